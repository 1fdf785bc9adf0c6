import { AppError } from '@greenpen/api-contract';
import { type DemoState } from '@greenpen/grading';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { demoReviews } from '../schema/installation.ts';
import { thisInstant } from '../schema/column-types.ts';
import type { Executor } from '../database.ts';
import { GRADING_QUEUE, QUEUE_SCHEMA } from '../runs/grading-queue.ts';

export type DemoReview = {
  readonly id: string;
  readonly state: DemoState;
  /** Encrypted; null until it is done. */
  readonly review: Uint8Array | null;
  /** The number of texts waiting before it. */
  readonly ahead: number;
  readonly expiresAt: Date;
};

/** A worker's claim on a visitor's text. */
export type DemoClaim = { readonly id: string; readonly text: Uint8Array; readonly attempt: number };

/** A longer queue would take longer than visitors wait. */
export const MOST_WAITING = 20;

const MOST_ATTEMPTS = 2;

/** A claim expires after this time. */
const LEASE_SECONDS = 45;

const isAlive = gt(demoReviews.expiresAt, thisInstant);

/** Texts that can be claimed: waiting, or with an expired claim. */
const isToDo = sql`${demoReviews.state} in ('waiting', 'reading') and ${isAlive}
  and (${demoReviews.claimedAt} is null
    or ${demoReviews.claimedAt} < now() - make_interval(secs => ${LEASE_SECONDS}::int))`;

/** Queues a text, encrypted by the caller, under a random id; throws DEMO_BUSY if the queue is full. */
async function startDemoReview(
  db: Executor,
  { text }: { readonly text: Uint8Array },
): Promise<{ id: string; expiresAt: Date }> {
  const waiting = await db.$count(demoReviews, and(eq(demoReviews.state, 'waiting'), isAlive));
  if (waiting >= MOST_WAITING) throw new AppError('DEMO_BUSY');
  const [row] = await db
    .insert(demoReviews)
    .values({ text })
    .returning({ id: demoReviews.id, expiresAt: demoReviews.expiresAt });
  if (row === undefined) throw new AppError('DEMO_NOT_FOUND');
  return row;
}

/** Undefined after ten minutes, when it has expired. */
async function findDemoReview(db: Executor, id: string): Promise<DemoReview | undefined> {
  const [row] = await db
    .select({
      id: demoReviews.id,
      state: demoReviews.state,
      review: demoReviews.review,
      expiresAt: demoReviews.expiresAt,
      ahead: sql<number>`(select count(*)::int from ${demoReviews} other
        where other.state = 'waiting'
          and (other.created_at, other.id) < (${demoReviews}.created_at, ${demoReviews}.id))`,
    })
    .from(demoReviews)
    .where(and(eq(demoReviews.id, id), isAlive));
  return row;
}

/**
 * Claims the oldest waiting text; undefined if there is none, or while an instructor's paper is waiting, which goes
 * first.
 */
function claimDemoReview(db: Executor): Promise<DemoClaim | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ waits: boolean }>(sql`select exists (
      select 1 from ${sql.identifier(QUEUE_SCHEMA)}.job
      where name = ${GRADING_QUEUE} and state < 'active' and start_after <= now()) as waits`);
    if (rows[0]?.waits === true) return undefined;
    const [next] = await tx
      .select({ id: demoReviews.id, text: demoReviews.text, attempts: demoReviews.attempts })
      .from(demoReviews)
      .where(isToDo)
      .orderBy(demoReviews.createdAt, demoReviews.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (next === undefined) return undefined;
    const isSpent = next.attempts >= MOST_ATTEMPTS;
    await tx
      .update(demoReviews)
      .set({
        state: isSpent ? 'failed' : 'reading',
        attempts: next.attempts + 1,
        claimedAt: sql`now()`,
      })
      .where(eq(demoReviews.id, next.id));
    return isSpent ? undefined : { id: next.id, text: next.text, attempt: next.attempts + 1 };
  });
}

/**
 * `review` is encrypted, or null if the engine refused the text. Does nothing if another worker has claimed the
 * text.
 */
async function settleDemoReview(
  db: Executor,
  {
    id,
    attempt,
    review,
  }: { readonly id: string; readonly attempt: number; readonly review: Uint8Array | null },
): Promise<'settled' | 'gone'> {
  const settled = await db
    .update(demoReviews)
    .set({ state: review === null ? 'failed' : 'done', review })
    .where(and(eq(demoReviews.id, id), eq(demoReviews.attempts, attempt), isAlive))
    .returning({ id: demoReviews.id });
  return settled.length > 0 ? 'settled' : 'gone';
}

/** Deletes expired demo reviews; returns how many. */
async function sweepDemoReviews(db: Executor): Promise<number> {
  const swept = await db
    .delete(demoReviews)
    .where(lte(demoReviews.expiresAt, thisInstant))
    .returning({ id: demoReviews.id });
  return swept.length;
}

export {
  startDemoReview as start,
  findDemoReview as find,
  claimDemoReview as claim,
  settleDemoReview as settle,
  sweepDemoReviews as sweep,
};
