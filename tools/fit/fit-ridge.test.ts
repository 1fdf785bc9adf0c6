import { describe, expect, it } from 'vitest';
import { fitRidge } from './fit-ridge.ts';

const rows = [0, 1, 2, 3, 4].flatMap((one) =>
  [0, 1, 2].map((other) => ({ values: [one, other], target: 3 + 2 * one - other })),
);

describe('fitting a ridge regression', () => {
  it('finds the weights that the rows follow, and none below 0', () => {
    const { bias, weights } = fitRidge(rows, { prior: [1, 1], strength: 1e-6 });
    expect(weights[0]).toBeCloseTo(2, 3);
    expect(weights[1]).toBe(0);
    expect(bias).toBeCloseTo(2, 3);
  });

  it('stays at the prior where the rows say little', () => {
    const { weights } = fitRidge(rows, { prior: [0.5, 0.5], strength: 1e9 });
    for (const weight of weights) expect(weight).toBeCloseTo(0.5, 3);
  });

  it('shares the weight among signs that tell the same', () => {
    const same = rows.map(({ values: [one = 0] }) => ({ values: [one, one], target: 2 * one }));
    const { weights } = fitRidge(same, { prior: [0, 0], strength: 1e-3 });
    expect(weights[0]).toBeCloseTo(1, 2);
    expect(weights[1]).toBeCloseTo(1, 2);
  });
});
