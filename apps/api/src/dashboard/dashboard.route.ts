import { getDashboardStats, getDashboardOverview } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from '../assignments/assignment-on-wire.ts';

export function getDashboardStatsRoute({ gradebook }: Ports): Route {
  return route(getDashboardStats, { requires: 'signed-in' }, async ({ query, actor }) =>
    gradebook.figures.getDashboard({ ownerId: actor.id, timeZone: query.timeZone ?? 'UTC' }),
  );
}

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
