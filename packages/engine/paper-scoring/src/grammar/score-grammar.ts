import type { AreaBasis } from '@greenpen/grading';
import {
  fewestJudgedWords,
  isMostlyForeign,
  spanContains,
  type CheckCatalogue,
  type Finding,
  type GrammarExtent,
} from '@greenpen/paper';
import { count } from '../content/measure.ts';
import type { Sentence } from '../work/work.ts';

/**
 * Errors per 1,000 words at which 37 of 100 points are left. Each further error says less than the one before: two leave
 * 95, ten leave 76, thirty leave 43, and a paper that can still be read is not worth nothing.
 */
const STEEPNESS = 36;

/** A short text is judged as if it had this many words: one slip in a post of 80 words is one slip. */
const LEAST_WORDS = 400;

/** Points that one check may cost at most: one habit repeated forty times is still one habit. */
const CAP = 25;

/** Checks that cover many different mistakes and not one habit. */
const BROAD_CAP = 50;

export type GrammarRequest = {
  readonly findings: readonly Finding[];
  readonly checks: CheckCatalogue;
  /** Words of the running text. */
  readonly words: number;
  /** Sentences that repeat others, are copied from the assignment or speak to the grader: they show nothing. */
  readonly setApart: readonly Sentence[];
  /** On how much of it grammar was judged; `null` where that is not known. */
  readonly extent: GrammarExtent | null;
};

/**
 * What the grammar score is made of: 100 points, fewer where there is too little English to judge, less what
 * errors cost in their density per 1,000 words.
 */
export function scoreGrammar({ findings, checks, words, setApart, extent }: GrammarRequest): AreaBasis {
  const own = words - setApart.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const errors = findings.filter(
    ({ area, severity, span }) =>
      area === 'grammar' &&
      severity === 'error' &&
      (span === null || !setApart.some((sentence) => spanContains(sentence.span, span))),
  );
  // Of a very long paper only the first part was judged, and errors are counted against that.
  const judged = extent === null || extent.isWhole ? own : Math.min(own, extent.words);
  const amount = errors.reduce((sum, { times = 1 }) => sum + times, 0);
  const cost = costOfEach(amount, judged);
  const costs: Record<string, number> = {};
  const caps: Record<string, number> = {};
  for (const { id, check, times = 1 } of errors) {
    costs[id] = Math.round(cost * times * 100) / 100;
    caps[check] = checks.get(check)?.cost === 'mistakes' ? BROAD_CAP : CAP;
  }
  const density = judged === 0 ? 0 : (amount * 1000) / judged;
  // One finding may speak of several places; the list below this sentence counts findings.
  const named = amount === errors.length ? '' : ` (${count(errors.length, 'finding')})`;
  const reason =
    `${count(amount, 'error')}${named} in ${count(judged, 'word')}, ${density.toFixed(1)} per 1,000 words; ` +
    `each costs ${cost.toFixed(1)} points, with a limit of ${CAP} for each kind of error, or ${BROAD_CAP} for spelling, agreement, word forms and word choice.`;
  const { points, because } = pointsToStartFrom(words, own, extent);
  const likely = likelyRange({ errors, checks, words: judged });
  const part = { id: 'grammar', label: 'Grammar and spelling', points, maxPoints: 100 };
  return {
    parts: [{ ...part, reason: [because, reason, likely].filter((text) => text !== null).join(' ') }],
    costs,
    caps,
  };
}

/** Points: all errors together follow the curve, and each takes an equal share, so that the sum can be checked. */
function costOfEach(amount: number, words: number): number {
  const density = (amount * 1000) / Math.max(words, LEAST_WORDS);
  return amount === 0 ? 0 : (100 * (1 - Math.exp(-density / STEEPNESS))) / amount;
}

/** Share of errors that is assumed to be found where it was not measured. */
const USUAL_RECALL = 0.5;

type Found = {
  readonly errors: readonly Finding[];
  readonly checks: CheckCatalogue;
  readonly words: number;
};

/** What a careful reader would probably find, from how much is known to be missed of each kind; `null` without errors. */
function likelyRange({ errors, checks, words }: Found): string | null {
  const marked = errors.reduce((sum, { times = 1 }) => sum + times, 0);
  if (marked === 0) return null;
  const expected = errors.reduce(
    (sum, { check, times = 1 }) => sum + times / (checks.get(check)?.recall ?? USUAL_RECALL),
    0,
  );
  const least = scoreAt(expected, words);
  const most = scoreAt(marked, words);
  return `Not every error is found: going by the kinds of these errors, a careful reader may find up to ${Math.ceil(expected)}, which would make the score ${least} instead of ${most}.`;
}

/** The score without limits for a kind. */
function scoreAt(errors: number, words: number): number {
  return Math.round(100 - costOfEach(errors, words) * errors);
}

type Start = { readonly points: number; readonly because: string | null };

/** A text that shows little of its writer's grammar starts from fewer points, so that nobody is given 100 for it. */
function pointsToStartFrom(running: number, words: number, extent: GrammarExtent | null): Start {
  if (running === 0) return { points: 0, because: 'There is no running text to judge.' };
  if (words === 0) return { points: 0, because: 'None of this text is both new and written for a reader.' };
  const enough = Math.min(1, words / fewestJudgedWords);
  const read = extent === null ? 1 : Math.min(1, extent.words / Math.min(words, fewestJudgedWords));
  const english = extent === null ? 1 : Math.min(1, extent.englishShare * 2);
  // What is there and cannot be judged earns half.
  const points = Math.round(1000 * enough * (0.5 + 0.5 * Math.min(read, english))) / 10;
  if (extent !== null && isMostlyForeign(extent)) {
    return { points, because: 'Most of this text is not in English, and only English can be judged.' };
  }
  if (enough < 1) {
    const little =
      words < running ? 'too little text that is new and written for a reader' : 'too little text';
    return { points, because: `There is ${little} to judge: ${count(words, 'word')}.` };
  }
  if (read === 1) return { points, because: null };
  const isShouted = (extent?.capitalWords ?? 0) >= fewestJudgedWords;
  const because = isShouted
    ? 'This text is in all capitals, so names and errors cannot be identified.'
    : 'Hardly any of this text is in complete sentences.';
  return { points, because };
}
