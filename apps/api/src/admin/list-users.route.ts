import { listUsers, nextCursorHeader } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { accountOnWire } from './account-on-wire.ts';

export function listUsersRoute({ gradebook }: Ports): Route {
  return route(listUsers, { requires: 'admin' }, async ({ query, reply }) => {
    const { search, cursor = null, limit } = query;
    const { accounts, nextCursor } = await gradebook.accounts.list({ search, cursor, limit });
    if (nextCursor !== null) reply.header(nextCursorHeader, nextCursor);
    return accounts.map(accountOnWire);
  });
}
