import type { Requirement } from '@greenpen/grading';
import { alignParts, type PartAlignment } from './align-parts.ts';
import { readAnswerSigns, signAt, type AnswerSigns, type PartSigns } from './answer-signs.ts';
import type { Place } from './part-likeness.ts';
import { weigh, type PartWeights } from './part-weights.ts';
import type { WordMeanings } from './requirement-terms.ts';
import { findRuled } from './rulings.ts';

/**
 * What speaks for a part being answered somewhere in a paper:
 * - the best place by all signs; the best and second-best by all but the order; that of the best place by those
 * - by how much the paper is explained worse without the part; the surest sentence; how many sentences belong to it
 * - by how much some sentence fits it better than any other part
 * - likeness and kind of statement at the best place; the best likeness and the best subject word anywhere
 */
export type PresenceSigns = readonly number[];

export type PartEvidence = {
  readonly presence: PresenceSigns;
  /** What the part can be looked for by. */
  readonly names: PartSigns['names'];
  /** Where the part is answered, if it is. */
  readonly place: Place | null;
  /** Sentences that belong to the part more likely than not. */
  readonly places: readonly Place[];
  /** By paragraph: the chance that it has the answer, wherever the other parts are answered. */
  readonly spread: ReadonlyMap<number, number>;
};

/** The only part has no others to compete with: the usual lead of an answered part. */
const LEAD_ALONE = 0.4;
const MOST_NEED = 8;
const NEIGHBOURHOOD = 0.5;
/** Log-odds by which a sentence elsewhere has to fit a part better. */
const CLEARLY_BETTER = 2;

/** The evidence for each part, from the signs of all sentences. */
export function weighParts(
  parts: readonly Requirement[],
  { places, title }: { readonly places: readonly Place[]; readonly title: string },
  meanings: WordMeanings,
  weights: PartWeights,
): readonly PartEvidence[] {
  const signs = readAnswerSigns(parts, places, title, meanings).map((one, part) => {
    const requirement = parts[part];
    const ruled = requirement === undefined ? null : findRuled(requirement, places);
    return ruled?.counts === false ? { ...one, ruledOut: places.indexOf(ruled.place) } : one;
  });
  return weighSigns(signs, places, weights);
}

/** What a sentence is worth that the instructor ruled out, or that cannot be an answer. */
const RULED_OUT = -10;

export function weighSigns(
  ofParts: readonly PartSigns[],
  places: readonly Place[],
  { placing, content }: Pick<PartWeights, 'placing' | 'content'>,
): readonly PartEvidence[] {
  const scoresOf = (weighSign: (one: AnswerSigns) => number) =>
    ofParts.map(({ signs, ruledOut, unfit }) =>
      signs.map((one, at) => (at === ruledOut || unfit.has(at) ? RULED_OUT : weighSign(one))),
    );
  const placed = scoresOf((one) => weigh(placing, one));
  const fits = scoresOf((one) => weigh(content, withoutOrder(one)));
  const alignments = alignParts({ fits, paragraphs: places.map(({ paragraph }) => paragraph) });
  return ofParts.map(({ signs, names }, part) => {
    const own = fits[part] ?? [];
    const alignment = alignments[part] ?? { shares: [], need: 0 };
    const { shares } = alignment;
    const scores = (placed[part] ?? []).map(
      (score, at) => score + NEIGHBOURHOOD * Math.log((shares[at] ?? 0) + 1e-6),
    );
    const placedAt = scores.indexOf(Math.max(...scores));
    const bestAt = own.indexOf(Math.max(...own));
    // In a paper out of order, what a sentence says tells more than where it is.
    const at = (own[bestAt] ?? 0) - (own[placedAt] ?? 0) > CLEARLY_BETTER ? bestAt : placedAt;
    const others = fits.filter((_, index) => index !== part);
    return {
      presence:
        signs.length === 0
          ? []
          : presenceOf({ signs, placed: placed[part] ?? [], fits: own, alignment, others, at }),
      names,
      place: places[at] ?? null,
      places: places.filter((_, index) => (shares[index] ?? 0) > 0.5),
      spread: spreadOf(own, places),
    };
  });
}

function spreadOf(fits: readonly number[], places: readonly Place[]): ReadonlyMap<number, number> {
  const most = Math.max(...fits);
  const chances = fits.map((fit) => Math.exp(fit - most));
  const whole = chances.reduce((sum, chance) => sum + chance, 0);
  const spread = new Map<number, number>();
  for (const [at, { paragraph }] of places.entries())
    spread.set(paragraph, (spread.get(paragraph) ?? 0) + (chances[at] ?? 0) / whole);
  return spread;
}

/** Two signs of the order, by sentences and by paragraphs. */
export function withoutOrder(signs: AnswerSigns): AnswerSigns {
  return signs.toSpliced(signAt.order, 2);
}

type Weighed = {
  readonly signs: readonly AnswerSigns[];
  readonly placed: readonly number[];
  readonly fits: readonly number[];
  readonly alignment: PartAlignment;
  /** Fits of the other parts. */
  readonly others: readonly (readonly number[])[];
  readonly at: number;
};

function presenceOf({ signs, placed, fits, alignment, others, at }: Weighed): PresenceSigns {
  const [best = 0, second = best] = fits.toSorted((a, b) => b - a);
  const leads = fits.map((fit, index) =>
    others.length === 0
      ? Math.min(fit, LEAD_ALONE)
      : fit - Math.max(...others.map((other) => other[index] ?? 0)),
  );
  const most = (sign: number) => Math.max(...signs.map((one) => one[sign] ?? 0));
  return [
    Math.max(...placed),
    best,
    second,
    fits[at] ?? 0,
    Math.min(MOST_NEED, alignment.need),
    Math.max(...alignment.shares),
    Math.log(0.05 + alignment.shares.reduce((sum, share) => sum + share, 0)),
    Math.max(...leads),
    signs[at]?.[signAt.like] ?? 0,
    signs[at]?.[signAt.plain] ?? 0,
    most(signAt.like),
    most(signAt.top),
  ];
}
