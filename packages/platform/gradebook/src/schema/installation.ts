import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { contactCategories, contactStatuses, demoStates } from '@greenpen/grading';
import { bytea, instant, recordId } from './column-types.ts';

export const backupKinds = ['daily', 'by-hand', 'before-migration', 'before-restore'] as const;

export type BackupKind = (typeof backupKinds)[number];

export const backupOutcomes = ['made', 'failed'] as const;

/** A single row about this installation, which is not backed up. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    /** A sentence encrypted with the installation's key, to verify the key. */
    keyCheck: bytea().notNull(),
    /** The id of the last restore, to find out whether an interrupted restore was committed. */
    restoreId: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [check('installation_is_one', sql`${table.id} = 1`)],
);

/**
 * One row per running API or worker process. Triggers reject encrypted data from a process without a row, so
 * deleting the rows fences off every running process, even a paused or disconnected one.
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
    /** null while it runs. */
    outcome: text({ enum: backupOutcomes }),
    /** The file's name without its folder. */
    fileName: text(),
    fileSize: bigint({ mode: 'number' }),
    /** An error code such as "ENOSPC". */
    reason: text(),
  },
  (table) => [index().on(table.startedAt)],
);

/** Append-only, enforced by a trigger. Has no foreign keys, because events outlive the rows they name. */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** Defines the order of events, independently of the clock. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** The account that the event is about; empty if unknown. */
    ownerId: text().notNull(),
    /** A user's id, "engine" or "operator"; empty without a signed-in user. */
    actor: text().notNull(),
    action: text().notNull(),
    submissionId: uuid(),
    /** Numbers, ids and codes only. */
    detail: jsonb().$type<Readonly<Record<string, number | string | null>>>().notNull(),
    result: text({ enum: ['ok', 'refused'] })
      .notNull()
      .default('ok'),
    /** The IP address of the request; null for events without a request. */
    address: text(),
    /** The request id, as in the log and the response. */
    requestId: text(),
  },
  (table) => [
    index().on(table.ownerId, table.id),
    index().on(table.submissionId),
    index().on(table.action, table.id),
  ],
);

/** The audit events in chain order, numbered from 1 without gaps; append-only. */
export const auditChain = pgTable('audit_chain', {
  position: bigint({ mode: 'number' }).primaryKey(),
  eventId: bigint({ mode: 'number' }).notNull().unique(),
  /** SHA-256 over the previous hash and the event. */
  hash: bytea().notNull(),
});

/** Events waiting to be chained, inserted by a trigger in the event's transaction. */
export const auditPending = pgTable('audit_pending', {
  eventId: bigint({ mode: 'number' }).primaryKey(),
});

const mailStates = ['queued', 'sending', 'sent', 'failed'] as const;

/** Mail queued in the transaction that causes it; encrypted by the caller, and cleared after sending. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: recordId(),
    state: text({ enum: mailStates }).notNull().default('queued'),
    /** The kind of mail: "reset-password". */
    kind: text().notNull(),
    /** Recipient, subject and text, encrypted; null once sent or given up. */
    message: bytea(),
    attempts: integer().notNull().default(0),
    /** Fencing token: increases with each attempt; results of older attempts are ignored. */
    fence: integer().notNull().default(0),
    /** A code from the mail server or the network; never its message, which may contain addresses. */
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
    /** When the next attempt is due, or when the current attempt's claim expires. */
    nextAttemptAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (table) => [index().on(table.state, table.nextAttemptAt)],
);

/**
 * Files to remove from the paper store. Inserted in the transaction that deletes or expires the submission, and
 * deleted after the removal, so that a crash in between loses nothing; not a foreign key, because the submission
 * may be deleted first.
 */
export const storedRemovals = pgTable('stored_removals', {
  submissionId: uuid().primaryKey(),
  fileId: uuid(),
});

/** Messages of visitors to the operator. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: recordId(),
    /** Idempotency key, generated by the sender's page. */
    requestKey: text().notNull().unique(),
    category: text({ enum: contactCategories }).notNull(),
    /** Name, address, subject and message, encrypted by the caller. */
    texts: bytea().notNull(),
    status: text({ enum: contactStatuses }).notNull().default('new'),
    receivedAt: instant().notNull().defaultNow(),
    statusChangedAt: instant(),
    /** A user's id. */
    statusChangedBy: text(),
  },
  (table) => [index().on(table.status, table.id), index().on(table.receivedAt)],
);

/** Visitors' demo texts: a separate queue, whose rows are deleted after ten minutes. */
export const demoReviews = pgTable(
  'demo_reviews',
  {
    /** Random and secret: knowing it is enough to read the review. */
    id: uuid().primaryKey().defaultRandom(),
    state: text({ enum: demoStates }).notNull().default('waiting'),
    /** The pasted text, encrypted by the caller. */
    text: bytea().notNull(),
    /** The engine's review, encrypted by the caller. */
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
