import { endOtherSessions } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

/** The API key and a pending change of address are other ways in, so they go with the sessions. */
export function endOtherSessionsRoute({ gradebook }: Ports): Route {
  return route(
    endOtherSessions,
    { requires: 'signed-in', signIn: 'fresh', secondFactor: 'not-needed' },
    async ({ actor, request }) => {
      const exceptSessionId = request.session?.id ?? null;
      const count = await gradebook.endSessions({ ownerId: actor.id, exceptSessionId, revokesKey: true });
      logEvent(request, { action: 'sessions-ended', result: 'ok', detail: count });
      return { count };
    },
  );
}
