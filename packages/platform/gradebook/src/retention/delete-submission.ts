import { GradingError } from '@greenpen/grading';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { GradingQueue } from '../queue/grading-queue.ts';
import type { StoredRemoval } from './stored-removal.ts';
import { submissions } from '../schema/index.ts';
import { noteRemoval } from './stored-removals.ts';

/**
 * Deletes all that is known of a submission but its audit; throws SUBMISSION_NOT_FOUND. Deletes a submission with
 * its reviews, grades and jobs; the audit, which holds no names, stays. A worker that has it learns so from its
 * next heartbeat or write, and removes what it stored.
 */
export function deleteSubmission(
  db: Executor,
  queue: GradingQueue,
  { ownerId, submissionId, by }: { ownerId: string; submissionId: string; by: string },
): Promise<StoredRemoval> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ fileId: submissions.fileId })
      .from(submissions)
      // What can still be put back is deleted for good like any other.
      .where(and(eq(submissions.ownerId, ownerId), eq(submissions.id, submissionId)))
      .for('update');
    if (row === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
    const removal = await noteRemoval(tx, { submissionId, fileId: row.fileId });
    await queue.forget(tx, [submissionId]);
    await tx.delete(submissions).where(eq(submissions.id, submissionId));
    await recordAudit(tx, [{ ownerId, actor: by, action: 'submission-deleted', submissionId }]);
    return removal;
  });
}
