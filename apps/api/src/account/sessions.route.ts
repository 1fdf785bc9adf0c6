import { listSessions, endSession, endOtherSessions } from '@greenpen/api-contract';
import { deviceName, notifyOwner } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { logEvent } from '../http/log-event.ts';

export function listSessionsRoute({ gradebook }: Ports): Route {
  return route(
    listSessions,
    { requires: 'signed-in', secondFactor: 'not-needed' },
    async ({ actor, request }) => {
      const sessions = await gradebook.sessions.list({ ownerId: actor.id });
      return sessions
        .map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
          id,
          device: deviceName(userAgent),
          address: address === '' ? null : address,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: id === request.session?.id,
        }))
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },
  );
}

export function endSessionRoute({ gradebook }: Ports): Route {
  return route(
    endSession,
    { requires: 'own-session', signIn: 'fresh', secondFactor: 'not-needed' },
    async ({ actor, params, request }) => {
      await gradebook.sessions.end({ ownerId: actor.id, sessionId: params.id });
      logEvent(request, { action: 'session-ended', result: 'ok', object: params.id });
      return { ended: true as const };
    },
  );
}

/** Also revokes the API key and cancels a pending address change, because they give access too. */
export function endOtherSessionsRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(
    endOtherSessions,
    { requires: 'signed-in', signIn: 'fresh', secondFactor: 'not-needed' },
    async ({ actor, request }) => {
      const exceptSessionId = request.session?.id ?? null;
      const { id: ownerId, email } = actor;
      const count = await gradebook.transaction(async (inside) => {
        const hadKey = await inside.apiKeys.revoke({ ownerId });
        if (hadKey) {
          const what = 'You were signed out everywhere else, and your API key was revoked.';
          await notifyOwner(inside, ports, { to: email, what });
        }
        return inside.sessions.endMany({ ownerId, exceptSessionId, revokesKey: true });
      });
      logEvent(request, { action: 'sessions-ended', result: 'ok', detail: count });
      return { count };
    },
  );
}
