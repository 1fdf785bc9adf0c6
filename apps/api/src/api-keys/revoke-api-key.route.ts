import { revokeApiKey } from '@greenpen/api-contract';
import { notifyOwner } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function revokeApiKeyRoute(ports: Ports): Route {
  return route(revokeApiKey, { requires: 'signed-in' }, async ({ actor, request }) => {
    await ports.gradebook.transaction(async (inside) => {
      if (!(await inside.apiKeys.revoke({ ownerId: actor.id }))) return;
      await notifyOwner(inside, ports, { to: actor.email, what: 'Your API key was revoked.' });
    });
    logEvent(request, { action: 'api-key-revoked', result: 'ok' });
    return { revoked: true as const };
  });
}
