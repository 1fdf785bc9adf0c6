import type { Signals } from './signals.ts';
import { solve } from './solve.ts';

/** A paper with the percentage that the instructor gave it. */
export type GradedSignals = { readonly signals: Signals; readonly grade: number };

/** Examples that count for the usual values below as much as the real ones do. */
const USUAL_EXAMPLES = 3;

/** Percentage points by which the grades of a class usually lie apart. */
const USUAL_GRADE_SPREAD = 12;

/** How closely grades usually follow the merits, and how many examples that assumption is worth. */
const USUAL_CORRELATION = 0.7;
const CORRELATION_EXAMPLES = 10;

/** How strongly what the merits do not explain is kept from being explained by the other signals. */
const RIDGE = 3;

/** A grade further than this from what the other examples suggest counts as if it lay this far away. */
const OUTLIER = 20;

export type GradeFit = (signals: Signals) => number;

/**
 * Finds the instructor's scale in graded examples: the mean and spread of the grades, along the mean of the
 * merits, with a ridge regression on what that leaves. One example at least.
 */
export function fitGrades(given: readonly GradedSignals[]): GradeFit {
  const examples = tameOutliers(given);
  const scale = scaleOf(examples);
  const line = fitLine(examples, scale);
  const rows = examples.map(({ signals }) => standardise(signals, scale));
  const kernel = rows.map((one, i) => rows.map((other, j) => product(one, other) + (i === j ? RIDGE : 0)));
  const pulls = solve(
    kernel,
    examples.map(({ signals, grade }) => grade - line.predict(signals)),
  );
  const predict: GradeFit = (signals) => {
    const row = standardise(signals, scale);
    return rows.reduce(
      (sum, other, index) => sum + (pulls[index] ?? 0) * product(row, other),
      line.predict(signals),
    );
  };
  const fitted = examples.map(({ signals }) => predict(signals));
  const middle = mean(fitted);
  // A regression huddles around the mean; the instructor's grades do not, so their spread is given back.
  const stretch = line.gradeSpread / spread(fitted, line.correlation * USUAL_GRADE_SPREAD);
  return (signals) => middle + (predict(signals) - middle) * Math.min(3, stretch);
}

/** A mistyped mark among examples must not set the scale for all papers. */
function tameOutliers(examples: readonly GradedSignals[]): readonly GradedSignals[] {
  if (examples.length < 2) return examples;
  return examples.map((example) => {
    const others = examples.filter((other) => other !== example);
    const expected = fitLine(others, scaleOf(others)).predict(example.signals);
    const grade = Math.min(expected + OUTLIER, Math.max(expected - OUTLIER, example.grade));
    return { ...example, grade };
  });
}

type Scale = readonly { readonly middle: number; readonly spread: number }[];

function scaleOf(examples: readonly GradedSignals[]): Scale {
  const width = examples[0]?.signals.length ?? 0;
  return Array.from({ length: width }, (_, index) => {
    const values = examples.map(({ signals }) => signals[index]?.value ?? 0);
    return { middle: mean(values), spread: spread(values, examples[0]?.signals[index]?.spread ?? 1) };
  });
}

function standardise(signals: Signals, scale: Scale): readonly number[] {
  return signals.map(({ value }, index) => {
    const { middle, spread: width } = scale[index] ?? { middle: 0, spread: 1 };
    return Math.min(3, Math.max(-3, (value - middle) / width));
  });
}

/** The grades along the mean of the merits. */
function fitLine(examples: readonly GradedSignals[], scale: Scale) {
  const meritOf = (signals: Signals) =>
    mean(standardise(signals, scale).filter((_, index) => signals[index]?.isMerit === true));
  const merits = examples.map(({ signals }) => meritOf(signals));
  const grades = examples.map(({ grade }) => grade);
  const meanGrade = mean(grades);
  const meanMerit = mean(merits);
  const gradeSpread = spread(grades, USUAL_GRADE_SPREAD);
  const meritSpread = spread(merits, 0.8);
  const together = mean(examples.map(({ grade }, i) => (grade - meanGrade) * ((merits[i] ?? 0) - meanMerit)));
  const measured = together / (gradeSpread * meritSpread);
  const correlation = Math.max(
    0,
    (measured * examples.length + USUAL_CORRELATION * CORRELATION_EXAMPLES) /
      (examples.length + CORRELATION_EXAMPLES),
  );
  const slope = (correlation * gradeSpread) / meritSpread;
  const predict: GradeFit = (signals) => meanGrade + slope * (meritOf(signals) - meanMerit);
  return { predict, gradeSpread, correlation };
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0) / Math.max(1, one.length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Standard deviation, with a few examples of the usual one mixed in. */
function spread(values: readonly number[], usual: number): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt((squares + USUAL_EXAMPLES * usual ** 2) / (values.length + USUAL_EXAMPLES)) || 1;
}
