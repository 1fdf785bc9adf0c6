import { expect, it } from 'vitest';
import { decideRunOutcome } from './decide-run-outcome.ts';

const run = { number: 2, cancelledAt: null, finishedAt: null };
const then = new Date('2026-02-03T10:00:00Z');

it('keeps what the latest run produced', () => {
  expect(decideRunOutcome(run, 2)).toBe('keep');
});

it('names why a result is dropped', () => {
  expect(decideRunOutcome({ ...run, cancelledAt: then, finishedAt: then }, 3)).toBe(
    'cancelled-by-instructor',
  );
  expect(decideRunOutcome({ ...run, finishedAt: then }, 2)).toBe('already-finished');
  expect(decideRunOutcome(run, 3)).toBe('superseded');
});
