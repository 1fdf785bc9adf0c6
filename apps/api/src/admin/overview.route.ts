import { getAdminStats, getGrowth, getSystem, type System } from '@greenpen/api-contract';
import { plan } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import type { BackupRun } from '@greenpen/gradebook';
import { modelChangeOnWire } from '../account/model-change-on-wire.ts';
import { costOf } from '../account/model-cost.ts';
import { listOvernightBatches } from '../account/overnight-on-wire.ts';

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

export function getGrowthRoute({ gradebook, billing }: Ports): Route {
  return route(getGrowth, { requires: 'admin' }, async ({ query }) => {
    const { signUps, revenue } = await gradebook.installation.getGrowth({
      timeZone: query.timeZone ?? 'UTC',
    });
    const dollars = revenue.map(({ month, cents }) => ({ month, dollars: cents / 100 }));
    return { signUps: [...signUps], revenue: billing === null ? null : dollars };
  });
}

export function getSystemRoute({ gradebook, billing, model, readDisk }: Ports): Route {
  return route(getSystem, { requires: 'admin' }, async () => {
    const [engine, backup, waiting, databaseBytes, disk, modelState, change, month, batches] =
      await Promise.all([
        gradebook.installation.findLatestEngine(),
        gradebook.backups.getStatus(),
        gradebook.figures.countWaiting(),
        gradebook.installation.getDatabaseSize(),
        readDisk(),
        gradebook.modelDrafts.getState(),
        gradebook.modelChanges.find(),
        gradebook.modelDrafts.getMonthOfAll(),
        listOvernightBatches({ gradebook, model }, { ownerId: null }),
      ]);
    return {
      engine: {
        latest: engine?.engine ?? null,
        model: model?.name ?? null,
        modelAwaySince: model === null ? null : (modelState.downSince?.toISOString() ?? null),
        modelWaiting: model === null ? 0 : modelState.waiting,
        modelChange: modelChangeOnWire(change, model),
        modelMonth: model === null ? null : costOf(month, model),
        modelHost: model?.host ?? null,
        modelBatches: batches,
      },
      backup: {
        lastGood: backupOnWire(backup.lastGood),
        latest: backupOnWire(backup.latest),
        isOverdue: backup.isOverdue,
      },
      waiting: {
        papers: Object.values(waiting.byState).reduce((sum, papers) => sum + (papers ?? 0), 0),
        oldestSeconds: waiting.oldestSeconds,
      },
      disk,
      databaseBytes,
      hasBilling: billing !== null,
    };
  });
}

function backupOnWire(run: BackupRun | null): System['backup']['latest'] {
  if (run === null) return null;
  return {
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    outcome: run.outcome,
    kind: run.kind,
    bytes: run.fileSize,
    reason: run.reason,
  };
}
