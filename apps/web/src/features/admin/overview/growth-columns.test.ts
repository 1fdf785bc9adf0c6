import { describe, expect, it } from 'vitest';
import { monthColumns, signUpColumns } from './growth-columns.ts';

describe('signUpColumns', () => {
  it('names today and each week before it, and says one or many', () => {
    const days = Array.from({ length: 15 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      count: index === 14 ? 1 : 2,
    }));
    const columns = signUpColumns(days);
    expect(columns.filter(({ label }) => label !== '').map(({ label }) => label)).toEqual([
      'Nov 8',
      'Nov 15',
    ]);
    expect(columns.at(-1)?.words).toBe('Nov 15: 1 sign-up');
    expect(columns[0]?.words).toBe('Nov 1: 2 sign-ups');
  });
});

describe('monthColumns', () => {
  it('names every other month, this one among them', () => {
    const months = ['2026-09', '2026-10', '2026-11'].map((month) => ({ month, value: 15, words: '$15' }));
    expect(monthColumns(months).map(({ label, words }) => [label, words])).toEqual([
      ['Sep', 'September 2026: $15'],
      ['', 'October 2026: $15'],
      ['Nov', 'November 2026: $15'],
    ]);
  });
});
