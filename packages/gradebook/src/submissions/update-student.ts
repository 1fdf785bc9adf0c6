import { GradingError } from '@greenpen/grading';
import { recordAudit } from '../audit.ts';
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

/** What the instructor says about the author stands, whatever a later review finds in the paper. */
export function updateStudent(db: Executor, change: StudentChange): Promise<Submission> {
  const { ownerId, submissionId, studentName, studentEmail } = change;
  return db.transaction(async (tx) => {
    const [updated] = await tx
      .update(submissions)
      .set({
        studentCorrected: true,
        ...(studentName === undefined ? {} : { studentName }),
        ...(studentEmail === undefined ? {} : { studentEmail }),
      })
      .where(isOwn(ownerId, submissionId))
      .returning({ id: submissions.id });
    if (updated === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'student-updated', submissionId }]);
    return getSubmission(tx, { ownerId, submissionId });
  });
}
