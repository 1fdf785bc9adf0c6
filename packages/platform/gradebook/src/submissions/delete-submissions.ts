import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { GradingError, isUnderWay } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import type { GradingQueue } from '../runs/grading-queue.ts';
import { noteRemoval, type StoredRemoval } from './stored-removals.ts';
import { submissions } from '../schema/submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ManySubmissions } from './submission-requests.ts';
import { lockSubmissions, withoutRun } from './lock-submissions.ts';

/**
 * Deletes all that is known of a submission but its audit; throws SUBMISSION_NOT_FOUND. Deletes a submission with
 * its reviews, grades and jobs; the audit, which holds no names, stays. A worker that has it learns so from its
 * next heartbeat or write, and removes what it stored.
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

/**
 * Out of all lists, and out of the queue, until it is put back or ten minutes have passed. Deleting again changes
 * nothing: the first time counts. A worker that has one learns so from its next write.
 */
function deleteSubmissions(
  db: Executor,
  queue: GradingQueue,
  { ownerId, submissionIds }: ManySubmissions,
): Promise<void> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds }, { orDeleted: true });
    const fresh = rows.filter(({ deletedAt }) => deletedAt === null);
    const ids = fresh.map(({ id }) => id);
    const underWay = fresh.filter(({ state }) => isUnderWay(state)).map(({ id }) => id);
    await queue.forget(tx, underWay);
    await tx.update(submissions).set(withoutRun).where(inArray(submissions.id, underWay));
    await tx
      .update(submissions)
      .set({ deletedAt: sql`now()` })
      .where(inArray(submissions.id, ids));
    await recordAudit(
      tx,
      ids.map((submissionId) => ({ ownerId, actor: ownerId, action: 'submission-put-away', submissionId })),
    );
  });
}

const RESTORABLE_MINUTES = 10;

/**
 * Deletes for good what was deleted ten minutes ago and not put back; returns how many, `limit` at most. Deletes
 * for good what nobody put back in time, by the database's clock, and notes what the store has to remove.
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
