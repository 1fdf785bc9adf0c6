import { expect, it } from 'vitest';
import { dayColumns, sayEdits } from './overview.tsx';

const days = Array.from({ length: 9 }, (_, at) => ({ day: `2026-11-0${at + 1}`, graded: at, approved: 1 }));

it('names today and the day a week before it', () => {
  expect(dayColumns(days).map(({ label }) => label)).toEqual(['', 'Nov 2', '', '', '', '', '', '', 'Nov 9']);
});

it('describes each day', () => {
  expect(dayColumns(days).at(-1)?.words).toBe('Nov 9: 8 graded, 1 approved');
});

it('says how much of the drafts was changed, then and now', () => {
  const edits = [
    { grades: 2, used: 200, typed: 76 },
    { grades: 2, used: 190, typed: 30 },
    { grades: 2, used: 200, typed: 22 },
  ];
  expect(sayEdits(edits)).toBe('Your edits: 38% → 11%');
});
