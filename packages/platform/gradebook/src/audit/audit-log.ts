import { aliasedTable, and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { user } from '../schema/identity.ts';
import { auditEvents } from '../schema/installation.ts';

export type AuditResult = 'ok' | 'refused';

/** What a request did or was refused, apart from what the gradebook records with its own changes. */
export type RequestEvent = {
  /** When it happened; the order is that of recording. */
  readonly at: Date;
  /** Whose account it is about; empty where nobody is known. */
  readonly ownerId: string;
  /** A user's id; empty for nobody who is signed in. */
  readonly actor: string;
  readonly action: string;
  readonly result: AuditResult;
  readonly submissionId: string | null;
  /** Numbers, ids and codes alone. */
  readonly detail: Readonly<Record<string, number | string | null>>;
  readonly address: string | null;
  readonly requestId: string | null;
};

/** Somebody an event names: the address is null when the account is gone. */
export type AuditPerson = { readonly id: string; readonly email: string | null };

export type AuditEntry = Omit<RequestEvent, 'ownerId' | 'actor'> & {
  /** Goes up with each event. */
  readonly id: number;
  readonly owner: AuditPerson;
  readonly actor: AuditPerson;
};

/** Absent fields do not narrow the list. */
export type AuditFilter = {
  readonly action?: string | undefined;
  readonly result?: AuditResult | undefined;
  /** A user's id: what they did and what was done about their account. */
  readonly person?: string | undefined;
  /** Exactly this one. */
  readonly address?: string | undefined;
  readonly from?: Date | undefined;
  /** Up to and without. */
  readonly until?: Date | undefined;
};

type Where = {
  readonly filter: AuditFilter;
  /** Only what came before this id. */
  readonly before: number | null;
  readonly limit: number;
};

/** A page of the log, newest first, in the order of what happened and not of what a clock said. */
async function listAudit(db: Executor, { filter, before, limit }: Where): Promise<AuditEntry[]> {
  const { action, result, person, address, from, until } = filter;
  const owner = aliasedTable(user, 'owner');
  const actor = aliasedTable(user, 'actor');
  const rows = await db
    .select({ event: auditEvents, ownerEmail: owner.email, actorEmail: actor.email })
    .from(auditEvents)
    .leftJoin(owner, eq(owner.id, auditEvents.ownerId))
    .leftJoin(actor, eq(actor.id, auditEvents.actor))
    .where(
      and(
        before === null ? undefined : lt(auditEvents.id, before),
        action === undefined ? undefined : eq(auditEvents.action, action),
        result === undefined ? undefined : eq(auditEvents.result, result),
        person === undefined ? undefined : or(eq(auditEvents.ownerId, person), eq(auditEvents.actor, person)),
        address === undefined ? undefined : eq(auditEvents.address, address),
        from === undefined ? undefined : gte(auditEvents.at, from),
        until === undefined ? undefined : lt(auditEvents.at, until),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit);
  return rows.map(({ event: { ownerId, ...event }, ownerEmail, actorEmail }) => ({
    ...event,
    owner: { id: ownerId, email: ownerEmail },
    actor: { id: event.actor, email: actorEmail },
  }));
}

/**
 * Every action that stands in the log, in the order of the alphabet. Jumps from one action to the next in the
 * index, which a "select distinct" would read from end to end.
 */
async function listAuditActions(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive actions as (
      (select action from audit_events order by action limit 1)
      union all
      select (select action from audit_events where action > actions.action order by action limit 1)
      from actions where actions.action is not null)
    select action from actions where action is not null`);
  return rows.map(({ action }) => action);
}

/** Records what happened at the door, where no transaction is: each with the source that it brings along. */
async function recordRequestEvents(db: Executor, events: readonly RequestEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(auditEvents).values([...events]);
}

export { listAudit as list, listAuditActions as listActions, recordRequestEvents as recordRequests };
