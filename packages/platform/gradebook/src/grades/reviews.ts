import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ReviewRecord } from '../records.ts';
import { grades, reviews } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { toReview } from './grade-rows.ts';

/** The review with that number, or the latest; undefined if there is none or the owner is another. */
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

/** The review that the paper's grade was drafted from; undefined without a grade. */
async function findGradedReview(
  db: Executor,
  { ownerId, submissionId }: { readonly ownerId: string; readonly submissionId: string },
): Promise<ReviewRecord | undefined> {
  const isGraded = and(
    eq(grades.submissionId, reviews.submissionId),
    eq(grades.reviewNumber, reviews.number),
  );
  const [row] = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(grades, isGraded)
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .where(isOwn(ownerId, submissionId));
  return row === undefined ? undefined : toReview(row.review);
}

export { findReview as find, findGradedReview as findGraded };
