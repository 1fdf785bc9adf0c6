import {
  MANNER_MARKS,
  shareOfKinds,
  type Manner,
  type MannerTable,
} from '../../packages/engine/paper-scoring/src/requirements/manner.ts';

/** A sentence of a paper beside a part of its assignment. */
export type MannerCase = {
  readonly manner: Manner;
  /** The kinds of statement that the part asks for. */
  readonly kinds: readonly { readonly name: string }[];
  /** What else speaks for the sentence, without its manner; weighed beside it, so that the manner adds to it. */
  readonly signs: readonly number[];
  readonly isAnswer: boolean;
};

const STEPS = 250;
const RATE = 0.02;
const [DECAY, DECAY_OF_SQUARES] = [0.9, 0.999];
/** Holds the weights down, as a share of all cases. */
const RIDGE = 50;

/** Fits what each mark of manner speaks for to labelled sentences: a logistic regression, by Adam on all cases at once. */
export function fitManner(cases: readonly MannerCase[]): MannerTable {
  const names = [...new Set(cases.flatMap(({ kinds }) => shareOfKinds(kinds).map(([name]) => name)))];
  const rowOf = new Map(names.map((name, at) => [name, at * MANNER_MARKS]));
  const signsAt = names.length * MANNER_MARKS;
  const scale = scaleOf(cases.map(({ signs }) => signs));
  const rows = cases.map(({ manner, kinds, signs, isAnswer }) => {
    const filled = shareOfKinds(kinds).flatMap(([name, share]) =>
      manner.map(([mark, strength]) => [(rowOf.get(name) ?? 0) + mark, share * strength] as const),
    );
    const given = [1, ...scale(signs)].map((value, at) => [signsAt + at, value] as const);
    const entries = [...filled, ...given];
    return {
      at: Int32Array.from(entries, ([at]) => at),
      value: Float64Array.from(entries, ([, value]) => value),
      target: isAnswer ? 1 : 0,
    };
  });
  const weights = descend(rows, signsAt + 1 + (cases[0]?.signs.length ?? 0));
  return Object.fromEntries(
    [...rowOf].map(([name, at]) => [name, [...weights.subarray(at, at + MANNER_MARKS)]] as const),
  );
}

type Row = { readonly at: Int32Array; readonly value: Float64Array; readonly target: number };

function descend(rows: readonly Row[], size: number): Float64Array {
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight) => (RIDGE * weight) / rows.length);
    for (const { at, value, target } of rows) {
      let logit = 0;
      for (let entry = 0; entry < at.length; entry += 1)
        logit += (weights[at[entry] ?? 0] ?? 0) * (value[entry] ?? 0);
      const error = (1 / (1 + Math.exp(-logit)) - target) / rows.length;
      for (let entry = 0; entry < at.length; entry += 1) {
        const place = at[entry] ?? 0;
        slope[place] = (slope[place] ?? 0) + error * (value[entry] ?? 0);
      }
    }
    for (const [place, by] of slope.entries()) {
      mean[place] = DECAY * (mean[place] ?? 0) + (1 - DECAY) * by;
      square[place] = DECAY_OF_SQUARES * (square[place] ?? 0) + (1 - DECAY_OF_SQUARES) * by * by;
      const first = (mean[place] ?? 0) / (1 - DECAY ** step);
      const second = (square[place] ?? 0) / (1 - DECAY_OF_SQUARES ** step);
      weights[place] = (weights[place] ?? 0) - (RATE * first) / (Math.sqrt(second) + 1e-8);
    }
  }
  return weights;
}

function scaleOf(rows: readonly (readonly number[])[]): (signs: readonly number[]) => readonly number[] {
  const columns = (rows[0] ?? []).map((_, sign) => rows.map((row) => row[sign] ?? 0));
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length);
  const spreads = columns.map(
    (column, at) =>
      Math.sqrt(column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / column.length) || 1,
  );
  return (signs) => signs.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1));
}
