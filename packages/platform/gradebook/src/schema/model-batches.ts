import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { modelBatchEndings, modelBatchStates } from '../model-drafts/model-batch-records.ts';
import { instant, recordId } from './column-types.ts';
import { user } from './identity.ts';

/** Batches of requests to the language model, each recorded before anything of it is sent. */
export const modelBatches = pgTable(
  'model_batches',
  {
    id: recordId(),
    ownerId: text().references(() => user.id, { onDelete: 'set null' }),
    /** The installation's name for the model that it is for. */
    model: text().notNull(),
    state: text({ enum: modelBatchStates }).notNull().default('preparing'),
    createdAt: instant().notNull().defaultNow(),
    /** When the first attempt to send it began; null before. */
    sendingSince: instant(),
    /** The provider's id; null until the provider accepted it. */
    providerId: text(),
    nextAt: instant().notNull().defaultNow(),
    /** How often the provider was asked whether it has ended. */
    polls: integer().notNull().default(0),
    cancelledAt: instant(),
    /** When the provider was told of that. */
    cancelSentAt: instant(),
    /** Fencing token: increases with each claim. */
    fence: integer().notNull().default(0),
    heldAt: instant(),
    endedAt: instant(),
    /** How it ended; null before. */
    ending: text({ enum: modelBatchEndings }),
    papers: integer().notNull().default(0),
    requests: integer().notNull().default(0),
    /** Of its requests, once it has ended. */
    answered: integer().notNull().default(0),
    expired: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Papers that keep the server's draft because of it. */
    givenUp: integer().notNull().default(0),
    /** The latest trouble with the provider, in words of ours. */
    reason: text(),
  },
  (table) => [
    index('model_batches_to_do')
      .on(table.nextAt)
      .where(sql`state <> 'ended'`),
    index().on(table.ownerId),
  ],
);

/** One prompt about one paper that waits for a batch, or for the answer of one; deleted once it is answered. */
export const modelBatchRequests = pgTable(
  'model_batch_requests',
  {
    /** Comes back with the answer. */
    id: uuid().primaryKey(),
    ownerId: text().notNull(),
    /** The paper; not a foreign key, because an answer is paid for whether or not the paper still exists. */
    submissionId: uuid().notNull(),
    /** The review that it is for; of another review, the paper no longer waits for it. */
    reviewNumber: integer().notNull(),
    /** The document of the paper store that the reply is to become. */
    replyName: text().notNull().unique(),
    /** The document that holds the prompt. */
    promptName: text().notNull(),
    callId: uuid().notNull(),
    model: text().notNull(),
    /** null until it is part of a batch. */
    batchId: uuid().references(() => modelBatches.id, { onDelete: 'set null' }),
    /** Batches that ended without an answer to it. */
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.batchId), index().on(table.submissionId)],
);
