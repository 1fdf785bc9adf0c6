import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { backupKinds, backupOutcomes } from '../backups/backup-records.ts';
import { bytea, instant, recordId } from './column-types.ts';

/** One row. None of it is part of a backup: it is about this installation and not about what is kept in it. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    /** A sentence sealed with the installation's key: a key that does not open it is not the one. */
    keyCheck: bytea().notNull(),
    /** Names the last restore, so that one that was cut short is known to have come through or not. */
    restoreId: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [check('installation_is_one', sql`${table.id} = 1`)],
);

/**
 * One row for each running API and worker. A write that records sealed bytes is refused to a process whose row is gone,
 * so deleting the rows fences every process that was running until then, even one that was paused or cut off.
 */
export const processLeases = pgTable('process_leases', {
  id: uuid().primaryKey(),
  /** "greenpen-api" or "greenpen-worker". */
  part: text().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  /** Renewed every few seconds while the process runs. */
  seenAt: instant().notNull().defaultNow(),
});

export const backupRuns = pgTable(
  'backup_runs',
  {
    id: recordId(),
    kind: text({ enum: backupKinds }).notNull(),
    startedAt: instant().notNull().defaultNow(),
    finishedAt: instant(),
    /** null while it is under way. */
    outcome: text({ enum: backupOutcomes }),
    /** The file's name without its folder. */
    fileName: text(),
    fileSize: bigint({ mode: 'number' }),
    /** A code such as "ENOSPC", for what went wrong. */
    reason: text(),
  },
  (table) => [index().on(table.startedAt)],
);
