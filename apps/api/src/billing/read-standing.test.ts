import { expect, it } from 'vitest';
import { readStanding, type SubscriptionFacts } from './read-standing.ts';

const subscription = (change: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  id: 'sub_1',
  status: 'active',
  start_date: 1_790_000_000,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  ended_at: null,
  items: { data: [{ current_period_end: 1_792_600_000 }] },
  ...change,
});

const period = new Date(1_792_600_000_000);

it('takes the subscription that goes on, else the last one', () => {
  const ended = subscription({ id: 'sub_0', status: 'canceled', start_date: 1, ended_at: 2 });
  expect(readStanding([ended, subscription({})])).toMatchObject({
    subscriptionId: 'sub_1',
    status: 'active',
  });
  const later = subscription({ id: 'sub_2', status: 'unpaid', start_date: 3 });
  expect(readStanding([later, ended])).toMatchObject({ subscriptionId: 'sub_2', status: 'inactive' });
});

it('counts one that is in its trial or late with a payment as active', () => {
  for (const status of ['trialing', 'past_due']) {
    expect(readStanding([subscription({ status })])).toMatchObject({ status: 'active', endsAt: null });
  }
});

it('says when one that was cancelled ends', () => {
  expect(readStanding([subscription({ cancel_at_period_end: true })])).toMatchObject({
    status: 'cancelled',
    endsAt: period,
  });
  expect(readStanding([subscription({ cancel_at: 1_791_000_000 })])?.endsAt).toEqual(
    new Date(1_791_000_000_000),
  );
});

it('is none without a payment', () => {
  expect(readStanding([])).toBeNull();
  expect(
    readStanding([subscription({ status: 'incomplete' }), subscription({ status: 'incomplete_expired' })]),
  ).toBeNull();
});
