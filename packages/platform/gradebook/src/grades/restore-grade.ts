import { GradingError } from '@greenpen/grading';
import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { Grade } from '../records.ts';
import { grades, replacedGrades, submissions } from '../schema/index.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { lockDraft, type GradePlace } from './edit-grade.ts';
import { toGrade } from './grade-rows.ts';

/** When grading again last replaced what the instructor had written; undefined where nothing is to be brought back. */
export async function findReplacedAt(
  db: Executor,
  { ownerId, submissionId }: GradePlace,
): Promise<Date | undefined> {
  const own = db.select().from(submissions).where(isOwn(ownerId, submissionId));
  const [found] = await db
    .select({ replacedAt: replacedGrades.replacedAt })
    .from(replacedGrades)
    .where(and(eq(replacedGrades.submissionId, submissionId), exists(own)))
    .orderBy(desc(replacedGrades.replacedAt))
    .limit(1);
  return found?.replacedAt;
}

/**
 * Changes places: what the instructor had written is the grade again, and the draft that had replaced it can be brought
 * back the same way. Throws REVIEW_NOT_READY where nothing was replaced, GRADE_ALREADY_APPROVED, GRADE_CHANGED_ELSEWHERE.
 */
export function restoreGrade(
  db: Executor,
  where: GradePlace & { readonly version: number; readonly by: string },
): Promise<Grade> {
  const { ownerId, submissionId, version, by } = where;
  return db.transaction(async (tx) => {
    const { submission, grade } = await lockDraft(tx, where);
    const [replaced] = await tx
      .select()
      .from(replacedGrades)
      .where(eq(replacedGrades.submissionId, submissionId))
      .orderBy(desc(replacedGrades.replacedAt))
      .limit(1);
    if (replaced === undefined) throw new GradingError('REVIEW_NOT_READY', 'nothing was replaced');
    await tx.delete(replacedGrades).where(eq(replacedGrades.id, replaced.id));
    const { editedAt: _, ownerId: __, feedbackWords: ___, typedWords: ____, ...current } = grade;
    await tx.insert(replacedGrades).values(current);
    const { id: _____, replacedAt: ______, ...marks } = replaced;
    const [restored] = await tx
      .update(grades)
      .set({ ...marks, version: version + 1, editedAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(grades.submissionId, submissionId))
      .returning();
    if (restored === undefined) throw new GradingError('REVIEW_NOT_READY');
    await tx
      .update(submissions)
      .set({ totalScore: restored.totalScore })
      .where(eq(submissions.id, submissionId));
    await recordAudit(tx, [
      { ownerId, actor: by, action: 'grade-restored', submissionId, detail: { version: restored.version } },
    ]);
    return toGrade(restored, submission);
  });
}
