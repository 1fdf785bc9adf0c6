import { describe, expect, it } from 'vitest';
import { daysUntil, planStateOf, type PlanFacts } from './plan.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59Z');
const after = new Date('2026-11-20T12:00:01Z');

const facts = (change: Partial<PlanFacts>): PlanFacts => ({
  subscriptionStatus: 'trial',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  ...change,
});

describe('planStateOf', () => {
  it.each<[string, Partial<PlanFacts>]>([
    ['trial', { trialEndsAt: after }],
    ['ended', { trialEndsAt: before }],
    ['ended', { trialEndsAt: now }],
    ['trial', { trialEndsAt: null }],
    ['active', { subscriptionStatus: 'active', trialEndsAt: before }],
    ['cancelled', { subscriptionStatus: 'cancelled', subscriptionEndsAt: after }],
    ['ended', { subscriptionStatus: 'cancelled', subscriptionEndsAt: before }],
    ['ended', { subscriptionStatus: 'cancelled' }],
    ['ended', { subscriptionStatus: 'inactive', trialEndsAt: before }],
    ['trial', { subscriptionStatus: 'inactive', trialEndsAt: after }],
  ])('is %s for %o', (state, change) => {
    expect(planStateOf(facts(change), now)).toBe(state);
  });
});

const at = (text: string) => daysUntil(new Date(text), now);

it('counts the remaining days including today', () => {
  expect(at('2026-12-04T12:00:00Z')).toBe(14);
  expect(at('2026-11-20T12:00:01Z')).toBe(1);
  expect(at('2026-11-20T12:00:00Z')).toBe(0);
  expect(at('2026-11-01T12:00:00Z')).toBe(0);
});
