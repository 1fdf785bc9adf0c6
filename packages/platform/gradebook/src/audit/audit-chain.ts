import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { auditChain, auditEvents, auditPending } from '../schema/installation.ts';
import type { Executor } from '../database.ts';

export type ChainHead = {
  /** The number of events in the chain. */
  readonly position: number;
  /** Hex. */
  readonly hash: string;
};

export type ChainVerdict =
  | { readonly status: 'intact'; readonly head: ChainHead }
  | {
      readonly status: 'broken';
      /** The position in the chain; null for an event that is not in it. */
      readonly position: number | null;
      readonly eventId: number | null;
      readonly reason: ChainBreak;
    };

export type ChainBreak =
  /** A link of the chain was deleted. */
  | 'link-missing'
  /** The event of a link was deleted. */
  | 'event-missing'
  /** The event does not match the hash: one of them was changed. */
  | 'event-changed'
  /** An event was inserted without a link, or its link was deleted. */
  | 'event-not-chained'
  /** The chain ends before the known head, or has a different hash there: its end was truncated or rewritten. */
  | 'head-not-found';

type StoredEvent = typeof auditEvents.$inferSelect;

/** The "previous hash" of the first link. */
const firstHash: Uint8Array = createHash('sha256').update('greenpen audit chain 1').digest();

/**
 * SHA-256 over the previous link's hash, the position and all fields of the event. The keys of `detail` are sorted,
 * because the database does not keep their order.
 */
function linkHash(previous: Uint8Array, position: number, event: StoredEvent): Uint8Array {
  const detail = Object.entries(event.detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const fields = [
    position,
    event.id,
    event.at.toISOString(),
    event.ownerId,
    event.actor,
    event.action,
    event.submissionId,
    event.result,
    event.address,
    event.requestId,
    detail,
  ];
  return createHash('sha256').update(previous).update(JSON.stringify(fields)).digest();
}

/** An arbitrary advisory lock number, unique in this database; it serialises additions to the chain. */
const CHAIN_LOCK = 7_301_775;

const BATCH = 500;

/**
 * Adds the pending events to the chain and returns its head. To be called every few seconds; an advisory lock
 * serialises concurrent calls. The transaction that writes an event also marks it as pending, so an event that
 * commits late gets a later position and none is skipped, and no request waits for the chain.
 */
async function chainAudit(db: Executor): Promise<{ chained: number; head: ChainHead }> {
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
  // An event that already has a link became pending again when a backup was restored.
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

function toHex(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex');
}

const PAGE = 2000;

/**
 * Chains the pending events, then verifies every link against its event and every event against the links. With a
 * head that was recorded elsewhere, such as in a log on another machine, it also detects a truncated chain.
 */
async function verifyAuditChain(db: Executor, known?: ChainHead): Promise<ChainVerdict> {
  await chainAudit(db);
  const walked = await walkLinks(db, known);
  if (walked.status === 'broken') return walked;
  const [gone] = await db
    .select({ id: auditPending.eventId })
    .from(auditPending)
    .leftJoin(auditEvents, eq(auditEvents.id, auditPending.eventId))
    .where(isNull(auditEvents.id))
    .limit(1);
  if (gone !== undefined) return broken('event-missing', null, gone.id);
  const loose = await findLooseEvent(db);
  return loose === undefined ? walked : broken('event-not-chained', null, loose);
}

async function walkLinks(db: Executor, known: ChainHead | undefined): Promise<ChainVerdict> {
  let position = 0;
  let hash = firstHash;
  let isKnownMet = known === undefined || known.position === 0;
  for (;;) {
    const links = await db
      .select({ link: auditChain, event: auditEvents })
      .from(auditChain)
      .leftJoin(auditEvents, eq(auditEvents.id, auditChain.eventId))
      .where(gt(auditChain.position, position))
      .orderBy(asc(auditChain.position))
      .limit(PAGE);
    for (const { link, event } of links) {
      position += 1;
      if (link.position !== position) return broken('link-missing', position, null);
      if (event === null) return broken('event-missing', position, link.eventId);
      hash = linkHash(hash, position, event);
      if (toHex(hash) !== toHex(link.hash)) return broken('event-changed', position, link.eventId);
      if (position !== known?.position) continue;
      if (toHex(hash) !== known.hash) return broken('head-not-found', position, link.eventId);
      isKnownMet = true;
    }
    if (links.length < PAGE) break;
  }
  if (!isKnownMet) return broken('head-not-found', position, null);
  return { status: 'intact', head: { position, hash: toHex(hash) } };
}

/** Finds an event that is neither linked nor pending. */
async function findLooseEvent(db: Executor): Promise<number | undefined> {
  let last = -1;
  for (;;) {
    const page = await db
      .select({ id: auditEvents.id, position: auditChain.position, waiting: auditPending.eventId })
      .from(auditEvents)
      .leftJoin(auditChain, eq(auditChain.eventId, auditEvents.id))
      .leftJoin(auditPending, and(eq(auditPending.eventId, auditEvents.id), isNull(auditChain.position)))
      .where(gt(auditEvents.id, last))
      .orderBy(asc(auditEvents.id))
      .limit(PAGE);
    const loose = page.find(({ position, waiting }) => position === null && waiting === null);
    if (loose !== undefined) return loose.id;
    last = page.at(-1)?.id ?? last;
    if (page.length < PAGE) return undefined;
  }
}

function broken(reason: ChainBreak, position: number | null, eventId: number | null): ChainVerdict {
  return { status: 'broken', reason, position, eventId };
}

export { chainAudit as chain, verifyAuditChain as verifyChain };
