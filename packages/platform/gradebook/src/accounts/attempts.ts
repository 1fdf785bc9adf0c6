import { eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Executor } from '../database.ts';
import { rateLimit } from '../schema/identity.ts';

const nowMs = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Counts an attempt under each key, in a window that starts with the first attempt. Returns the seconds to wait at
 * the first key over its limit, without counting the keys after it; otherwise null. Counted before the credentials
 * are checked, so concurrent attempts count too. Refused attempts are not counted; otherwise a burst of correct
 * passwords would lock the account for a quarter of an hour.
 */
async function startAttempt(
  db: Executor,
  {
    limits,
    windowSeconds,
  }: {
    readonly limits: readonly { readonly key: string; readonly most: number }[];
    readonly windowSeconds: number;
  },
): Promise<number | null> {
  const windowMs = windowSeconds * 1000;
  const isOver = sql`${rateLimit.lastRequest} <= ${nowMs} - ${windowMs}::bigint`;
  const counted: string[] = [];
  for (const { key, most } of limits) {
    const [attempts] = await db
      .insert(rateLimit)
      // The upsert makes concurrent first attempts safe: the second one takes the update branch.
      .values({ id: randomUUID(), key, count: 1, lastRequest: nowMs })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          count: sql`case when ${isOver} then 1 else least(${rateLimit.count} + 1, 1000000) end`,
          lastRequest: sql`case when ${isOver} then ${nowMs} else ${rateLimit.lastRequest} end`,
        },
      })
      .returning({
        count: rateLimit.count,
        leftMs: sql<string>`${rateLimit.lastRequest} + ${windowMs}::bigint - ${nowMs}`,
      });
    counted.push(key);
    if (attempts === undefined || attempts.count <= most) continue;
    await forgiveAttempt(db, { keys: counted });
    return Math.max(1, Math.ceil(Number(attempts.leftMs) / 1000));
  }
  return null;
}

/** Takes back an attempt that should not count. */
async function forgiveAttempt(db: Executor, { keys }: { readonly keys: readonly string[] }): Promise<void> {
  // One statement per key: locking several rows in one transaction could deadlock.
  for (const key of keys) {
    await db
      .update(rateLimit)
      .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
      .where(eq(rateLimit.key, key));
  }
}

/** Deletes counters older than a day, which is longer than any window; returns how many. */
async function sweepAttempts(db: Executor): Promise<number> {
  const swept = await db
    .delete(rateLimit)
    .where(lt(rateLimit.lastRequest, sql`${nowMs} - ${dayMs}::bigint`))
    .returning({ id: rateLimit.id });
  return swept.length;
}

export { startAttempt as start, forgiveAttempt as forgive, sweepAttempts as sweep };
