import { revokeApiKey } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function revokeApiKeyRoute({ gradebook }: Ports): Route {
  return route(revokeApiKey, { requires: 'signed-in' }, async ({ actor, request }) => {
    await gradebook.revokeApiKey({ ownerId: actor.id });
    logEvent(request, { action: 'api-key-revoked', result: 'ok' });
    return { revoked: true as const };
  });
}
