import { expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { stackRows } from './stack-rows.ts';

const papers = ['a', 'b', 'c'].map((id) => paperOf({ id }));

it('lists the other attempts of an opened paper under it', () => {
  const attempts = ['b', 'b2', 'b1'].map((id) => paperOf({ id }));
  const rows = stackRows(papers, new Map([['b', attempts]]));
  expect(rows.map(({ item, isUnder }) => [item.id, isUnder])).toEqual([
    ['a', false],
    ['b', false],
    ['b2', true],
    ['b1', true],
    ['c', false],
  ]);
});

it('returns the list itself while nothing is opened', () => {
  expect(stackRows(papers, new Map()).map(({ item }) => item)).toEqual(papers);
});
