import { expect, it } from 'vitest';
import { gradeColour } from './grade-colour.ts';

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
