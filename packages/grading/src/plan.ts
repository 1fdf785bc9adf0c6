/** The only subscription plan. */
export const plan = { name: 'Pro', dollarsPerMonth: 15, trialDays: 14 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The stored facts about an account's subscription. */
export type PlanFacts = {
  readonly subscriptionStatus: 'active' | 'trial' | 'cancelled' | 'inactive';
  readonly trialEndsAt: Date | null;
  /** When a cancelled subscription ends. */
  readonly subscriptionEndsAt: Date | null;
};

/** "cancelled" is paid until its end date; "ended" can read and export but not start grading. */
export type PlanState = 'trial' | 'active' | 'cancelled' | 'ended';

/** The plan's state at a given time. A trial without an end date, from an earlier version, continues. */
export function planStateOf(facts: PlanFacts, now: Date): PlanState {
  const { subscriptionStatus, trialEndsAt, subscriptionEndsAt } = facts;
  switch (subscriptionStatus) {
    case 'active':
      return 'active';
    case 'trial':
      return trialEndsAt === null || now < trialEndsAt ? 'trial' : 'ended';
    case 'cancelled':
      return subscriptionEndsAt !== null && now < subscriptionEndsAt ? 'cancelled' : 'ended';
    case 'inactive':
    default:
      // A subscription that ended during the trial leaves the rest of the trial.
      return trialEndsAt !== null && now < trialEndsAt ? 'trial' : 'ended';
  }
}

/** Days left, rounded up: 1 on the last day, 0 afterwards. */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}
