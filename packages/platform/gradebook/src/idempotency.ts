import { AppError } from '@greenpen/api-contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { idempotentAnswers } from './schema/grades.ts';

/** The answer recorded for a replay: ids and numbers, never text of a student or instructor. */
export type RecordedAnswer = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | readonly number[]>
>;

export type IdempotentRequest = {
  readonly ownerId: string;
  readonly key: string;
  /** The call's name: "grade-assignments". */
  readonly action: string;
  /** Hex SHA-256 of the request; reusing the key for another request throws IDEMPOTENCY_KEY_REUSED. */
  readonly requestHash: string;
};

/**
 * Runs once per owner and idempotency key. The key's row is inserted first: concurrent identical requests wait for
 * that transaction and get its answer; if it rolls back, the next one runs.
 */
export function withIdempotency<A extends RecordedAnswer>(
  db: Executor,
  request: IdempotentRequest,
  run: (tx: Executor) => Promise<A>,
): Promise<{ answer: A; replayed: boolean }> {
  const { ownerId, key, action, requestHash } = request;
  const isThisKey = and(eq(idempotentAnswers.ownerId, ownerId), eq(idempotentAnswers.key, key));
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(idempotentAnswers)
      .values({ ownerId, key, action, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotentAnswers.key });
    if (claimed.length > 0) {
      const answer = await run(tx);
      await tx
        .update(idempotentAnswers)
        .set({ answer: JSON.stringify(answer) })
        .where(isThisKey);
      return { answer, replayed: false };
    }
    const [earlier] = await tx.select().from(idempotentAnswers).where(isThisKey);
    if (earlier === undefined || earlier.answer === null) {
      throw new AppError('DATABASE_UNAVAILABLE', 'the recorded answer has just expired');
    }
    if (earlier.action !== action || earlier.requestHash !== requestHash) {
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    }
    // Stored by the same action for the same request, so the type is trusted.
    const answer: A = JSON.parse(earlier.answer);
    return { answer, replayed: true };
  });
}

/** Deletes answers after a week, when a retry is no longer expected. */
export async function sweepAnswers(db: Executor): Promise<number> {
  const swept = await db
    .delete(idempotentAnswers)
    .where(lt(idempotentAnswers.createdAt, sql`now() - interval '7 days'`))
    .returning({ key: idempotentAnswers.key });
  return swept.length;
}
