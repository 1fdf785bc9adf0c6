import { getApiKey, generateApiKey, usualKeyDays, revokeApiKey } from '@greenpen/api-contract';
import { maskApiKey, makeApiKey, notifyOwner } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { logEvent } from '../http/log-event.ts';

export function getApiKeyRoute({ gradebook }: Ports): Route {
  return route(getApiKey, { requires: 'signed-in' }, async ({ actor }) => {
    const key = await gradebook.apiKeys.find({ ownerId: actor.id });
    return {
      hasApiKey: key !== undefined,
      apiKey: key === undefined ? null : maskApiKey(key.hint),
      createdAt: key?.createdAt.toISOString() ?? null,
      expiresAt: key?.expiresAt?.toISOString() ?? null,
      lastUsedAt: key?.lastUsedAt?.toISOString() ?? null,
      lastUsedFrom: key?.lastUsedFrom ?? null,
    };
  });
}

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
