import { expect, it } from 'vitest';
import { meanOf, shareOf, spearman } from './statistics.ts';

const pairsOf = (values: readonly number[]) => values.map((value, index) => [index, value] as const);

it('finds the mean and the share', () => {
  expect(meanOf([1, 2, 6])).toBe(3);
  expect(shareOf([1, 2, 6, 7], (value) => value > 5)).toBe(0.5);
});

it('correlates by rank', () => {
  expect(spearman(pairsOf([1, 10, 100, 1000]))).toBeCloseTo(1);
  expect(spearman(pairsOf([4, 3, 2, 1]))).toBeCloseTo(-1);
  // Ranks 1, 2, 3, 4, 5 against 2, 1, 4, 3, 5: 1 - 6 · 4 / (5 · 24).
  expect(spearman(pairsOf([20, 10, 40, 30, 50]))).toBeCloseTo(0.8);
  // Ranks 1, 2, 3 against 1.5, 1.5, 3.
  expect(spearman(pairsOf([1, 1, 2]))).toBeCloseTo(0.866, 3);
});
