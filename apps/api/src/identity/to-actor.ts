import type { Account } from '@greenpen/gradebook';
import type { Actor } from '../http/actor.ts';

/** The account's user in the shape of the contract. */
export function toActor(account: Account): Actor {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    isAdmin: account.isAdmin,
    subscriptionStatus: account.subscriptionStatus,
    createdAt: account.createdAt.toISOString(),
    subscriptionStartedAt: account.subscriptionStartedAt?.toISOString() ?? null,
    trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
  };
}
