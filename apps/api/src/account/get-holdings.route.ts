import { getHoldings } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { mostExports } from './export-account.route.ts';

export function getHoldingsRoute({ gradebook, retentionDays, bytesPerUser }: Ports): Route {
  return route(getHoldings, { requires: 'signed-in', secondFactor: 'not-needed' }, async ({ actor }) => {
    const { papers, bytes, courses, examples, isLastAdmin } = await gradebook.accounts.getHoldings({
      ownerId: actor.id,
    });
    const next = await gradebook.accounts.findNextExport({ ownerId: actor.id, most: mostExports });
    const nextExportAt = next?.toISOString() ?? null;
    const mostBytes = bytesPerUser;
    return { papers, bytes, mostBytes, courses, examples, isLastAdmin, retentionDays, nextExportAt };
  });
}
