import { fitLine } from './fit-line.ts';

/** A mark in the order of grading, with the total that the measures alone give the paper. */
export type MarkInOrder = {
  readonly mark: number;
  readonly measured: number;
  /** Papers of one group are compared with each other only. */
  readonly group: string | null;
};

export type Drift = {
  /** Points by which the marks rose (above 0) or fell from the first papers to the last, papers alike. */
  readonly points: number;
  /** Holds the points in 19 of 20 cases. */
  readonly range: readonly [low: number, high: number];
  /** How many papers the first and the last ones are. */
  readonly papers: number;
};

const FEWEST_MARKS = 12;
const MOST_AT_ENDS = 10;

/** A trend this many standard errors away from none is chance in one of a hundred cases. */
const CLEAR = 2.6;
/** Half of the range that holds a difference in 19 of 20 cases, in standard errors of few papers. */
const RANGE = 2.1;
const LEAST_POINTS = 2;

/**
 * How an instructor's marks moved over the grading, against what papers alike would get: the trend of mark less
 * predicted mark, where the prediction is the line of the marks along the measures within each group. Both the trend
 * over all papers and the difference between the first and the last ones must be clear.
 */
export function findDrift(marks: readonly MarkInOrder[]): Drift | null {
  if (marks.length < FEWEST_MARKS) return null;
  const groups = marks.map(({ group }) => group);
  const measured = lessMean(
    marks.map(({ measured: value }) => value),
    groups,
  );
  const given = withoutLine(
    lessMean(
      marks.map(({ mark }) => mark),
      groups,
    ),
    measured,
  );
  // The order may go with the quality of the papers, as in a queue sorted by score: that is no drift.
  const order = withoutLine(
    lessMean(
      marks.map((_, index) => index),
      groups,
    ),
    measured,
  );
  const trend = fitLine(
    given.map((y, index) => ({ x: order[index] ?? 0, y })),
    new Set(groups).size,
  );
  if (Math.abs(trend.slope) <= CLEAR * trend.error) return null;
  const papers = Math.min(MOST_AT_ENDS, Math.floor(marks.length / 2));
  const [first, last] = [given.slice(0, papers), given.slice(-papers)];
  const points = meanOf(last) - meanOf(first);
  const half = RANGE * Math.hypot(standardError(first), standardError(last));
  if (Math.abs(points) < Math.max(LEAST_POINTS, half) || points > 0 !== trend.slope > 0) return null;
  return { points, range: [points - half, points + half], papers };
}

function lessMean(values: readonly number[], groups: readonly (string | null)[]): readonly number[] {
  const means = new Map(
    [...new Set(groups)].map((group) => [
      group,
      meanOf(values.filter((_, index) => groups[index] === group)),
    ]),
  );
  return values.map((value, index) => value - (means.get(groups[index] ?? null) ?? 0));
}

/** What a line along the measures leaves of the values. */
function withoutLine(values: readonly number[], measured: readonly number[]): readonly number[] {
  const line = fitLine(values.map((y, index) => ({ x: measured[index] ?? 0, y })));
  return values.map((value, index) => value - line.at(measured[index] ?? 0));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function standardError(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
}
