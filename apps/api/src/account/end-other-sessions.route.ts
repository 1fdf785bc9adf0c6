import { endOtherSessions } from '@greenpen/api-contract';
import { notifyOwner } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
