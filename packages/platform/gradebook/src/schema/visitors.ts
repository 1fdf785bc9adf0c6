import { contactCategories, contactStatuses, demoStates } from '@greenpen/grading';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, recordId } from './column-types.ts';

/** What visitors wrote to whoever runs this installation. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: recordId(),
    /** Made by the sender's page: the same one again is the same message. */
    requestKey: text().notNull().unique(),
    category: text({ enum: contactCategories }).notNull(),
    /** Name, address, subject and message, sealed by the caller. */
    texts: bytea().notNull(),
    status: text({ enum: contactStatuses }).notNull().default('new'),
    receivedAt: instant().notNull().defaultNow(),
    statusChangedAt: instant(),
    /** Who changed it: a user's id. */
    statusChangedBy: text(),
  },
  (table) => [index().on(table.status, table.id), index().on(table.receivedAt)],
);

/** Texts that visitors try the engine on: a queue of its own, whose rows are deleted after ten minutes. */
export const demoReviews = pgTable(
  'demo_reviews',
  {
    /** Random throughout: whoever knows it may read the review. */
    id: uuid().primaryKey().defaultRandom(),
    state: text({ enum: demoStates }).notNull().default('waiting'),
    /** What was pasted, sealed by the caller. */
    text: bytea().notNull(),
    /** What the engine made of it, sealed by the caller. */
    review: bytea(),
    attempts: integer().notNull().default(0),
    claimedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant()
      .notNull()
      .default(sql`now() + interval '10 minutes'`),
  },
  (table) => [
    index('demo_reviews_to_do')
      .on(table.createdAt)
      .where(sql`state in ('waiting', 'reading')`),
    index().on(table.expiresAt),
  ],
);
