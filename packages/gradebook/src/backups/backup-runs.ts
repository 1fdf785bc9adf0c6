import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { BackupCalls } from '../backup-calls.ts';
import type { BackupKind, BackupRun, BackupStatus } from '../backup-records.ts';
import type { Executor } from '../database.ts';
import { backupRuns, installation } from '../schema/index.ts';

const OVERDUE_HOURS = 48;

export async function recordBackupStarted(db: Executor, kind: BackupKind): Promise<string> {
  const [row] = await db.insert(backupRuns).values({ kind }).returning({ id: backupRuns.id });
  if (row === undefined) throw new Error('the backup was not noted');
  return row.id;
}

export async function recordBackupMade(
  db: Executor,
  { runId, fileName, fileSize }: Parameters<BackupCalls['recordBackupMade']>[0],
): Promise<void> {
  const change = { outcome: 'made', finishedAt: sql`now()`, fileName, fileSize } as const;
  await db.update(backupRuns).set(change).where(eq(backupRuns.id, runId));
}

export async function recordBackupFailed(
  db: Executor,
  { runId, reason }: Parameters<BackupCalls['recordBackupFailed']>[0],
): Promise<void> {
  const change = { outcome: 'failed', finishedAt: sql`now()`, reason } as const;
  await db.update(backupRuns).set(change).where(eq(backupRuns.id, runId));
}

export async function getBackupStatus(db: Executor): Promise<BackupStatus> {
  const [lastGood, latest] = [
    await findNewest(db, eq(backupRuns.outcome, 'made')),
    await findNewest(db, undefined),
  ];
  const [first] = await db
    .select({
      isOverdue: sql<boolean>`coalesce(
        (select max(${backupRuns.finishedAt}) from ${backupRuns} where ${backupRuns.outcome} = 'made'),
        min(${installation.createdAt})
      ) < now() - make_interval(hours => ${OVERDUE_HOURS}::int)`,
    })
    .from(installation);
  return { lastGood, latest, isOverdue: first?.isOverdue ?? false };
}

async function findNewest(db: Executor, condition: SQL | undefined): Promise<BackupRun | null> {
  const [row] = await db
    .select()
    .from(backupRuns)
    .where(and(condition))
    .orderBy(desc(backupRuns.startedAt), desc(backupRuns.id))
    .limit(1);
  if (row === undefined) return null;
  const { id: _id, ...run } = row;
  return run;
}
