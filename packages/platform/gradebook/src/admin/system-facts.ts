import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { reviews, user } from '../schema/index.ts';

/**
 * The engine that wrote the latest review; undefined before the first. The newest review by far has the newest
 * engine; the oldest ones are not looked through for it.
 */
export async function findLatestEngine(
  db: Executor,
): Promise<{ engine: string; reviewedAt: Date } | undefined> {
  const [latest] = await db
    .select({ engine: reviews.engine, reviewedAt: reviews.reviewedAt })
    .from(reviews)
    // Ids sort by when the paper came in.
    .orderBy(desc(reviews.submissionId), desc(reviews.number))
    .limit(1);
  return latest;
}

/** Bytes of the database. */
export async function getDatabaseSize(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Notes that someone was here, to a few minutes. Written once in five minutes, so that a request seldom costs a
 * write.
 */
export async function recordSeen(db: Executor, { userId }: { readonly userId: string }): Promise<void> {
  const isOld = or(isNull(user.lastSeenAt), lt(user.lastSeenAt, sql`now() - interval '5 minutes'`));
  await db
    .update(user)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(user.id, userId), isOld));
}
