import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { ChainBreak, ChainHead, ChainVerdict } from './audit-records.ts';
import type { Executor } from '../database.ts';
import { auditChain, auditEvents, auditPending } from '../schema/index.ts';
import { chainAudit, toHex } from './chain-audit.ts';
import { firstHash, linkHash } from './link-hash.ts';

const PAGE = 2000;

/**
 * Chains what waits, and then walks the whole chain once: the links against the events, the events against the links.
 * With a head that was noted elsewhere earlier, such as in a log on another machine, it also sees that nothing was cut
 * off the end.
 */
export async function verifyAuditChain(db: Executor, known?: ChainHead): Promise<ChainVerdict> {
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

/** An event that neither has a link nor waits for one. */
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
