import { aliasedTable, and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { user } from '../schema/identity.ts';
import { auditEvents } from '../schema/installation.ts';

export type AuditResult = 'ok' | 'refused';

/** A request that was made or refused, apart from the changes that the gradebook audits itself. */
export type RequestEvent = {
  /** When it happened; events are ordered by when they were recorded. */
  readonly at: Date;
  /** The account that the event is about; empty if unknown. */
  readonly ownerId: string;
  /** A user's id; empty without a signed-in user. */
  readonly actor: string;
  readonly action: string;
  readonly result: AuditResult;
  readonly submissionId: string | null;
  /** Numbers, ids and codes only. */
  readonly detail: Readonly<Record<string, number | string | null>>;
  readonly address: string | null;
  readonly requestId: string | null;
};

/** A user named by an event; the address is null if the account has been deleted. */
export type AuditPerson = { readonly id: string; readonly email: string | null };

export type AuditEntry = Omit<RequestEvent, 'ownerId' | 'actor'> & {
  /** Increases with each event. */
  readonly id: number;
  readonly owner: AuditPerson;
  readonly actor: AuditPerson;
};

/** Absent fields do not narrow the list. */
export type AuditFilter = {
  readonly action?: string | undefined;
  readonly result?: AuditResult | undefined;
  /** A user's id: matches their actions and the events about their account. */
  readonly person?: string | undefined;
  /** An exact match. */
  readonly address?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
};

type Where = {
  readonly filter: AuditFilter;
  /** Only events before this id. */
  readonly before: number | null;
  readonly limit: number;
};

/** A page of the log, newest first, ordered by id rather than by the clock. */
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
 * All actions in the log, in alphabetical order. The recursive query jumps from one action to the next in the
 * index; "select distinct" would scan all of it.
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

/** Records request events outside a transaction; each carries its own source. */
async function recordRequestEvents(db: Executor, events: readonly RequestEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(auditEvents).values([...events]);
}

export { listAudit as list, listAuditActions as listActions, recordRequestEvents as recordRequests };
