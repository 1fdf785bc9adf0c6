import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { feedbackStyles } from '@greenpen/grading';
import { sql } from 'drizzle-orm';
import { submissions } from './submissions.ts';
import { bytea, instant, recordId } from './column-types.ts';
import type { BasisNumbers } from '../records.ts';
import { user } from './identity.ts';
import { exportFormats, exportStates, exportSystems, returnedKinds } from '../exports/export-records.ts';

const submissionId = () =>
  uuid()
    .notNull()
    .references(() => submissions.id, { onDelete: 'cascade' });

const scores = () => ({
  grammarScore: doublePrecision().notNull(),
  apaScore: doublePrecision().notNull(),
  contentScore: doublePrecision().notNull(),
  totalScore: doublePrecision().notNull(),
});

export const reviews = pgTable(
  'reviews',
  {
    submissionId: submissionId(),
    number: integer().notNull(),
    engine: text().notNull(),
    reviewedAt: instant().notNull().defaultNow(),
    ...scores(),
    grammarWeight: integer().notNull(),
    apaWeight: integer().notNull(),
    contentWeight: integer().notNull(),
    feedbackStyle: text({ enum: feedbackStyles }).notNull(),
    /** Numbers by check and finding id; sentences and quotes are in the encrypted document. */
    basis: jsonb().$type<BasisNumbers>().notNull(),
    words: integer().notNull(),
    pages: integer().notNull(),
    /** null after retention deleted the document. */
    documentName: text(),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.number] })],
);

const marks = () => ({
  reviewNumber: integer().notNull(),
  version: integer().notNull(),
  ...scores(),
  grammarOverride: doublePrecision(),
  apaOverride: doublePrecision(),
  contentOverride: doublePrecision(),
  dismissed: jsonb().$type<readonly string[]>().notNull(),
  /** The four texts, encrypted by the caller. */
  feedback: bytea().notNull(),
  /** The original draft, for counting typed words; null after retention deleted it. */
  draft: bytea(),
  updatedAt: instant().notNull().defaultNow(),
});

export const grades = pgTable(
  'grades',
  {
    submissionId: submissionId().primaryKey(),
    /** The submission's, so that an owner's mean is read from an index alone. */
    ownerId: text().notNull(),
    ...marks(),
    /** When the instructor last changed it; null for the engine's own draft. */
    editedAt: instant(),
    /** Of the four texts together, and those of them that the engine's draft does not have. */
    feedbackWords: integer().notNull().default(0),
    typedWords: integer().notNull().default(0),
    /** The page that saved last, the version its unbroken run of saves started from, and the version it made. */
    savedByClient: uuid(),
    savedSinceVersion: integer(),
    savedVersion: integer(),
  },
  (table) => [index('grades_total').on(table.ownerId, table.totalScore)],
);

/** Edited drafts that grading again replaced, so that nothing an instructor wrote is lost by a click. */
export const replacedGrades = pgTable(
  'replaced_grades',
  { id: recordId(), submissionId: submissionId(), ...marks(), replacedAt: instant().notNull().defaultNow() },
  (table) => [index().on(table.submissionId)],
);

export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    ownerId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    action: text().notNull(),
    requestHash: text().notNull(),
    /** JSON of ids and numbers; null only inside the transaction that works it out. */
    answer: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] }), index().on(table.createdAt)],
);

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
