import type { Requirement, Verdict } from '@greenpen/grading';
import type { Paper, Span } from '@greenpen/paper';
import type { ReadWork } from '../content/measure-input.ts';

/** A verdict with the place that shows it, and what was counted. */
export type Judged = {
  readonly verdict: Verdict;
  readonly span: Span | null;
  readonly reason?: string | undefined;
};

export type Judge = (requirement: Requirement, input: ReadWork, paper: Paper) => Judged;

export const cannotTell: Judged = { verdict: 'cannot-tell', span: null };

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number as instructions write it: "three", "1,500". */
export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|${NUMBER_WORDS.slice(1).join('|')})`;

export function numberOf(written: string): number {
  const at = NUMBER_WORDS.indexOf(written.toLowerCase());
  return at === -1 ? Number(written.replaceAll(',', '')) : at;
}

/** Judges how often something forbidden occurs: one or two slips keep most of a ban. */
export function judgeSlips(places: readonly Span[], says: (amount: number) => string): Judged {
  const [span = null] = places;
  if (span === null) return { verdict: 'met', span };
  return { verdict: places.length <= 2 ? 'partly' : 'not-found', span, reason: says(places.length) };
}
