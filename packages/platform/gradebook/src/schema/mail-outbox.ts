import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant, recordId } from './column-types.ts';

const mailStates = ['queued', 'sending', 'sent', 'failed'] as const;

/** Mail that was decided on, written with what causes it; sealed by the caller, and emptied once it is sent. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: recordId(),
    state: text({ enum: mailStates }).notNull().default('queued'),
    /** What kind of mail: "reset-password". */
    kind: text().notNull(),
    /** Recipient, subject and text, sealed; null once it was sent or given up. */
    message: bytea(),
    attempts: integer().notNull().default(0),
    /** Goes up with each attempt; what an older attempt reports is refused. */
    fence: integer().notNull().default(0),
    /** A code of the mail server or the network; never its words, which may hold addresses. */
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
    /** When it is tried next, or until when the attempt under way may take. */
    nextAttemptAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (table) => [index().on(table.state, table.nextAttemptAt)],
);
