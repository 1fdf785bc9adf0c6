import { getGrowth } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getGrowthRoute({ gradebook, billing }: Ports): Route {
  return route(getGrowth, { requires: 'admin' }, async ({ query }) => {
    const { signUps, revenue } = await gradebook.installation.getGrowth({
      timeZone: query.timeZone ?? 'UTC',
    });
    const dollars = revenue.map(({ month, cents }) => ({ month, dollars: cents / 100 }));
    return { signUps: [...signUps], revenue: billing === null ? null : dollars };
  });
}
