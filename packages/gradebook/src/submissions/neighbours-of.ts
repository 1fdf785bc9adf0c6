import { GradingError } from '@greenpen/grading';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { SubmissionFilter } from '../gradebook-calls.ts';
import { submissions } from '../schema/index.ts';
import { fits, isAfter, isBefore } from './submission-conditions.ts';
import { isOwn } from './submission-rows.ts';

export type Neighbours = {
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** 1-based; 0 where the submission is not in the list itself. */
  readonly position: number;
  readonly total: number;
};

/** The graded submissions next to one in the list that it was opened from, newest first. */
export async function neighboursOf(
  db: Executor,
  where: { ownerId: string; submissionId: string; filter: SubmissionFilter },
): Promise<Neighbours> {
  const [here] = await db
    .select({ id: submissions.id, uploadedAt: submissions.uploadedAt })
    .from(submissions)
    .where(isOwn(where.ownerId, where.submissionId));
  if (here === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
  const listed = and(fits(where.ownerId, where.filter), eq(submissions.status, 'completed'));
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      before: sql<number>`count(*) filter (where ${isBefore(here)})::int`,
      isListed: sql<boolean>`coalesce(bool_or(${submissions.id} = ${here.id}), false)`,
    })
    .from(submissions)
    .where(listed);
  const [previous] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(listed, isBefore(here)))
    .orderBy(asc(submissions.uploadedAt), asc(submissions.id))
    .limit(1);
  const [next] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(listed, isAfter(here)))
    .orderBy(desc(submissions.uploadedAt), desc(submissions.id))
    .limit(1);
  return {
    previousId: previous?.id ?? null,
    nextId: next?.id ?? null,
    position: counted?.isListed === true ? counted.before + 1 : 0,
    total: counted?.total ?? 0,
  };
}
