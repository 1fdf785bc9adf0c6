import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { submissions } from './submissions.ts';
import {
  type ModelCheckOutcome,
  modelDraftReasons,
  modelDraftStates,
} from '../model-drafts/model-draft-records.ts';
import { bytea, instant, recordId } from './column-types.ts';
import { user } from './identity.ts';

/** Reviews whose feedback the language model is to draft: a separate queue, with ids and numbers only. */
export const modelDrafts = pgTable(
  'model_drafts',
  {
    submissionId: uuid()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    reviewNumber: integer().notNull(),
    /** The grade's version when the engine drafted it; a later version is an edit of the instructor. */
    gradeVersion: integer().notNull(),
    state: text({ enum: modelDraftStates }).notNull().default('waiting'),
    reason: text({ enum: modelDraftReasons }),
    stateSince: instant().notNull().defaultNow(),
    queuedAt: instant().notNull().defaultNow(),
    nextAt: instant().notNull().defaultNow(),
    /** Unusable replies; an unavailable model does not count. */
    attempts: integer().notNull().default(0),
    /** How often a worker died while drafting it. */
    losses: integer().notNull().default(0),
    /** Fencing token: increases with each claim; writes with an older one are rejected. */
    fence: integer().notNull().default(0),
    /** When the worker last renewed its claim. */
    heldAt: instant(),
    /** The maximum tokens of a request; null until calculated. */
    bound: integer(),
    /** Read in batches, at half the price, if the provider offers them. */
    isBatched: boolean().notNull().default(false),
    /** US dollars set aside for the whole paper when it began, under a monthly limit; null before. */
    reservedDollars: doublePrecision(),
    /** The model that wrote the draft in use. */
    model: text(),
    /** The model's version, as reported by the provider. */
    modelVersion: text(),
    /** The model's draft, encrypted by the caller, for comparison with the instructor's text. */
    feedback: bytea(),
    /** What the model asks the instructor about requirements of the course assignment, encrypted by the caller. */
    questions: bytea(),
  },
  (table) => [
    index('model_drafts_to_do')
      .on(table.nextAt)
      .where(sql`state in ('waiting', 'drafting')`),
  ],
);

/**
 * Paid requests, recorded before they are sent: one without reported usage counts with its maximum. Kept when the
 * account is deleted, so that the day's tokens stay used up.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: recordId(),
    ownerId: text().references(() => user.id, { onDelete: 'set null' }),
    /** The paper; not a foreign key, so that a reservation never waits for the paper's row. */
    submissionId: uuid(),
    calledAt: instant().notNull().defaultNow(),
    bound: integer().notNull(),
    /** How much of the bound may be the reply, which has a price of its own; null means all of it. */
    boundOutput: integer(),
    /** Sent in a batch, at half the price. */
    isBatched: boolean().notNull().default(false),
    /** null until reported. */
    inputTokens: integer(),
    outputTokens: integer(),
  },
  (table) => [index().on(table.calledAt), index().on(table.ownerId)],
);

/** A single row: whether the model responds, shared by all workers. */
export const modelHealth = pgTable(
  'model_health',
  {
    id: integer().primaryKey().default(1),
    /** null while it responds. */
    downSince: instant(),
    nextTryAt: instant(),
    reason: text(),
    /** When it last answered, so that the failure of an earlier request is ignored. */
    answeredAt: instant(),
  },
  (table) => [check('model_health_is_one', sql`${table.id} = 1`)],
);

/** The models that wrote drafts, with the date of each change; the newest row is the current one. */
export const modelChanges = pgTable('model_changes', {
  id: recordId(),
  changedAt: instant().notNull().defaultNow(),
  /** The installation's name for it: "gpt-5-mini at api.openai.com". */
  model: text().notNull(),
  /** The version reported by the provider; null until the first answer. */
  version: text(),
  /** The previous model's name and version; null for the first. */
  before: text(),
  /** When a worker claimed the check on the sample papers; null without a claim. */
  checkHeldAt: instant(),
  /** The number of requests made for the check. */
  checkCalls: integer().notNull().default(0),
  /** null until the check is complete or given up. */
  checkedAt: instant(),
  check: jsonb().$type<readonly ModelCheckOutcome[]>(),
});
