import type { AccountRow } from '@greenpen/api-contract';
import type { BadgeTone } from '../../../components/badge.tsx';
import { formatDate } from '../../../components/format.ts';

type Names = Pick<AccountRow, 'firstName' | 'lastName'>;

export function nameOf({ firstName, lastName }: Names): string {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? 'Unknown User' : name;
}

/** The initial in the avatar. */
export function initialOf(user: Names & Pick<AccountRow, 'email'>): string {
  const [first = 'U'] = [user.firstName ?? user.lastName ?? user.email].join('').trim();
  return first.toUpperCase();
}

type Subscription = Pick<AccountRow, 'subscriptionStatus' | 'subscriptionStartedAt' | 'trialEndsAt'>;

export function subscriptionText({
  subscriptionStatus,
  subscriptionStartedAt,
  trialEndsAt,
}: Subscription): string {
  if (subscriptionStartedAt !== null) return `Since ${formatDate(subscriptionStartedAt)}`;
  if (subscriptionStatus === 'trial' && trialEndsAt !== null) return `Ends ${formatDate(trialEndsAt)}`;
  return 'No subscription';
}

export const statusLooks: Readonly<
  Record<AccountRow['subscriptionStatus'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  active: { label: 'Active', tone: 'green' },
  trial: { label: 'Trial', tone: 'blue' },
  cancelled: { label: 'Cancelled', tone: 'yellow' },
  inactive: { label: 'Inactive', tone: 'neutral' },
};
