import { getUserRecord } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { accountOnWire } from './account-on-wire.ts';

export function getUserRecordRoute({ gradebook }: Ports): Route {
  return route(getUserRecord, { requires: 'admin' }, async ({ params }) => {
    const file = await gradebook.accounts.getFile({ userId: params.id });
    const tokens = await gradebook.modelDrafts.getUse({ ownerId: params.id });
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
      // Local grading costs nothing; the cost of model tokens is known only to the provider.
      engineCost: tokens.inputTokens + tokens.outputTokens === 0 ? 0 : null,
      modelTokens: { input: tokens.inputTokens, output: tokens.outputTokens },
      subscriptionEndsAt: subscriptionEndsAt?.toISOString() ?? null,
      canCancel: account.subscriptionStatus === 'active',
    };
  });
}
