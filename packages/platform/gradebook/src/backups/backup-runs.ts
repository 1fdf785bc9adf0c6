import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { type BackupKind, type backupOutcomes, backupRuns, installation } from '../schema/installation.ts';
import type { Executor } from '../database.ts';

export type BackupRun = {
  readonly kind: BackupKind;
  readonly startedAt: Date;
  /** null while it runs, or if the process was killed. */
  readonly finishedAt: Date | null;
  readonly outcome: (typeof backupOutcomes)[number] | null;
  /** The file's name without its folder. */
  readonly fileName: string | null;
  /** Bytes. */
  readonly fileSize: number | null;
  /** An error code such as "ENOSPC". */
  readonly reason: string | null;
};

/** For administrators: the last good backup and whether another is due. */
export type BackupStatus = {
  readonly lastGood: BackupRun | null;
  /** The last backup that was started, successful or not. */
  readonly latest: BackupRun | null;
  /** No good backup for two days, or since the installation if there is none. */
  readonly isOverdue: boolean;
  /** No good backup for a day, or since the installation if there is none. */
  readonly isDue: boolean;
};

/** A little less than a day, because the check runs once an hour. */
const DUE_HOURS = 23;

const OVERDUE_HOURS = 48;

/** Records the start of a backup and returns the row's id. */
async function recordBackupStarted(db: Executor, kind: BackupKind): Promise<string> {
  const [row] = await db.insert(backupRuns).values({ kind }).returning({ id: backupRuns.id });
  if (row === undefined) throw new Error('no backup row was inserted');
  return row.id;
}

async function recordBackupMade(
  db: Executor,
  { runId, fileName, fileSize }: { runId: string; fileName: string; fileSize: number },
): Promise<void> {
  const change = { outcome: 'made', finishedAt: sql`now()`, fileName, fileSize } as const;
  await db.update(backupRuns).set(change).where(eq(backupRuns.id, runId));
}

async function recordBackupFailed(
  db: Executor,
  { runId, reason }: { runId: string; reason: string },
): Promise<void> {
  const change = { outcome: 'failed', finishedAt: sql`now()`, reason } as const;
  await db.update(backupRuns).set(change).where(eq(backupRuns.id, runId));
}

async function getBackupStatus(db: Executor): Promise<BackupStatus> {
  const [lastGood, latest] = [
    await findNewest(db, eq(backupRuns.outcome, 'made')),
    await findNewest(db, undefined),
  ];
  const since = sql`coalesce(
    (select max(${backupRuns.finishedAt}) from ${backupRuns} where ${backupRuns.outcome} = 'made'),
    min(${installation.createdAt}))`;
  const olderThan = (hours: number) =>
    sql<boolean | null>`${since} < now() - make_interval(hours => ${hours}::int)`;
  const [age] = await db
    .select({ isOverdue: olderThan(OVERDUE_HOURS), isDue: olderThan(DUE_HOURS) })
    .from(installation);
  return { lastGood, latest, isOverdue: age?.isOverdue ?? false, isDue: age?.isDue ?? false };
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

export {
  recordBackupStarted as recordStarted,
  recordBackupMade as recordMade,
  recordBackupFailed as recordFailed,
  getBackupStatus as getStatus,
};
