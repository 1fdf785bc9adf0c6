import type { Plan } from '@greenpen/api-contract';
import { describe, expect, it } from 'vitest';
import { planNote, planSummary } from './plan-words.ts';

const plan = (change: Partial<Plan>): Plan => ({
  state: 'trial',
  endsAt: '2026-12-04T12:00:00Z',
  daysLeft: 12,
  renewsAt: null,
  startedAt: null,
  hasInvoices: false,
  ...change,
});

describe('planNote', () => {
  it('counts down the trial, more prominently towards its end', () => {
    expect(planNote(plan({}))).toEqual({ text: 'Trial: 12 days left', tone: 'calm' });
    expect(planNote(plan({ daysLeft: 1 }))).toEqual({ text: 'Trial: 1 day left', tone: 'urgent' });
  });

  it('explains an ended plan, is quiet for an active one, and null without payments', () => {
    expect(planNote(plan({ state: 'ended' }))).toEqual({ text: 'Read and export only', tone: 'urgent' });
    expect(planNote(plan({ state: 'active' }))).toEqual({ text: 'Pro plan', tone: 'quiet' });
    expect(planNote(plan({ state: 'cancelled' }))?.text).toBe('Ends Dec 4, 2026');
    expect(planNote(plan({ state: 'free' }))).toBeNull();
  });
});

it('says when the next payment is due', () => {
  const renewsAt = '2026-12-20T12:00:00Z';
  expect(planSummary(plan({ state: 'active', renewsAt })).text).toBe(
    'You pay $15 a month; next on Dec 20, 2026.',
  );
});
