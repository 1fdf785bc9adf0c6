import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { submissions } from './submissions.ts';
import {
  type ModelCheckOutcome,
  modelDraftReasons,
  modelDraftStates,
} from '../model-drafts/model-draft-records.ts';
import { bytea, instant, recordId } from './column-types.ts';
import { user } from './identity.ts';

/** Reviews whose feedback the language model is to draft: a queue of its own, with ids and numbers alone. */
export const modelDrafts = pgTable(
  'model_drafts',
  {
    submissionId: uuid()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    reviewNumber: integer().notNull(),
    /** The grade's when this server drafted it: whatever changed it since is the instructor's. */
    gradeVersion: integer().notNull(),
    state: text({ enum: modelDraftStates }).notNull().default('waiting'),
    reason: text({ enum: modelDraftReasons }),
    stateSince: instant().notNull().defaultNow(),
    queuedAt: instant().notNull().defaultNow(),
    nextAt: instant().notNull().defaultNow(),
    /** Replies that could not be used; a model that was away does not count. */
    attempts: integer().notNull().default(0),
    /** Workers that were lost while they had it. */
    losses: integer().notNull().default(0),
    /** Goes up with each claim; what an older claim writes is refused. */
    fence: integer().notNull().default(0),
    /** When whoever has it last said so. */
    heldAt: instant(),
    /** The most tokens that a request for it may cost; null before that was worked out. */
    bound: integer(),
    /** Who wrote the draft that was taken. */
    model: text(),
    /** Which version of it, as its provider answered. */
    modelVersion: text(),
    /** That draft, sealed by the caller, to tell what the instructor wrote from what the model wrote. */
    feedback: bytea(),
  },
  (table) => [
    index('model_drafts_to_do')
      .on(table.nextAt)
      .where(sql`state in ('waiting', 'drafting')`),
  ],
);

/**
 * Each paid request, recorded before it is made: one that nobody heard the end of counts with the most that it may
 * have cost. Stays when its account goes, so that the day's budget stays spent.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: recordId(),
    ownerId: text().references(() => user.id, { onDelete: 'set null' }),
    calledAt: instant().notNull().defaultNow(),
    bound: integer().notNull(),
    /** null until it ended. */
    inputTokens: integer(),
    outputTokens: integer(),
  },
  (table) => [index().on(table.calledAt), index().on(table.ownerId)],
);

/** One row: whether the model answers, as all workers of this installation know it. */
export const modelHealth = pgTable(
  'model_health',
  {
    id: integer().primaryKey().default(1),
    /** null while it answers. */
    downSince: instant(),
    nextTryAt: instant(),
    reason: text(),
    /** When it last answered, so that an older request's failure is not news. */
    answeredAt: instant(),
  },
  (table) => [check('model_health_is_one', sql`${table.id} = 1`)],
);

/** Which model writes the drafts, from when on; the newest row is the one that does now. */
export const modelChanges = pgTable('model_changes', {
  id: recordId(),
  changedAt: instant().notNull().defaultNow(),
  /** As the installation calls it: "gpt-5-mini at api.openai.com". */
  model: text().notNull(),
  /** As its provider answers; null until it did. */
  version: text(),
  /** What the one before it was called, with its version; null for the first. */
  before: text(),
  /** When this program's own papers were last taken by a worker to be drafted by it; null while none has them. */
  checkHeldAt: instant(),
  /** Requests that were made for them. */
  checkCalls: integer().notNull().default(0),
  /** null until all of them were drafted, or given up. */
  checkedAt: instant(),
  check: jsonb().$type<readonly ModelCheckOutcome[]>(),
});
