import { endUserSessions } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
