import { getSystem, type System } from '@greenpen/api-contract';
import type { BackupRun } from '@greenpen/gradebook';
import { modelChangeOnWire } from '../account/model-change-on-wire.ts';
import { costOf } from '../account/model-cost.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getSystemRoute({ gradebook, billing, model, readDisk }: Ports): Route {
  return route(getSystem, { requires: 'admin' }, async () => {
    const [engine, backup, waiting, databaseBytes, disk, modelState, change, month] = await Promise.all([
      gradebook.installation.findLatestEngine(),
      gradebook.backups.getStatus(),
      gradebook.figures.countWaiting(),
      gradebook.installation.getDatabaseSize(),
      readDisk(),
      gradebook.modelDrafts.getState(),
      gradebook.modelChanges.find(),
      gradebook.modelDrafts.getMonthOfAll(),
    ]);
    return {
      engine: {
        latest: engine?.engine ?? null,
        model: model?.name ?? null,
        modelAwaySince: model === null ? null : (modelState.downSince?.toISOString() ?? null),
        modelWaiting: model === null ? 0 : modelState.waiting,
        modelChange: modelChangeOnWire(change, model),
        modelMonth: model === null ? null : costOf(month, model),
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
