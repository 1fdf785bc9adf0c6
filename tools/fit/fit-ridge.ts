export type Row = { readonly values: readonly number[]; readonly target: number };

export type RidgeFit = { readonly bias: number; readonly weights: readonly number[] };

const STEPS = 4000;

/**
 * Linear regression with weights of 0 or more that are drawn towards `prior`, the more the larger `strength`, so that
 * signs that tell the same share the weight among them. By projected gradient descent.
 */
export function fitRidge(
  rows: readonly Row[],
  { prior, strength }: { readonly prior: readonly number[]; readonly strength: number },
): RidgeFit {
  const means = prior.map((_, at) => meanOf(rows.map(({ values }) => values[at] ?? 0)));
  const mean = meanOf(rows.map(({ target }) => target));
  const centred = rows.map(({ values, target }) => ({
    values: values.map((value, at) => value - (means[at] ?? 0)),
    target: target - mean,
  }));
  const squares = prior.map((_, one) =>
    prior.map((__, other) => sumOf(centred, ({ values }) => (values[one] ?? 0) * (values[other] ?? 0))),
  );
  const towards = prior.map((_, at) => sumOf(centred, ({ values, target }) => (values[at] ?? 0) * target));
  // The trace bounds the largest eigenvalue, so that no step overshoots.
  const bound = strength + prior.reduce((sum, _, at) => sum + (squares[at]?.[at] ?? 0), 0);
  let weights: readonly number[] = prior;
  for (let step = 0; step < STEPS; step += 1) {
    const before = weights;
    weights = before.map((weight, at) => {
      const slope =
        dot(squares[at] ?? [], before) - (towards[at] ?? 0) + strength * (weight - (prior[at] ?? 0));
      return Math.max(0, weight - slope / bound);
    });
  }
  return { bias: mean - dot(means, weights), weights };
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function sumOf(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
