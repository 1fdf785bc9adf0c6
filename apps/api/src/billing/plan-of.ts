import type { Plan } from '@greenpen/api-contract';
import type { BillingAccount } from '@greenpen/gradebook';
import { daysUntil, planStateOf } from '@greenpen/grading';
import type { Actor } from '../http/actor.ts';
import type { Ports } from '../ports.ts';

/** The plan of a user; "free" if payments are not set up. */
export async function planOf(
  { gradebook, billing, now }: Pick<Ports, 'gradebook' | 'billing' | 'now'>,
  actor: Actor,
): Promise<Plan> {
  if (billing === null) return free;
  const account = await gradebook.billing.find({ ownerId: actor.id });
  return describePlan(actor, account, now());
}

const free: Plan = {
  state: 'free',
  endsAt: null,
  daysLeft: null,
  renewsAt: null,
  startedAt: null,
  hasInvoices: false,
};

function describePlan(actor: Actor, account: BillingAccount | undefined, now: Date): Plan {
  const { subscriptionStatus, subscriptionStartedAt } = actor;
  const trialEndsAt = actor.trialEndsAt === null ? null : new Date(actor.trialEndsAt);
  const subscriptionEndsAt = account?.endsAt ?? null;
  const state = planStateOf({ subscriptionStatus, trialEndsAt, subscriptionEndsAt }, now);
  const endsAt = state === 'trial' ? trialEndsAt : state === 'cancelled' ? subscriptionEndsAt : null;
  return {
    state,
    endsAt: endsAt?.toISOString() ?? null,
    daysLeft: endsAt === null ? null : daysUntil(endsAt, now),
    renewsAt: state === 'active' ? (account?.periodEndsAt?.toISOString() ?? null) : null,
    startedAt: subscriptionStartedAt,
    hasInvoices: account !== undefined,
  };
}
