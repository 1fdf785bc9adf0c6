import { getDashboardStats } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getDashboardStatsRoute({ gradebook }: Ports): Route {
  return route(getDashboardStats, { requires: 'signed-in' }, async ({ query, actor }) =>
    gradebook.figures.getDashboard({ ownerId: actor.id, timeZone: query.timeZone ?? 'UTC' }),
  );
}
