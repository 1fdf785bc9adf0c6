import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { exportFormats, exportStates, exportSystems, returnedKinds } from '../exports/export-records.ts';
import { instant, recordId } from './column-types.ts';
import { user } from './identity.ts';
import { submissions } from './submissions.ts';

/** Feedback files that someone asked for; the worker makes them, and they are thrown away soon after. */
export const exports = pgTable(
  'exports',
  {
    id: recordId(),
    ownerId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    format: text({ enum: exportFormats }).notNull(),
    /** Whose file names the archive has; null for one file by itself. */
    system: text({ enum: exportSystems }),
    /** The name that stands at the comments, as the instructor chose it. */
    author: text().notNull(),
    state: text({ enum: exportStates }).notNull().default('waiting'),
    /** Moves on with each file that is made: a worker that is lost is noticed by it. */
    stateSince: instant().notNull().defaultNow(),
    /** Goes up with each claim by a worker; what an older claim writes is refused. */
    fence: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index().on(table.ownerId),
    index('exports_to_make')
      .on(table.createdAt)
      .where(sql`${table.state} in ('waiting', 'making')`),
    index().on(table.expiresAt),
  ],
);

/** The files of an export, in the order in which they were asked for. */
export const exportFiles = pgTable(
  'export_files',
  {
    exportId: uuid()
      .notNull()
      .references(() => exports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    submissionId: uuid()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** What was made; null while it waits, and where it could not be made. */
    kind: text({ enum: returnedKinds }),
    /** Why it could not be made, or not as asked for: a code. */
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] }), index().on(table.submissionId)],
);
