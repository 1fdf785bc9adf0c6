import type { CheckDescription } from '@greenpen/paper';

type Price = {
  /** Points for one finding. */
  readonly cost: number;
  /** Points for all findings of the check together, so that one repeated slip does not eat everything. */
  readonly cap: number;
};

const once = (cost: number): Price => ({ cost, cap: cost });

/**
 * What an error of APA style costs, out of 100 points. A check names its row; nothing else sets a price.
 *
 * For each place:
 * - minor: a reader understands everything, only the form is off: a comma, a period, an abbreviation, italics.
 * - moderate: a reader stumbles or needs a second look: a heading of the wrong level, a title in the wrong case, a
 *   missing line of the title page.
 * - major: a reader cannot find one work or the words quoted from it: no year, no entry, no page.
 *
 * Once for the whole paper, however many places show it:
 * - minor: one setting of the word processor is wrong throughout: font, margins, spacing, the order of the list.
 * - moderate: a required part is missing or the paper follows another style: no title page, numbers for citations.
 * - major: a reader can find none of the works: no reference list.
 */
const prices: ReadonlyMap<CheckDescription['cost'], Price> = new Map([
  ['minor', { cost: 1, cap: 5 }],
  ['moderate', { cost: 2, cap: 8 }],
  ['major', { cost: 4, cap: 16 }],
  ['minor once', once(4)],
  ['moderate once', once(12)],
  ['major once', once(30)],
]);

/** What an error of an APA check costs; nothing where the check has no price on this scale. */
export function priceOf({ cost }: Pick<CheckDescription, 'cost'>): Price {
  return prices.get(cost) ?? once(0);
}
