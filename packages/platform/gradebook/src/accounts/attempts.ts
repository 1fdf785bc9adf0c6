import { eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Executor } from '../database.ts';
import { rateLimit } from '../schema/identity.ts';

const nowMs = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Counts an attempt under one key after the other, in a window that begins with the first. Seconds to wait at the
 * first that was counted too often, where nothing is noted of those behind it; else null. Counted one after the
 * other and before anything is looked at, so that attempts at once are counted too. One that is refused does not
 * count: right passwords sent at once would else close the way for a quarter of an hour.
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
      // Of two that come first at once, the database sends the second one the other way for its key alone.
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

/** Takes an attempt back that is not to count. */
async function forgiveAttempt(db: Executor, { keys }: { readonly keys: readonly string[] }): Promise<void> {
  // Each by itself: two that hold one row each and wait for the other's would end in a deadlock.
  for (const key of keys) {
    await db
      .update(rateLimit)
      .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
      .where(eq(rateLimit.key, key));
  }
}

/** Forgets what was counted a day ago and more; how much that was. No window is as long as a day. */
async function sweepAttempts(db: Executor): Promise<number> {
  const swept = await db
    .delete(rateLimit)
    .where(lt(rateLimit.lastRequest, sql`${nowMs} - ${dayMs}::bigint`))
    .returning({ id: rateLimit.id });
  return swept.length;
}

export { startAttempt as start, forgiveAttempt as forgive, sweepAttempts as sweep };
