import { doubtLevel, GradingError } from '@greenpen/grading';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { Submission } from '../records.ts';
import { submissions } from '../schema/index.ts';
import { getSubmission } from './list-submissions.ts';
import { isOwn } from './submission-rows.ts';

export type StudentChange = {
  readonly ownerId: string;
  readonly submissionId: string;
  readonly studentName?: string | null | undefined;
  readonly studentEmail?: string | null | undefined;
};

/**
 * Fields that are undefined stay; throws SUBMISSION_NOT_FOUND. What the instructor says about the author stands,
 * whatever a later review finds in the paper.
 */
export function updateStudent(db: Executor, change: StudentChange): Promise<Submission> {
  const { ownerId, submissionId, studentName, studentEmail } = change;
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ doubts: submissions.doubts })
      .from(submissions)
      .where(isOwn(ownerId, submissionId))
      .for('no key update');
    if (before === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
    const doubts = before.doubts.filter((code) => code !== 'two-names');
    await tx
      .update(submissions)
      .set({
        studentCorrected: true,
        otherName: null,
        doubts,
        doubt: doubtLevel(doubts),
        ...(studentName === undefined ? {} : { studentName }),
        ...(studentEmail === undefined ? {} : { studentEmail }),
      })
      .where(eq(submissions.id, submissionId));
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'student-updated', submissionId }]);
    return getSubmission(tx, { ownerId, submissionId });
  });
}
