import type { AreaScores, GradedExample, MeasuredAreas } from '@greenpen/grading';
import type { GradeFit } from './fit-grades.ts';

/** An example with the points of the total by which its grammar and APA style lie above those of the others. */
type Offset = { readonly offset: number; readonly weight: number };

export type Offsets = {
  /** Of each example; 0 where the checks did not read it. */
  readonly ofExamples: readonly number[];
  readonly of: (areas: MeasuredAreas) => number;
};

type Weighted = { readonly example: Pick<GradedExample, 'measured'>; readonly weight: number };

/** With fewer examples that the checks read, what is usual among them is known that much less. */
const HALF_KNOWN = 3;

/**
 * Grammar and APA style are no signals of the fit, so what they cost is taken off before it and added after it, at the
 * weights of the areas and against what is usual among the examples.
 */
export function offsetsOf(usable: readonly Weighted[], shares: AreaScores): Offsets {
  const known = usable.filter(({ example }) => example.measured !== undefined);
  const trust = sumOf(known) / (sumOf(known) + HALF_KNOWN);
  const usual = { grammar: usualOf('grammar', known), apa: usualOf('apa', known) };
  const above = (area: keyof MeasuredAreas, score: number | null): number =>
    score === null || usual[area] === null ? 0 : ((score - usual[area]) * shares[area]) / 100;
  const of = ({ grammar, apa }: MeasuredAreas): number =>
    trust * (above('grammar', grammar) + above('apa', apa));
  return {
    ofExamples: usable.map(({ example: { measured } }) => (measured === undefined ? 0 : of(measured))),
    of,
  };
}

/** Examples that the instructor's own weights of the areas are worth, with offsets of usual size in points. */
const WEIGHTS_WORTH = 10;
const USUAL_OFFSET = 4;

/**
 * How far the instructor's marks follow the offsets, from 0 to 1: at first wholly, as her weights say, and with more
 * examples as their errors without the offsets say.
 */
export function trustIn(offsets: readonly number[], errors: GradeFit['errors']): number {
  const given: readonly (Offset & { readonly error: number })[] = errors.map(({ error, weight }, index) => ({
    error,
    weight,
    offset: offsets[index] ?? 0,
  }));
  const prior = WEIGHTS_WORTH * USUAL_OFFSET ** 2;
  const together = given.reduce((sum, { error, offset, weight }) => sum + weight * error * offset, prior);
  const squares = given.reduce((sum, { offset, weight }) => sum + weight * offset ** 2, prior);
  return Math.min(1, Math.max(0, together / squares));
}

function usualOf(area: keyof MeasuredAreas, known: readonly Weighted[]): number | null {
  const judged = known.filter(({ example }) => typeof example.measured?.[area] === 'number');
  if (judged.length === 0) return null;
  const sum = judged.reduce((all, { example, weight }) => all + weight * (example.measured?.[area] ?? 0), 0);
  return sum / sumOf(judged);
}

function sumOf(some: readonly { readonly weight: number }[]): number {
  return some.reduce((sum, { weight }) => sum + weight, 0);
}
