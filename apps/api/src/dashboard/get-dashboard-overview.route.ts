import { getDashboardOverview } from '@greenpen/api-contract';
import { assignmentOnWire } from '../assignments/assignment-on-wire.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getDashboardOverviewRoute({ gradebook, sealer }: Ports): Route {
  return route(getDashboardOverview, { requires: 'signed-in' }, async ({ query, actor }) => {
    const overview = await gradebook.figures.getOverview({
      ownerId: actor.id,
      timeZone: query.timeZone ?? 'UTC',
    });
    return {
      waiting: overview.waiting.map((submission) => assignmentOnWire(submission, sealer)),
      failed: overview.failed,
      days: [...overview.days],
      words: overview.words,
      edits: [...overview.edits],
    };
  });
}
