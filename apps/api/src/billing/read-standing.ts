import type { Standing } from '@greenpen/gradebook';
import { z } from 'zod';

/** Seconds since 1970, to the year 2223. */
export const moment = z.number().min(0).max(8e9);

const subscription = z.object({
  id: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[^\0]+$/u),
  status: z.string(),
  start_date: moment,
  cancel_at: moment.nullable(),
  cancel_at_period_end: z.boolean(),
  canceled_at: moment.nullable(),
  ended_at: moment.nullable(),
  items: z.object({ data: z.array(z.object({ current_period_end: moment })) }),
});

/** The fields of a Stripe subscription that are used. */
export type SubscriptionFacts = Readonly<z.infer<typeof subscription>>;

/** null if any of them has an unknown shape, so that no conclusion is drawn from the others. */
export function readSubscriptions(data: unknown): readonly SubscriptionFacts[] | null {
  return z.array(subscription).safeParse(data).data ?? null;
}

const going: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

/**
 * A customer's state from all their subscriptions: the current one, or else the latest. One that was started but
 * never paid does not count.
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
