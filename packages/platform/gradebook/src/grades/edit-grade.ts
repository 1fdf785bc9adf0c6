import { GradingError, isUnderWay, type FeedbackWords } from '@greenpen/grading';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { Grade } from '../records.ts';
import { grades, submissions } from '../schema/index.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { fromScores, toGrade, type GradeRow } from './grade-rows.ts';

export type GradePlace = { readonly ownerId: string; readonly submissionId: string };

/** What an edit makes of a grade. */
export type GradeContent = Pick<Grade, 'scores' | 'overrides' | 'dismissed' | 'feedback'> & {
  /** Absent where the texts stay as they were. */
  readonly words?: FeedbackWords | undefined;
};

export type GradeSave = GradePlace & {
  /** What the edit was based on; another one throws GRADE_CHANGED_ELSEWHERE. */
  readonly version: number;
  /** The page that saves, so that it recognises its own saves later. */
  readonly client?: string | undefined;
  /** Called while the grade is locked; `draft`: the sealed texts that it was drafted with. */
  readonly change: (grade: Grade, draft: Uint8Array | null) => GradeContent;
};

/** Throws REVIEW_NOT_READY without a grade, GRADE_ALREADY_APPROVED, GRADE_CHANGED_ELSEWHERE. */
export function saveGrade(db: Executor, save: GradeSave): Promise<Grade> {
  const { ownerId, submissionId } = save;
  return db.transaction(async (tx) => {
    const { submission, grade } = await lockDraft(tx, save);
    const { scores, overrides, dismissed, feedback, words } = save.change(
      toGrade(grade, submission),
      grade.draft,
    );
    const [saved] = await tx
      .update(grades)
      .set({
        version: grade.version + 1,
        ...fromScores(scores),
        grammarOverride: overrides.grammar,
        apaOverride: overrides.apa,
        contentOverride: overrides.content,
        dismissed,
        feedback,
        ...words,
        ...toSavedBy(grade, save.client),
        editedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(grades.submissionId, submissionId))
      .returning();
    if (saved === undefined) throw new GradingError('REVIEW_NOT_READY');
    await tx.update(submissions).set({ totalScore: scores.total }).where(eq(submissions.id, submissionId));
    const detail = { version: saved.version, total: scores.total };
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'grade-saved', submissionId, detail }]);
    return toGrade(saved, submission);
  });
}

/** A run of saves by one page goes on until anything else writes a version. */
function toSavedBy(grade: GradeRow, client: string | undefined) {
  if (client === undefined) return { savedByClient: null, savedSinceVersion: null, savedVersion: null };
  const isSameRun = grade.savedByClient === client && grade.savedVersion === grade.version;
  return {
    savedByClient: client,
    savedSinceVersion: isSameRun ? grade.savedSinceVersion : grade.version,
    savedVersion: grade.version + 1,
  };
}

/**
 * Approving twice is one approval; throws REVIEW_NOT_READY, or GRADE_CHANGED_ELSEWHERE for another version. Makes a
 * grade final; approving what is approved is no error. A run that is under way ends without effect.
 */
export function approveGrade(
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
        ...(isUnderWay(submission.state)
          ? { state: 'completed' as const, stateReason: null, stateSince: sql`now()` }
          : {}),
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
 * A draft stays what it is; throws REVIEW_NOT_READY without a grade. Makes an approved grade a draft again; a draft
 * stays what it is.
 */
export function reopenGrade(db: Executor, where: GradePlace & { readonly by: string }): Promise<Grade> {
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

/** Edits, approvals and the engine's drafts of one paper take turns on the submission's row. */
export async function lockGrade(tx: Executor, { ownerId, submissionId }: GradePlace) {
  const [submission] = await tx.select().from(submissions).where(isOwn(ownerId, submissionId)).for('update');
  if (submission === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
  const [grade] = await tx.select().from(grades).where(eq(grades.submissionId, submissionId));
  if (grade === undefined) throw new GradingError('REVIEW_NOT_READY');
  return { submission, grade };
}

/** Locks a grade that may be edited; throws GRADE_ALREADY_APPROVED, or GRADE_CHANGED_ELSEWHERE for another version. */
export async function lockDraft(tx: Executor, where: GradePlace & { readonly version: number }) {
  const locked = await lockGrade(tx, where);
  if (locked.submission.approvedAt !== null) throw new GradingError('GRADE_ALREADY_APPROVED');
  if (locked.grade.version !== where.version) throw new GradingError('GRADE_CHANGED_ELSEWHERE');
  return locked;
}
