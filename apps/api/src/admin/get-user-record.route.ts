import { getUserRecord } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { accountOnWire } from './account-on-wire.ts';

export function getUserRecordRoute({ gradebook }: Ports): Route {
  return route(getUserRecord, { requires: 'admin' }, async ({ params }) => {
    const file = await gradebook.getAccountFile({ userId: params.id });
    const { account, hasSecondFactor, sessions, apiKey, papers, use, subscriptionEndsAt } = file;
    return {
      user: accountOnWire(account),
      hasSecondFactor,
      sessions,
      apiKey:
        apiKey === undefined
          ? null
          : {
              createdAt: apiKey.createdAt.toISOString(),
              lastUsedAt: apiKey.lastUsedAt?.toISOString() ?? null,
              lastUsedFrom: apiKey.lastUsedFrom,
            },
      papers,
      use: [...use],
      // Papers are graded on this machine, and no model is paid for.
      engineCost: 0,
      subscriptionEndsAt: subscriptionEndsAt?.toISOString() ?? null,
      canCancel: account.subscriptionStatus === 'active',
    };
  });
}
