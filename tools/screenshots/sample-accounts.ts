import type { AccountRow } from '@greenpen/api-contract';

const names = [
  ['Mara', 'Lindqvist'],
  ['Theodore Bartholomew', 'van der Westhuizen-Oyelaran'],
  ['Ines', 'Okafor'],
  [null, null],
  ['Samir', 'Haddad'],
  ['Lucía', 'Ferrer'],
  ['Wei', 'Tan'],
  ['Nora', 'Quist'],
] as const;

const statuses = ['active', 'trial', 'active', 'inactive', 'cancelled', 'trial', 'active'] as const;

const dayMs = 86_400_000;

/** A list of accounts as an installation has after some months; nobody in it exists. */
export function sampleAccounts(now: Date): readonly AccountRow[] {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString();
  return Array.from({ length: 60 }, (_, index): AccountRow => {
    const [firstName, lastName] = names[index % names.length] ?? names[0];
    const subscriptionStatus = statuses[index % statuses.length] ?? 'trial';
    const hasPaid = subscriptionStatus === 'active' || subscriptionStatus === 'cancelled';
    return {
      id: `${(index + 17).toString(16).padStart(8, 'a')}-0000-4000-8000-000000000000`,
      email: `${(lastName ?? 'someone').toLowerCase().replaceAll(/\W/gu, '-')}.${index}@example.edu`,
      firstName,
      lastName,
      isAdmin: index === 5,
      subscriptionStatus,
      createdAt: daysAgo(index * 3),
      subscriptionStartedAt: hasPaid ? daysAgo(index) : null,
      trialEndsAt: hasPaid ? null : daysAgo(index * 3 - 14),
      lastSeenAt: daysAgo(index % 9),
      disabledAt: index === 3 ? daysAgo(1) : null,
    };
  });
}
