import { expect, it } from 'vitest';
import { pointsOf } from './points-of.ts';

it('gives points to one decimal', () => {
  expect([pointsOf(86.4, 100), pointsOf(86.4, 50), pointsOf(91.7, 25), pointsOf(0, 10)]).toEqual([
    86.4, 43.2, 22.9, 0,
  ]);
});
