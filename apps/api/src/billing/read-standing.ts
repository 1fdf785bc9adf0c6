import type { Standing } from '@greenpen/gradebook';
import type Stripe from 'stripe';

/** What is read of a subscription at the payment service. */
export type SubscriptionFacts = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'start_date' | 'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'ended_at'
> & { readonly items: { readonly data: readonly { readonly current_period_end: number }[] } };

const going: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

/**
 * How a customer stands, from all subscriptions there ever were: the one that goes on, else the last one. One that
 * was begun and never paid is none.
 */
export function readStanding(subscriptions: readonly SubscriptionFacts[]): Standing | null {
  const begun = subscriptions
    .filter(({ status }) => !status.startsWith('incomplete'))
    .toSorted((a, b) => a.start_date - b.start_date);
  const chosen = begun.find(({ status }) => going.has(status)) ?? begun.at(-1);
  if (chosen === undefined) return null;
  const periodEnd = chosen.items.data[0]?.current_period_end ?? null;
  const facts = {
    subscriptionId: chosen.id,
    startedAt: fromSeconds(chosen.start_date),
    periodEndsAt: periodEnd === null ? null : fromSeconds(periodEnd),
  };
  if (!going.has(chosen.status)) {
    const ended = chosen.ended_at ?? chosen.canceled_at ?? periodEnd;
    return { ...facts, status: 'inactive', endsAt: ended === null ? null : fromSeconds(ended) };
  }
  const end = chosen.cancel_at ?? (chosen.cancel_at_period_end ? periodEnd : null);
  return end === null
    ? { ...facts, status: 'active', endsAt: null }
    : { ...facts, status: 'cancelled', endsAt: fromSeconds(end) };
}

export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
