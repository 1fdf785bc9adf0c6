import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { contactCategories, contactStatuses, demoStates } from '@greenpen/grading';
import { bytea, instant, recordId } from './column-types.ts';

export const backupKinds = ['daily', 'by-hand', 'before-migration', 'before-restore'] as const;

export type BackupKind = (typeof backupKinds)[number];

export const backupOutcomes = ['made', 'failed'] as const;

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

/** Append only; a trigger refuses anything else. Ids outlive what they name, so nothing is referenced. */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** The order of what happened: a clock that jumps changes nothing in it. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** Whose account it is about; empty where nobody is known. */
    ownerId: text().notNull(),
    /** Who did it: a user's id, "engine", "operator", or empty for nobody who is signed in. */
    actor: text().notNull(),
    action: text().notNull(),
    submissionId: uuid(),
    /** Numbers, ids and codes alone. */
    detail: jsonb().$type<Readonly<Record<string, number | string | null>>>().notNull(),
    result: text({ enum: ['ok', 'refused'] })
      .notNull()
      .default('ok'),
    /** Where the request came from; null for what no request did. */
    address: text(),
    /** The id under which the log and the answer know the request. */
    requestId: text(),
  },
  (table) => [
    index().on(table.ownerId, table.id),
    index().on(table.submissionId),
    index().on(table.action, table.id),
  ],
);

/** The events in the order in which they were chained, from 1 on without a gap; append only as they are. */
export const auditChain = pgTable('audit_chain', {
  position: bigint({ mode: 'number' }).primaryKey(),
  eventId: bigint({ mode: 'number' }).notNull().unique(),
  /** SHA-256 over the hash before it and the event. */
  hash: bytea().notNull(),
});

/** Events that wait to be chained; a trigger notes each in the transaction that writes it. */
export const auditPending = pgTable('audit_pending', {
  eventId: bigint({ mode: 'number' }).primaryKey(),
});

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

/**
 * What is still to be taken out of the paper store. Written in the transaction that gives the texts up and deleted
 * once they are gone, so that a crash in between forgets nothing; it outlives its submission.
 */
export const storedRemovals = pgTable('stored_removals', {
  submissionId: uuid().primaryKey(),
  fileId: uuid(),
});

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
