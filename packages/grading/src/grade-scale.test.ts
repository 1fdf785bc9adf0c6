import { expect, it } from 'vitest';
import { gradeColour, letterOf, pointsOf } from './grade-scale.ts';

it('changes letter at 90, 80, 70 and 60', () => {
  expect([90, 89.9, 80, 79.9, 70, 69.9, 60, 59.9].map(letterOf).join('')).toBe('ABBCCDDF');
});

it('changes colour at 90, 80 and 70', () => {
  expect([100, 90, 89.9, 80, 79.9, 70, 69.9, 0].map(gradeColour)).toEqual([
    'green',
    'green',
    'blue',
    'blue',
    'yellow',
    'yellow',
    'red',
    'red',
  ]);
});

it('gives points to one decimal', () => {
  expect([pointsOf(86.4, 100), pointsOf(86.4, 50), pointsOf(91.7, 25), pointsOf(0, 10)]).toEqual([
    86.4, 43.2, 22.9, 0,
  ]);
});
