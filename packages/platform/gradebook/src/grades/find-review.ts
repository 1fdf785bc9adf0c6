import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ReviewRecord } from '../records.ts';
import { reviews, submissions } from '../schema/index.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { toReview } from './grade-rows.ts';

/**
 * The latest review, or the one that the grade was drafted from when `number` is given. The review of that number,
 * or the latest; undefined where there is none or it is another owner's.
 */
async function findReview(
  db: Executor,
  where: { ownerId: string; submissionId: string; number?: number | undefined },
): Promise<ReviewRecord | undefined> {
  const [row] = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .where(
      and(
        isOwn(where.ownerId, where.submissionId),
        where.number === undefined ? undefined : eq(reviews.number, where.number),
      ),
    )
    .orderBy(desc(reviews.number))
    .limit(1);
  return row === undefined ? undefined : toReview(row.review);
}

export { findReview as find };
