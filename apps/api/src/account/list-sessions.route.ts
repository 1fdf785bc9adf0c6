import { listSessions } from '@greenpen/api-contract';
import { deviceName } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function listSessionsRoute({ gradebook }: Ports): Route {
  return route(
    listSessions,
    { requires: 'signed-in', secondFactor: 'not-needed' },
    async ({ actor, request }) => {
      const sessions = await gradebook.sessions.list({ ownerId: actor.id });
      return sessions
        .map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
          id,
          device: deviceName(userAgent),
          address: address === '' ? null : address,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: id === request.session?.id,
        }))
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },
  );
}
