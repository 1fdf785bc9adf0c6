import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ChainHead } from './audit-records.ts';
import type { Executor } from '../database.ts';
import { auditChain, auditEvents, auditPending } from '../schema/index.ts';
import { firstHash, linkHash } from './link-hash.ts';

/** Any number that nothing else locks by: one link at a time is added. */
const CHAIN_LOCK = 7_301_775;
const BATCH = 500;

/**
 * Adds the events that wait to the chain and returns its head; for every few seconds, in one process at a time. Events
 * are noted as waiting by the transaction that writes them, so one that commits late gets a later place and none is
 * passed over; and no transaction of a request ever waits for the chain.
 */
export async function chainAudit(db: Executor): Promise<{ chained: number; head: ChainHead }> {
  let chained = 0;
  for (;;) {
    const { added, isMore, head } = await db.transaction(addBatch);
    chained += added;
    if (!isMore) return { chained, head };
  }
}

async function addBatch(tx: Executor): Promise<{ added: number; isMore: boolean; head: ChainHead }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const last = await findHead(tx);
  const waiting = await tx
    .select({ event: auditEvents, position: auditChain.position })
    .from(auditPending)
    .innerJoin(auditEvents, eq(auditEvents.id, auditPending.eventId))
    .leftJoin(auditChain, eq(auditChain.eventId, auditPending.eventId))
    .orderBy(asc(auditPending.eventId))
    .limit(BATCH);
  let { position, hash } = last;
  const links: (typeof auditChain.$inferInsert)[] = [];
  // What has its place already came in again with a restored backup.
  for (const { event } of waiting.filter(({ position: place }) => place === null)) {
    position += 1;
    hash = linkHash(hash, position, event);
    links.push({ position, eventId: event.id, hash });
  }
  if (links.length > 0) await tx.insert(auditChain).values(links);
  if (waiting.length > 0) {
    const ids = waiting.map(({ event }) => event.id);
    await tx.delete(auditPending).where(inArray(auditPending.eventId, ids));
  }
  return { added: links.length, isMore: waiting.length === BATCH, head: { position, hash: toHex(hash) } };
}

async function findHead(db: Executor): Promise<{ readonly position: number; readonly hash: Uint8Array }> {
  const [last] = await db
    .select({ position: auditChain.position, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.position))
    .limit(1);
  return last ?? { position: 0, hash: firstHash };
}

export function toHex(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex');
}
