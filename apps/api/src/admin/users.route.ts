import {
  listUsers,
  nextCursorHeader,
  getUserRecord,
  setAdmin,
  setDisabled,
  endUserSessions,
  endEverySession,
  cancelSubscription,
} from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { accountOnWire } from './account-on-wire.ts';
import { logEvent } from '../http/log-event.ts';
import { billingOn } from '../billing/billing-on.ts';

export function listUsersRoute({ gradebook }: Ports): Route {
  return route(listUsers, { requires: 'admin' }, async ({ query, reply }) => {
    const { search, cursor = null, limit } = query;
    const { accounts, nextCursor } = await gradebook.accounts.list({ search, cursor, limit });
    if (nextCursor !== null) reply.header(nextCursorHeader, nextCursor);
    return accounts.map(accountOnWire);
  });
}

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

export function setAdminRoute({ gradebook }: Ports): Route {
  return route(setAdmin, { requires: 'admin', signIn: 'fresh' }, async ({ params, body, actor, request }) => {
    const account = await gradebook.accounts.setAdmin({
      userId: params.id,
      isAdmin: body.isAdmin,
      by: actor.id,
    });
    const action = body.isAdmin ? 'admin-made' : 'admin-unmade';
    logEvent(request, { action, result: 'ok', object: params.id });
    return accountOnWire(account);
  });
}

export function setDisabledRoute({ gradebook }: Ports): Route {
  return route(
    setDisabled,
    { requires: 'admin', signIn: 'fresh' },
    async ({ params, body, actor, request }) => {
      const { isDisabled } = body;
      const account = await gradebook.accounts.setDisabled({ userId: params.id, isDisabled, by: actor.id });
      const action = isDisabled ? 'account-disabled' : 'account-enabled';
      logEvent(request, { action, result: 'ok', object: params.id });
      return accountOnWire(account);
    },
  );
}

export function endUserSessionsRoute({ gradebook }: Ports): Route {
  return route(
    endUserSessions,
    { requires: 'admin', signIn: 'fresh' },
    async ({ params, actor, request }) => {
      const ended = await gradebook.sessions.endOfAccount({ userId: params.id, by: actor.id });
      logEvent(request, { action: 'sessions-ended', result: 'ok', object: params.id, detail: ended });
      return { ended };
    },
  );
}

export function endEverySessionRoute({ gradebook }: Ports): Route {
  return route(endEverySession, { requires: 'admin', signIn: 'fresh' }, async ({ actor, request }) => {
    const exceptSessionId = request.session?.id ?? null;
    const ended = await gradebook.sessions.endEvery({ by: actor.id, exceptSessionId });
    logEvent(request, { action: 'every-session-ended', result: 'ok', detail: ended });
    return { ended };
  });
}

export function cancelSubscriptionRoute(ports: Ports): Route {
  return route(
    cancelSubscription,
    { requires: 'admin', signIn: 'fresh' },
    async ({ params, actor, request }) => {
      const { gradebook } = ports;
      await gradebook.accounts.getFile({ userId: params.id });
      await billingOn(ports).setCancelled({ userId: params.id, isCancelled: true, by: actor.id });
      logEvent(request, { action: 'subscription-cancelled', result: 'ok', object: params.id });
      return accountOnWire((await gradebook.accounts.getFile({ userId: params.id })).account);
    },
  );
}
