import { expect, it } from 'vitest';
import { lastMonths } from './last-months.ts';

it('counts back over a new year, also from the last day of a long month', () => {
  expect(lastMonths(new Date('2026-03-31T23:59:59Z'), 5)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
});
