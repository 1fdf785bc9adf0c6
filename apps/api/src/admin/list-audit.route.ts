import { listAudit, listAuditActions, nextCursorHeader } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function listAuditRoute({ gradebook }: Ports): Route {
  return route(listAudit, { requires: 'admin' }, async ({ query, reply }) => {
    const { cursor = null, limit, from, until, ...filter } = query;
    const entries = await gradebook.audit.list({
      filter: { ...filter, from: toDate(from), until: toDate(until) },
      before: cursor,
      limit: limit + 1,
    });
    const page = entries.slice(0, limit);
    const last = page.at(-1);
    if (entries.length > limit && last !== undefined) reply.header(nextCursorHeader, last.id);
    return page.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  });
}

export function listAuditActionsRoute({ gradebook }: Ports): Route {
  return route(listAuditActions, { requires: 'admin' }, async () => [
    ...(await gradebook.audit.listActions()),
  ]);
}

function toDate(moment: string | undefined): Date | undefined {
  return moment === undefined ? undefined : new Date(moment);
}
