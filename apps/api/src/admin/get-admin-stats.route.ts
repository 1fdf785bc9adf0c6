import { getAdminStats } from '@greenpen/api-contract';
import { plan } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getAdminStatsRoute({ gradebook, billing }: Ports): Route {
  return route(getAdminStats, { requires: 'admin' }, async () => {
    const { paidCents, ...counts } = await gradebook.installation.getStats();
    const { activeSubscriptions, totalUsers } = counts;
    const expectedRevenue = activeSubscriptions * plan.dollarsPerMonth;
    return {
      ...counts,
      conversionRate: totalUsers === 0 ? 0 : Math.round((1000 * activeSubscriptions) / totalUsers) / 10,
      monthlyRevenue: billing === null ? expectedRevenue : Math.round(paidCents / 100),
      expectedRevenue,
    };
  });
}
