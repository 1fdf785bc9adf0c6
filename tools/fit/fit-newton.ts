import { Factored } from '../../packages/engine/paper-scoring/src/calibration/solve.ts';
import type { Logit } from '../../packages/engine/paper-scoring/src/requirements/part-weights.ts';

type Case = { readonly signs: readonly number[]; readonly isTrue: boolean };

/** Sentences of a paper, of which some are the answer. */
type Choice = {
  readonly options: readonly (readonly number[])[];
  /** Positions of the answer. */
  readonly chosen: ReadonlySet<number>;
};

const STEPS = 12;

/** A logistic regression by Newton's method; both classes weigh the same, `ridge` holds the weights down. */
export function fitCases(cases: readonly Case[], ridge: number): Logit {
  const scale = scaleOf(cases.map(({ signs }) => signs));
  const trueOnes = cases.filter(({ isTrue }) => isTrue).length;
  const share = { yes: 0.5 / Math.max(1, trueOnes), no: 0.5 / Math.max(1, cases.length - trueOnes) };
  const rows = cases.map(({ signs, isTrue }) => ({ signs: [1, ...scale.standard(signs)], isTrue }));
  let weights: readonly number[] = (rows[0]?.signs ?? []).map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const newton = new NewtonStep(weights, (at) => (at === 0 ? 1e-6 : ridge));
    for (const { signs, isTrue } of rows) {
      const chance = 1 / (1 + Math.exp(-product(weights, signs)));
      const weight = isTrue ? share.yes : share.no;
      newton.add(signs, weight * ((isTrue ? 1 : 0) - chance), weight * chance * (1 - chance));
    }
    weights = newton.next();
  }
  return scale.logit(weights);
}

/** Weights under which the chosen sentences are the likeliest of their papers. */
export function fitChoices(choices: readonly Choice[], ridge: number): Logit {
  const scale = scaleOf(choices.flatMap(({ options }) => options));
  const papers = choices.map(({ options, chosen }) => ({ options: options.map(scale.standard), chosen }));
  let weights: readonly number[] = (papers[0]?.options[0] ?? []).map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const newton = new NewtonStep(weights, () => ridge);
    for (const { options, chosen } of papers) {
      const odds = options.map((signs) => Math.exp(product(weights, signs)));
      const whole = odds.reduce((sum, one) => sum + one, 0);
      const mean = options[0]?.map((_, sign) =>
        options.reduce((sum, signs, at) => sum + ((odds[at] ?? 0) / whole) * (signs[sign] ?? 0), 0),
      );
      for (const [at, signs] of options.entries()) {
        const chance = (odds[at] ?? 0) / whole;
        const target = chosen.has(at) ? 1 / chosen.size : 0;
        newton.addSlope(signs, (target - chance) / papers.length);
        newton.addCurve(
          signs.map((value, sign) => value - (mean?.[sign] ?? 0)),
          chance / papers.length,
        );
      }
    }
    weights = newton.next();
  }
  return scale.logit([0, ...weights]);
}

class NewtonStep {
  readonly #weights: readonly number[];
  readonly #slope: number[];
  readonly #curve: number[][];

  constructor(weights: readonly number[], ridgeAt: (at: number) => number) {
    this.#weights = weights;
    this.#slope = weights.map((weight, at) => -ridgeAt(at) * weight);
    this.#curve = weights.map((_, row) => weights.map((__, column) => (row === column ? ridgeAt(row) : 0)));
  }

  add(signs: readonly number[], slope: number, curve: number): void {
    this.addSlope(signs, slope);
    this.addCurve(signs, curve);
  }

  addSlope(signs: readonly number[], by: number): void {
    for (const [at, sign] of signs.entries()) this.#slope[at] = (this.#slope[at] ?? 0) + by * sign;
  }

  addCurve(signs: readonly number[], by: number): void {
    for (const [row, line] of this.#curve.entries()) {
      const scaled = by * (signs[row] ?? 0);
      for (const [column, sign] of signs.entries()) line[column] = (line[column] ?? 0) + scaled * sign;
    }
  }

  next(): readonly number[] {
    const step = new Factored(this.#curve).solve(this.#slope);
    return this.#weights.map((weight, at) => weight + (step[at] ?? 0));
  }
}

type Scale = {
  readonly standard: (signs: readonly number[]) => readonly number[];
  /** Weights of standardized signs, the bias first, as weights of the signs themselves. */
  readonly logit: (weights: readonly number[]) => Logit;
};

function scaleOf(rows: readonly (readonly number[])[]): Scale {
  const columns = (rows[0] ?? []).map((_, sign) => rows.map((row) => row[sign] ?? 0));
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length);
  const spreads = columns.map(
    (column, at) =>
      Math.sqrt(column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / column.length) || 1,
  );
  return {
    standard: (signs) => signs.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    logit: ([bias = 0, ...weights]) => {
      const signs = weights.map((weight, at) => weight / (spreads[at] ?? 1));
      return { bias: bias - product(signs, means), signs };
    },
  };
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
