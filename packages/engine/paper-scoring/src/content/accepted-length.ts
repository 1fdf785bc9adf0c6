export type LengthUnit = 'word' | 'page';

/** A tenth above or below is within what is usually accepted; pages differ more, by font and margins. */
const TOLERANCE = { word: 0.1, page: 0.2 } as const satisfies Record<LengthUnit, number>;

/** The least and the most words that count as the length that was asked for; `null` where there is no limit. */
export type AcceptedLength = { readonly least: number | null; readonly most: number | null };

/** Where a length counts as met, for the verdict on it and for what is said of it; `least` and `most` in words. */
export function acceptLength({ least, most }: AcceptedLength, unit: LengthUnit): AcceptedLength {
  return {
    least: least === null ? null : Math.round(least * (1 - TOLERANCE[unit])),
    most: most === null ? null : Math.round(most * (1 + TOLERANCE[unit])),
  };
}
