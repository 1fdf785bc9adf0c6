import { endEverySession } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function endEverySessionRoute({ gradebook }: Ports): Route {
  return route(endEverySession, { requires: 'admin', signIn: 'fresh' }, async ({ actor, request }) => {
    const exceptSessionId = request.session?.id ?? null;
    const ended = await gradebook.sessions.endEvery({ by: actor.id, exceptSessionId });
    logEvent(request, { action: 'every-session-ended', result: 'ok', detail: ended });
    return { ended };
  });
}
