import type { ScoreInterval } from '@greenpen/grading';
import type { GradeFit } from './fit-grades.ts';

/** Share of papers whose own mark an interval holds. */
const COVERAGE = 0.8;

/** From this many examples on, their own errors set the interval. */
const ENOUGH_EXAMPLES = 8;

/**
 * With fewer: the root mean square error that an uncalibrated scale usually has, in percentage points, worth this many
 * examples, and the half-width of 80% of a normal distribution in standard deviations.
 */
const USUAL_ERROR = 14;
const USUAL_ERROR_EXAMPLES = 4;
const HALF_WIDTH = 1.28;

/**
 * Where the instructor's own mark lies in four of five papers. From eight examples on by conformal prediction: the
 * quantile of the errors that each example has when all others predict it (Vovk et al., 2005; Barber et al., 2021),
 * which holds whatever the errors look like. `null` without examples.
 */
export function intervalAround(score: number, errors: GradeFit['errors']): ScoreInterval | null {
  if (errors.length === 0) return null;
  const half = errors.length < ENOUGH_EXAMPLES ? usualHalfWidth(errors) : conformalHalfWidth(errors);
  return [Math.max(0, Math.round(score - half)), Math.min(100, Math.round(score + half))];
}

function usualHalfWidth(errors: GradeFit['errors']): number {
  const weight = errors.reduce((sum, one) => sum + one.weight, 0);
  const squares = errors.reduce((sum, one) => sum + one.weight * one.error ** 2, 0);
  const variance = (squares + USUAL_ERROR_EXAMPLES * USUAL_ERROR ** 2) / (weight + USUAL_ERROR_EXAMPLES);
  return HALF_WIDTH * Math.sqrt(variance);
}

/** The new paper counts as one more example, whose error may be any. */
function conformalHalfWidth(errors: GradeFit['errors']): number {
  const sizes = errors
    .map(({ error, weight }) => ({ size: Math.abs(error), weight }))
    .toSorted((a, b) => a.size - b.size);
  const whole = sizes.reduce((sum, { weight }) => sum + weight, 0) + 1;
  let held = 0;
  for (const { size, weight } of sizes) {
    held += weight;
    if (held >= COVERAGE * whole) return size;
  }
  return sizes.at(-1)?.size ?? 100;
}
