import type { Requirement } from '@greenpen/grading';
import { alignParts } from './align-parts.ts';
import { fitParts, type PartFit, type Place } from './part-fits.ts';
import type { WordMeanings } from './requirement-terms.ts';

/** What speaks for a part being answered, each number larger where it is likelier. */
export type PartEvidence = {
  /** The best fit of any sentence by its words, and by the kind of statement it makes. */
  readonly words: number;
  readonly kinds: number;
  /** The fit of the place by its words. */
  readonly wordsAtPlace: number;
  /** The best fit of any sentence, in all. */
  readonly fit: number;
  /** By how much some sentence fits this part better than any other part. */
  readonly lead: number;
  /** How much worse the paper is explained without this part. */
  readonly need: number;
  /** The probability of the surest sentence to belong to this part. */
  readonly certainty: number;
  /** What the part can be looked for by. */
  readonly names: PartFit['names'];
  /** Where the part is answered, if it is. */
  readonly place: Place | null;
  /** Sentences that belong to the part more likely than not. */
  readonly places: readonly Place[];
};

/** The only part has no others to compete with: the usual lead of an answered part. */
const LEAD_ALONE = 0.4;

export function weighParts(
  parts: readonly Requirement[],
  places: readonly Place[],
  title: string,
  meanings: WordMeanings,
): readonly PartEvidence[] {
  const fits = fitParts(parts, places, title, meanings);
  const totals = fits.map(({ total }) => total);
  const alignments = alignParts({ fits: totals, paragraphs: places.map(({ paragraph }) => paragraph) });
  return fits.map(({ words, kinds, total, names }, part) => {
    const { shares, need } = alignments[part] ?? { shares: [], need: 0 };
    const leads = total.map((own, at) => {
      const others = totals.flatMap((other, index) => (index === part ? [] : (other[at] ?? 0)));
      return others.length === 0 ? Math.min(own, LEAD_ALONE) : own - Math.max(...others);
    });
    const certainty = Math.max(0, ...shares);
    const at = shares.indexOf(certainty);
    return {
      words: Math.max(0, ...words),
      kinds: Math.max(0, ...kinds),
      fit: Math.max(-1, ...total),
      lead: Math.max(-3, ...leads),
      need: Math.min(12, need),
      certainty,
      names,
      place: places[at] ?? null,
      wordsAtPlace: words[at] ?? 0,
      places: places.filter((_, at) => (shares[at] ?? 0) > 0.5),
    };
  });
}
