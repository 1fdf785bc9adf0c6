import { expect, it } from 'vitest';
import { readGrade, readMaxPoints, readOptionalPercent, readWeek } from './read-numbers.ts';

it.each([
  ['3', 3],
  ['', 1],
  ['soon', 1],
  ['40', 16],
  ['-2', 1],
])('reads week "%s" as %d', (typed, week) => {
  expect(readWeek(typed)).toBe(week);
});

it.each([
  ['50', 50],
  ['', 100],
  ['many', 100],
  ['0', 1],
])('reads max points "%s" as %d', (typed, points) => {
  expect(readMaxPoints(typed)).toBe(points);
});

it.each([
  ['87.5', 87.5],
  ['', 0],
  ['good', 0],
  ['-3', 0],
])('reads grade "%s" as %d', (typed, grade) => {
  expect(readGrade(typed)).toBe(grade);
});

it.each([
  ['87.5', 87.5],
  ['', null],
  [null, null],
  ['good', null],
  ['120', 120],
])('reads an optional percentage "%s" as %s', (typed, mark) => {
  expect(readOptionalPercent(typed)).toBe(mark);
});
