import type { AccountRow } from '@greenpen/api-contract';
import type { Account } from '@greenpen/gradebook';
import { toActor } from '../identity/to-actor.ts';

export function accountOnWire(account: Account): AccountRow {
  return {
    ...toActor(account),
    lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
    disabledAt: account.disabledAt?.toISOString() ?? null,
  };
}
