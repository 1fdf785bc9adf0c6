import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { feedbackStyles, type VerdictCorrections } from '@greenpen/grading';
import { sql } from 'drizzle-orm';
import { courseAssignments } from './courses.ts';
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
  /** The instructor's verdicts by requirement id, where they differ from the engine's. */
  verdicts: jsonb().$type<VerdictCorrections>().notNull().default({}),
  /** Points that the instructor gave, by rubric criterion id. */
  rubricPoints: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
  /** The four texts, encrypted by the caller. */
  feedback: bytea().notNull(),
  /** The instructor's own comments and changes of findings, encrypted by the caller; null: none. */
  annotations: bytea(),
  /** The original draft, for counting typed words; null after retention deleted it. */
  draft: bytea(),
  updatedAt: instant().notNull().defaultNow(),
});

export const grades = pgTable(
  'grades',
  {
    submissionId: submissionId().primaryKey(),
    /** The submission's owner, so that an owner's mean can be read from an index-only scan. */
    ownerId: text().notNull(),
    ...marks(),
    /** When the instructor last changed it; null for an unchanged engine draft. */
    editedAt: instant(),
    /** Words in the four texts, and how many of them are not in the draft. */
    feedbackWords: integer().notNull().default(0),
    typedWords: integer().notNull().default(0),
    /** The page that saved last, the version its consecutive saves started from, and the version it created. */
    savedByClient: uuid(),
    savedSinceVersion: integer(),
    savedVersion: integer(),
  },
  (table) => [index('grades_total').on(table.ownerId, table.totalScore)],
);

/** Edited drafts replaced by a new grading, kept so that an instructor's text is never lost. */
/**
 * Passages of papers of which the instructor said whether they meet a requirement. They stay when the paper is
 * deleted, as graded examples do.
 */
export const rulings = pgTable(
  'rulings',
  {
    id: recordId(),
    courseAssignmentId: uuid()
      .notNull()
      .references(() => courseAssignments.id, { onDelete: 'cascade' }),
    /** The paper with the passage; null once it is deleted. */
    submissionId: uuid().references(() => submissions.id, { onDelete: 'set null' }),
    requirementId: text().notNull(),
    counts: boolean().notNull(),
    /** Encrypted by the caller. */
    passage: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.courseAssignmentId),
    uniqueIndex('rulings_one_by_paper').on(table.submissionId, table.requirementId),
  ],
);

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
    /** JSON of ids and numbers; null only while the transaction that computes it is open. */
    answer: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] }), index().on(table.createdAt)],
);

/** Requested feedback files, made by the worker and deleted when they expire. */
export const exports = pgTable(
  'exports',
  {
    id: recordId(),
    ownerId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    format: text({ enum: exportFormats }).notNull(),
    /** The learning management system whose file names the archive uses; null for a single file. */
    system: text({ enum: exportSystems }),
    /** The author name on the comments, chosen by the instructor. */
    author: text().notNull(),
    state: text({ enum: exportStates }).notNull().default('waiting'),
    /** Updated with each file made, so that a dead worker can be detected. */
    stateSince: instant().notNull().defaultNow(),
    /** Fencing token: increases with each claim; writes with an older one are rejected. */
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

/** The files of an export, in the requested order. */
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
    /** The kind of file made; null while it waits, or if it could not be made. */
    kind: text({ enum: returnedKinds }),
    /** A code: why the file could not be made, or why its format differs from the requested one. */
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] }), index().on(table.submissionId)],
);
