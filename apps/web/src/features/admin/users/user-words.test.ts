import { describe, expect, it } from 'vitest';
import { initialOf, nameOf, subscriptionText } from './user-words.ts';

describe('nameOf', () => {
  it('joins the known names, with a fallback for none', () => {
    expect(nameOf({ firstName: 'Ana', lastName: 'Diaz' })).toBe('Ana Diaz');
    expect(nameOf({ firstName: null, lastName: 'Diaz' })).toBe('Diaz');
    expect(nameOf({ firstName: null, lastName: '' })).toBe('Unknown User');
  });
});

it('takes the first letter of the name, else of the address', () => {
  const email = 'ben@example.edu';
  expect(initialOf({ firstName: 'ána', lastName: null, email })).toBe('Á');
  expect(initialOf({ firstName: null, lastName: null, email })).toBe('B');
});

describe('subscriptionText', () => {
  const trialEndsAt = '2026-12-04T12:00:00Z';
  it('says since when, or until when the trial goes, or that there is none', () => {
    const none = { subscriptionStatus: 'trial', subscriptionStartedAt: null, trialEndsAt } as const;
    expect(subscriptionText({ ...none, subscriptionStartedAt: '2026-11-03T12:00:00Z' })).toBe(
      'Since Nov 3, 2026',
    );
    expect(subscriptionText(none)).toBe('Ends Dec 4, 2026');
    expect(subscriptionText({ ...none, trialEndsAt: null })).toBe('No subscription');
    expect(subscriptionText({ ...none, subscriptionStatus: 'inactive' })).toBe('No subscription');
  });
});
