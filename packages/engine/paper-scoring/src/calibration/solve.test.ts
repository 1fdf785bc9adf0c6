import { expect, it } from 'vitest';
import { Factored } from './solve.ts';

const matrix = [
  [4, 1, 0],
  [1, 3, 1],
  [0, 1, 2],
];

const round = (values: readonly number[]) => values.map((value) => Math.round(value * 1e9) / 1e9);

it('solves a small system', () => {
  expect(round(new Factored(matrix).solve([6, 10, 8]))).toEqual([1, 2, 3]);
});

it('gives the diagonal of the inverse', () => {
  const unit = (index: number) => matrix.map((_, row) => (row === index ? 1 : 0));
  const inverse = matrix.map((_, index) => new Factored(matrix).solve(unit(index))[index] ?? 0);
  expect(round(new Factored(matrix).inverseDiagonal())).toEqual(round(inverse));
});

it('answers with nothing for nothing', () => {
  expect(new Factored([]).solve([])).toEqual([]);
});
