import type { Signals } from './signals.ts';
import { Factored } from './solve.ts';
import { likenessOf, WordLikeness } from './word-likeness.ts';

/** A paper with the percentage that the instructor gave it. */
export type GradedSignals = {
  readonly signals: Signals;
  readonly grade: number;
  /** How much it says about the papers at hand, above 0 and up to 1. */
  readonly weight: number;
};

/** Examples that count for the usual values below as much as the real ones do. */
const USUAL_EXAMPLES = 5;

/** Percentage points by which the grades of a class usually lie apart. */
const USUAL_GRADE_SPREAD = 12;

/** How closely grades usually follow the merits, and how many examples that assumption is worth. */
const USUAL_CORRELATION = 0.75;
const CORRELATION_EXAMPLES = 10;

/** Shares of what the merits leave open: due to the other signals, to the words, and to chance. */
const BY_SIGNALS = 0.3;
const BY_WORDS = 0.3;
const BY_CHANCE = 0.3;

/**
 * A grade further than this from what the other examples suggest counts as if it lay this far away; with few examples
 * nearer, half a point more for each.
 */
const OUTLIER = 20;
const OUTLIER_OF_FEW = 6;

/** Examples from which on predictions may be spread out to twice their width; fewer would turn noise into grades. */
const STRETCH_EXAMPLES = 40;

export type GradeFit = {
  /** The percentage that the instructor would give. */
  readonly predict: (signals: Signals) => number;
  /** Of each example, the given grade less the one predicted from all other examples, with the example's weight. */
  readonly errors: readonly { readonly error: number; readonly weight: number }[];
};

/**
 * Finds the instructor's scale in graded examples: the mean and spread of the grades, along the mean of the merits,
 * with a Gaussian process on what that leaves (linear in the signals, and by likeness of vocabulary). One example at
 * least.
 */
export function fitGrades(given: readonly GradedSignals[]): GradeFit {
  const examples = tameOutliers(given);
  const scale = scaleOf(examples);
  const line = fitLine(examples, scale);
  const likeness = new WordLikeness(examples.map(({ signals }) => signals.words));
  const rows = examples.map(({ signals }) => placeOf(signals, scale, likeness));
  const left = examples.map(({ signals, grade }) => grade - line.predict(signals));
  const kernel = rows.map((one, i) =>
    rows.map((other, j) => alike(one, other) + (i === j ? BY_CHANCE / (examples[i]?.weight ?? 1) : 0)),
  );
  const factored = new Factored(kernel);
  const pulls = factored.solve(left);
  const inverse = factored.inverseDiagonal();
  const raw = (signals: Signals): number => {
    const row = placeOf(signals, scale, likeness);
    return rows.reduce(
      (sum, other, index) => sum + (pulls[index] ?? 0) * alike(row, other),
      line.predict(signals),
    );
  };
  // What the other examples alone predict for each (Rasmussen & Williams, 2006, eq. 5.12), with their own line: few
  // examples bend the line of all towards themselves, and would seem better predicted than the next paper is.
  const without = examples.map((example, i) => {
    const beside = (left[i] ?? 0) - (pulls[i] ?? 0) / (inverse[i] ?? 1);
    return lineWithout(examples, example, line).predict(example.signals) + beside;
  });
  const weights = examples.map(({ weight }) => weight);
  // A regression huddles around the mean; the instructor's grades do not, so their spread is given back.
  const reached = spread(without, weights, line.correlation * USUAL_GRADE_SPREAD);
  const stretch = Math.min(
    1 + Math.min(1, sumOf(weights) / STRETCH_EXAMPLES),
    Math.max(1, line.gradeSpread / reached),
  );
  const spreadOut = (value: number): number => line.middle + (value - line.middle) * stretch;
  return {
    predict: (signals) => spreadOut(raw(signals)),
    errors: given.map(({ grade, weight }, i) => ({ error: grade - spreadOut(without[i] ?? 0), weight })),
  };
}

