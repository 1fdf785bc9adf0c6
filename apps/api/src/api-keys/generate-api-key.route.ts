import { generateApiKey } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { makeApiKey } from './api-key.ts';

const tenAnHour = { max: 10, timeWindow: 60 * 60 * 1000 };

export function generateApiKeyRoute({ gradebook }: Ports): Route {
  return route(
    generateApiKey,
    { requires: 'signed-in', limit: tenAnHour },
    async ({ actor, request, reply }) => {
      const { apiKey, hash, hint } = makeApiKey();
      await gradebook.replaceApiKey({ ownerId: actor.id, hash, hint });
      logEvent(request, { action: 'api-key-generated', result: 'ok' });
      reply.header('cache-control', 'no-store');
      return { apiKey };
    },
  );
}
