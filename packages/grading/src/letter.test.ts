import { expect, it } from 'vitest';
import { letterOf } from './letter.ts';

it('changes letter at 90, 80, 70 and 60', () => {
  expect([90, 89.9, 80, 79.9, 70, 69.9, 60, 59.9].map(letterOf).join('')).toBe('ABBCCDDF');
});
