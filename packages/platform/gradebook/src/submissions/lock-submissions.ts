import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { GradingError } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import type { ManySubmissions } from './submission-requests.ts';
import { notJudgedOfGrade } from '../grades/grade-rows.ts';
import { isOwn, type SubmissionRow } from './submission-rows.ts';
import { submissions } from '../schema/submissions.ts';
import { grades } from '../schema/grades.ts';

/**
 * Locks the rows in the order of their ids, so that concurrent requests for the same papers cannot deadlock. Throws
 * SUBMISSION_NOT_FOUND if one is missing, so a list with another user's paper changes nothing.
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

/** The columns of a submission whose run is cancelled: it keeps its grade, or was never graded. */
export const withoutRun = {
  state: sql<
    SubmissionRow['state']
  >`case when ${submissions.totalScore} is null then 'uploaded' else 'completed' end`,
  stateReason: null,
  stateSince: sql`now()`,
};

export type GradePlace = { readonly ownerId: string; readonly submissionId: string };

/** Locks the submission's row, which serialises edits, approvals and the engine's drafts of a paper. */
export async function lockGrade(tx: Executor, { ownerId, submissionId }: GradePlace) {
  const [submission] = await tx.select().from(submissions).where(isOwn(ownerId, submissionId)).for('update');
  if (submission === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
  const [grade] = await tx
    .select({ ...getTableColumns(grades), notJudged: notJudgedOfGrade })
    .from(grades)
    .where(eq(grades.submissionId, submissionId));
  if (grade === undefined) throw new GradingError('REVIEW_NOT_READY');
  return { submission, grade };
}

/**
 * Locks a grade for editing; throws GRADE_ALREADY_APPROVED, or GRADE_CHANGED_ELSEWHERE if `version` is outdated.
 */
export async function lockDraft(tx: Executor, where: GradePlace & { readonly version: number }) {
  const locked = await lockGrade(tx, where);
  if (locked.submission.approvedAt !== null) throw new GradingError('GRADE_ALREADY_APPROVED');
  if (locked.grade.version !== where.version) throw new GradingError('GRADE_CHANGED_ELSEWHERE');
  return locked;
}
