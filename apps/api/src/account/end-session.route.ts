import { endSession } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
