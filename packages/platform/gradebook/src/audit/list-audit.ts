import { aliasedTable, and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { AuditFilter, AuditEntry } from './audit-records.ts';
import type { Executor } from '../database.ts';
import { auditEvents, user } from '../schema/index.ts';

type Where = {
  readonly filter: AuditFilter;
  /** Only what came before this id. */
  readonly before: number | null;
  readonly limit: number;
};

/** A page of the log, newest first, in the order of what happened and not of what a clock said. */
export async function listAudit(db: Executor, { filter, before, limit }: Where): Promise<AuditEntry[]> {
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
export async function listAuditActions(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive actions as (
      (select action from audit_events order by action limit 1)
      union all
      select (select action from audit_events where action > actions.action order by action limit 1)
      from actions where actions.action is not null)
    select action from actions where action is not null`);
  return rows.map(({ action }) => action);
}
