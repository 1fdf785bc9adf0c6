import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { GradingError, isUnderWay } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import type { GradingQueue } from '../runs/grading-queue.ts';
import { noteRemoval, type StoredRemoval } from './stored-removals.ts';
import { submissions } from '../schema/submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ManySubmissions } from './submission-requests.ts';
import { lockSubmissions, withoutRun } from './lock-submissions.ts';
import { recheckCopies } from './copies.ts';

/**
 * Deletes a submission with its reviews, grades and jobs; its audit rows, which contain no names, stay. A worker
 * that is grading it finds out at its next heartbeat or write, and removes the files that it stored. Throws
 * SUBMISSION_NOT_FOUND.
 */
function deleteSubmission(
  db: Executor,
  queue: GradingQueue,
  { ownerId, submissionId, by }: { ownerId: string; submissionId: string; by: string },
): Promise<StoredRemoval> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ fileId: submissions.fileId })
      .from(submissions)
      // Also applies to deleted submissions that could still be restored.
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

/**
 * Hides submissions from all lists and removes them from the queue; they can be restored within ten minutes.
 * Deleting again does not extend that time. A worker that is grading one finds out at its next write.
 */
async function deleteSubmissions(
  db: Executor,
  queue: GradingQueue,
  { ownerId, submissionIds }: ManySubmissions,
): Promise<void> {
  const wasCopy = await db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds }, { orDeleted: true });
    const fresh = rows.filter(({ deletedAt }) => deletedAt === null);
    const ids = fresh.map(({ id }) => id);
    const underWay = fresh.filter(({ state }) => isUnderWay(state)).map(({ id }) => id);
    await queue.forget(tx, underWay);
    const isRunning = new Set(underWay);
    const deletedAt = sql`now()`;
    // Each row is updated once: a second update would lock its course, which `deleteCourse` locks before the row.
    await tx
      .update(submissions)
      .set({ ...withoutRun, deletedAt })
      .where(inArray(submissions.id, underWay));
    await tx
      .update(submissions)
      .set({ deletedAt })
      .where(
        inArray(
          submissions.id,
          ids.filter((id) => !isRunning.has(id)),
        ),
      );
    await recordAudit(
      tx,
      ids.map((submissionId) => ({ ownerId, actor: ownerId, action: 'submission-put-away', submissionId })),
    );
    return fresh.some(({ doubts }) => doubts.includes('copy-of-another'));
  });
  if (wasCopy) await recheckCopies(db, { ownerId });
}

const RESTORABLE_MINUTES = 10;

/**
 * Purges submissions that were deleted ten minutes ago, by the database's clock, and records what the store has to
 * remove. Returns how many, at most `limit`.
 */
export function purgeDeleted(
  db: Executor,
  queue: GradingQueue,
  { limit }: { readonly limit: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: submissions.id, ownerId: submissions.ownerId, fileId: submissions.fileId })
      .from(submissions)
      .where(sql`${submissions.deletedAt} <= now() - make_interval(mins => ${RESTORABLE_MINUTES}::int)`)
      .orderBy(asc(submissions.deletedAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    for (const { id, fileId } of rows) await noteRemoval(tx, { submissionId: id, fileId });
    await queue.forget(tx, ids);
    if (ids.length > 0) await tx.delete(submissions).where(inArray(submissions.id, ids));
    await recordAudit(
      tx,
      rows.map(({ id, ownerId }) => ({
        ownerId,
        actor: 'engine',
        action: 'submission-deleted',
        submissionId: id,
      })),
    );
    return rows.length;
  });
}

export { deleteSubmission as delete, deleteSubmissions as deleteMany };
