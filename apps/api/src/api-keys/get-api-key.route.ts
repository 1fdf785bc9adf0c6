import { getApiKey } from '@greenpen/api-contract';
import { maskApiKey } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

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
