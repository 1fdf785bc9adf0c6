import { GradingError, isUnderWay } from '@greenpen/grading';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { type GradePlace, lockGrade, lockSubmissions } from '../submissions/lock-submissions.ts';
import { toGrade } from './grade-rows.ts';
import type { Grade } from '../records.ts';
import { submissions } from '../schema/submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ManySubmissions } from '../submissions/submission-requests.ts';
import { grades } from '../schema/grades.ts';

/** Each id is in exactly one list. */
export type ApproveResult = {
  readonly approved: readonly string[];
  readonly alreadyApproved: readonly string[];
  /** Submissions without a grade. */
  readonly notReady: readonly string[];
};

/** The columns of a submission whose run in progress no longer counts. */
const finished = { state: 'completed' as const, stateReason: null, stateSince: sql`now()` };

/**
 * Approves a grade; an already approved one is returned unchanged. A run in progress finishes without effect.
 * Throws REVIEW_NOT_READY, or GRADE_CHANGED_ELSEWHERE if `version` is outdated.
 */
function approveGrade(
  db: Executor,
  where: GradePlace & { readonly version?: number | undefined; readonly by: string },
): Promise<Grade> {
  const { ownerId, submissionId, version, by } = where;
  return db.transaction(async (tx) => {
    const { submission, grade } = await lockGrade(tx, where);
    if (submission.approvedAt !== null) return toGrade(grade, submission);
    if (version !== undefined && version !== grade.version) throw new GradingError('GRADE_CHANGED_ELSEWHERE');
    const [approved] = await tx
      .update(submissions)
      .set({
        approvedAt: sql`now()`,
        approvedBy: by,
        ...(isUnderWay(submission.state) ? finished : {}),
      })
      .where(eq(submissions.id, submissionId))
      .returning({ approvedAt: submissions.approvedAt, approvedBy: submissions.approvedBy });
    await recordAudit(tx, [
      {
        ownerId,
        actor: by,
        action: 'grade-approved',
        submissionId,
        detail: { version: grade.version, total: grade.totalScore },
      },
    ]);
    return toGrade(grade, approved ?? submission);
  });
}

/**
 * Turns an approved grade back into a draft; a draft is returned unchanged. Throws REVIEW_NOT_READY without a
 * grade.
 */
function reopenGrade(db: Executor, where: GradePlace & { readonly by: string }): Promise<Grade> {
  const { ownerId, submissionId, by } = where;
  return db.transaction(async (tx) => {
    const { submission, grade } = await lockGrade(tx, where);
    if (submission.approvedAt === null) return toGrade(grade, submission);
    await tx
      .update(submissions)
      .set({ approvedAt: null, approvedBy: null })
      .where(eq(submissions.id, submissionId));
    await recordAudit(tx, [
      { ownerId, actor: by, action: 'grade-reopened', submissionId, detail: { version: grade.version } },
    ]);
    return toGrade(grade, { approvedAt: null, approvedBy: null });
  });
}

/** Approves every draft among the submissions; runs in progress finish without effect. */
function approveGrades(
  db: Executor,
  { ownerId, submissionIds, by }: ManySubmissions & { readonly by: string },
): Promise<ApproveResult> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds });
    const drafts = await tx
      .select({ id: grades.submissionId, version: grades.version, total: grades.totalScore })
      .from(grades)
      .where(
        inArray(
          grades.submissionId,
          rows.map(({ id }) => id),
        ),
      );
    const hasGrade = new Set(drafts.map(({ id }) => id));
    const open = rows.filter(({ id, approvedAt }) => approvedAt === null && hasGrade.has(id));
    const approved = open.map(({ id }) => id);
    const underWay = open.filter(({ state }) => isUnderWay(state)).map(({ id }) => id);
    const isRunning = new Set(underWay);
    const approval = { approvedAt: sql`now()`, approvedBy: by };
    // Each row is updated once: a second update would lock its course, which `deleteCourse` locks before the row.
    await tx
      .update(submissions)
      .set({ ...approval, ...finished })
      .where(inArray(submissions.id, underWay));
    await tx
      .update(submissions)
      .set(approval)
      .where(
        inArray(
          submissions.id,
          approved.filter((id) => !isRunning.has(id)),
        ),
      );
    const isNew = new Set(approved);
    await recordAudit(
      tx,
      drafts
        .filter(({ id }) => isNew.has(id))
        .map(({ id, version, total }) => ({
          ownerId,
          actor: by,
          action: 'grade-approved',
          submissionId: id,
          detail: { version, total },
        })),
    );
    return {
      approved,
      alreadyApproved: rows.filter(({ approvedAt }) => approvedAt !== null).map(({ id }) => id),
      notReady: rows
        .filter(({ id, approvedAt }) => approvedAt === null && !hasGrade.has(id))
        .map(({ id }) => id),
    };
  });
}

export { approveGrade as approve, reopenGrade as reopen, approveGrades as approveMany };
