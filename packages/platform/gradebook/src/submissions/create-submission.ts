import { GradingError } from '@greenpen/grading';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { NewSubmission } from './submission-requests.ts';
import type { Submission } from '../records.ts';
import { submissions } from '../schema/index.ts';
import { readSubmissions, toSubmission } from './submission-rows.ts';

/**
 * Records an upload; `created` is false when the upload key was there before. Records an upload once per owner and
 * upload key, so that a retry after a lost answer gets the same row.
 */
export function createSubmission(
  db: Executor,
  submission: NewSubmission,
): Promise<{ submission: Submission; created: boolean }> {
  return db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(submissions)
      .values(submission)
      .onConflictDoNothing({ target: [submissions.ownerId, submissions.uploadKey] })
      .returning({ id: submissions.id });
    if (inserted !== undefined) {
      const { ownerId, fileSize } = submission;
      await recordAudit(tx, [
        {
          ownerId,
          actor: ownerId,
          action: 'submission-created',
          submissionId: inserted.id,
          detail: { bytes: fileSize },
        },
      ]);
    }
    const [row] = await readSubmissions(tx, (all) =>
      all.where(
        and(eq(submissions.ownerId, submission.ownerId), eq(submissions.uploadKey, submission.uploadKey)),
      ),
    );
    if (row === undefined)
      throw new GradingError('SUBMISSION_NOT_FOUND', 'deleted while it was uploaded again');
    return { submission: toSubmission(row), created: inserted !== undefined };
  });
}