function lineWithout(examples: readonly GradedSignals[], example: GradedSignals, otherwise?: Line): Line {
  const others = examples.filter((other) => other !== example);
  return others.length === 0 && otherwise !== undefined ? otherwise : fitLine(others, scaleOf(others));
}

/** A mistyped mark among examples must not set the scale for all papers. */
function tameOutliers(examples: readonly GradedSignals[]): readonly GradedSignals[] {
  if (examples.length < 2) return examples;
  const furthest = Math.min(OUTLIER, OUTLIER_OF_FEW + examples.length / 2);
  return examples.map((example) => {
    const expected = lineWithout(examples, example).predict(example.signals);
    const grade = Math.min(expected + furthest, Math.max(expected - furthest, example.grade));
    return { ...example, grade };
  });
}

type Scale = readonly { readonly middle: number; readonly spread: number }[];

function scaleOf(examples: readonly GradedSignals[]): Scale {
  const usual = examples[0]?.signals.amounts ?? [];
  const weights = examples.map(({ weight }) => weight);
  return usual.map((signal, index) => {
    const values = examples.map(({ signals }) => signals.amounts[index]?.value ?? 0);
    return { middle: mean(values, weights), spread: spread(values, weights, signal.spread) };
  });
}

type Place = { readonly amounts: readonly number[]; readonly words: ReadonlyMap<string, number> };

function placeOf(signals: Signals, scale: Scale, likeness: WordLikeness): Place {
  return { amounts: standardise(signals, scale), words: likeness.vectorOf(signals.words) };
}

function standardise({ amounts }: Signals, scale: Scale): readonly number[] {
  return amounts.map(({ value }, index) => {
    const { middle, spread: width } = scale[index] ?? { middle: 0, spread: 1 };
    return Math.min(3, Math.max(-3, (value - middle) / width));
  });
}

function alike(one: Place, other: Place): number {
  const product = one.amounts.reduce((sum, value, index) => sum + value * (other.amounts[index] ?? 0), 0);
  return (
    (BY_SIGNALS * product) / Math.max(1, one.amounts.length) + BY_WORDS * likenessOf(one.words, other.words)
  );
}

type Line = ReturnType<typeof fitLine>;

/** The grades along the mean of the merits. */
function fitLine(examples: readonly GradedSignals[], scale: Scale) {
  const meritOf = (signals: Signals): number => {
    const merits = standardise(signals, scale).filter((_, index) => signals.amounts[index]?.isMerit === true);
    return merits.reduce((sum, value) => sum + value, 0) / Math.max(1, merits.length);
  };
  const weights = examples.map(({ weight }) => weight);
  const merits = examples.map(({ signals }) => meritOf(signals));
  const grades = examples.map(({ grade }) => grade);
  const middle = mean(grades, weights);
  const meanMerit = mean(merits, weights);
  const gradeSpread = spread(grades, weights, USUAL_GRADE_SPREAD);
  const meritSpread = spread(merits, weights, 0.8);
  const together = mean(
    grades.map((grade, i) => (grade - middle) * ((merits[i] ?? 0) - meanMerit)),
    weights,
  );
  const measured = together / (gradeSpread * meritSpread);
  const count = sumOf(weights);
  const correlation = Math.max(
    0,
    (measured * count + USUAL_CORRELATION * CORRELATION_EXAMPLES) / (count + CORRELATION_EXAMPLES),
  );
  const slope = (correlation * gradeSpread) / meritSpread;
  const predict = (signals: Signals): number => middle + slope * (meritOf(signals) - meanMerit);
  return { predict, middle, gradeSpread, correlation };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / (sumOf(weights) || 1);
}

/** Standard deviation, with a few examples of the usual one mixed in. */
function spread(values: readonly number[], weights: readonly number[], usual: number): number {
  const middle = mean(values, weights);
  const squares = values.reduce(
    (sum, value, index) => sum + (weights[index] ?? 0) * (value - middle) ** 2,
    0,
  );
  return Math.sqrt((squares + USUAL_EXAMPLES * usual ** 2) / (sumOf(weights) + USUAL_EXAMPLES)) || 1;
}
