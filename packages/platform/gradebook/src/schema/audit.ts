import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './column-types.ts';

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
