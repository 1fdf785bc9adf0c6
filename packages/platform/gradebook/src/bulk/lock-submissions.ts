import { GradingError } from '@greenpen/grading';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ManySubmissions } from './bulk-results.ts';
import type { Executor } from '../database.ts';
import { submissions } from '../schema/index.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';

/**
 * Locks the rows in the order of their ids, so that two requests for the same papers wait instead of blocking each
 * other. Throws SUBMISSION_NOT_FOUND when one is missing: a list that names another user's paper is not half done.
 */
export async function lockSubmissions(
  tx: Executor,
  { ownerId, submissionIds }: ManySubmissions,
  { orDeleted }: { readonly orDeleted: boolean } = { orDeleted: false },
): Promise<readonly SubmissionRow[]> {
  const ids = [...new Set(submissionIds)];
  const rows = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.ownerId, ownerId), inArray(submissions.id, ids)))
    .orderBy(asc(submissions.id))
    .for('update');
  const fitting = rows.filter(({ deletedAt }) => orDeleted || deletedAt === null);
  if (fitting.length < ids.length) throw new GradingError('SUBMISSION_NOT_FOUND');
  return fitting;
}

/** What a submission goes back to when its run is given up: its grade stands, or nobody asked for one yet. */
export const withoutRun = {
  state: sql<
    SubmissionRow['state']
  >`case when ${submissions.totalScore} is null then 'uploaded' else 'completed' end`,
  stateReason: null,
  stateSince: sql`now()`,
};
