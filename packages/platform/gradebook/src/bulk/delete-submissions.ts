import { isUnderWay } from '@greenpen/grading';
import { inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { ManySubmissions } from './bulk-results.ts';
import type { Executor } from '../database.ts';
import type { GradingQueue } from '../queue/grading-queue.ts';
import { submissions } from '../schema/index.ts';
import { lockSubmissions, withoutRun } from './lock-submissions.ts';

/**
 * Out of all lists, and out of the queue, until it is put back or ten minutes have passed. Deleting again changes
 * nothing: the first time counts. A worker that has one learns so from its next write.
 */
export function deleteSubmissions(
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

/** Puts back what was deleted and is still there. */
export function restoreSubmissions(db: Executor, { ownerId, submissionIds }: ManySubmissions): Promise<void> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds }, { orDeleted: true });
    const ids = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
    await tx.update(submissions).set({ deletedAt: null }).where(inArray(submissions.id, ids));
    await recordAudit(
      tx,
      ids.map((submissionId) => ({ ownerId, actor: ownerId, action: 'submission-restored', submissionId })),
    );
  });
}
