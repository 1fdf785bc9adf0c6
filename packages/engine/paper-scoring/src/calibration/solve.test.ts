import { expect, it } from 'vitest';
import { solve } from './solve.ts';

it('solves a small system', () => {
  const solution = solve(
    [
      [4, 1, 0],
      [1, 3, 1],
      [0, 1, 2],
    ],
    [6, 10, 8],
  );
  expect(solution.map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 2, 3]);
});

it('answers with nothing for nothing', () => {
  expect(solve([], [])).toEqual([]);
});
