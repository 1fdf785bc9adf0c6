import { expect, it } from 'vitest';
import { groupEdits } from './dashboard.ts';

const edit = (typed: number) => ({ used: 10, typed });

it('keeps few edits apart, and gathers many in ten groups of nearly the same size', () => {
  expect(groupEdits([])).toEqual([]);
  expect(groupEdits([edit(4), edit(1)])).toEqual([
    { grades: 1, used: 10, typed: 4 },
    { grades: 1, used: 10, typed: 1 },
  ]);
  const many = groupEdits(Array.from({ length: 23 }, (_, at) => edit(at)));
  expect(many.map(({ grades }) => grades)).toEqual([2, 2, 2, 3, 2, 2, 3, 2, 2, 3]);
  expect(many.reduce((sum, { typed }) => sum + typed, 0)).toBe(253);
});
