import { getHoldings } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getHoldingsRoute({ gradebook, retentionDays }: Ports): Route {
  return route(getHoldings, { requires: 'signed-in' }, async ({ actor }) => {
    const { papers, bytes, courses, examples, isLastAdmin } = await gradebook.getHoldings({
      ownerId: actor.id,
    });
    return { papers, bytes, courses, examples, isLastAdmin, retentionDays };
  });
}
