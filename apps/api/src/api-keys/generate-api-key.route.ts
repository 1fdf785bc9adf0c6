import { generateApiKey, usualKeyDays } from '@greenpen/api-contract';
import { makeApiKey, notifyOwner } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

const tenAnHour = { max: 10, timeWindow: 60 * 60 * 1000 };

/** Needs a fresh sign-in, which has checked the password and any second factor. */
export function generateApiKeyRoute(ports: Ports): Route {
  return route(
    generateApiKey,
    { requires: 'signed-in', signIn: 'fresh', limit: tenAnHour },
    async ({ actor, body, request, reply }) => {
      const { apiKey, hash, hint } = makeApiKey();
      const days = body?.expiresInDays ?? usualKeyDays;
      await ports.gradebook.transaction(async (inside) => {
        const { expiresAt } = await inside.apiKeys.replace({ ownerId: actor.id, hash, hint, days });
        const until = expiresAt.toISOString().slice(0, 10);
        const what = `An API key that ends in ${hint} was generated. It works until ${until}.`;
        await notifyOwner(inside, ports, { to: actor.email, what });
      });
      logEvent(request, { action: 'api-key-generated', result: 'ok' });
      reply.header('cache-control', 'no-store');
      return { apiKey };
    },
  );
}
