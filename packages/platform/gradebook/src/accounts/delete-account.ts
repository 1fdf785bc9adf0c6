import { AppError } from '@greenpen/api-contract';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { GradingQueue } from '../runs/grading-queue.ts';
import { type QueuedMail, queue as queueMail } from '../mail/mail-outbox.ts';
import { noteRemovals, type StoredRemoval } from '../submissions/stored-removals.ts';
import { user } from '../schema/identity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOnlyAdmin, lockAdmins } from './account-access.ts';
import { submissions } from '../schema/submissions.ts';

/** Keeps each statement well within its time limit for accounts of any size. */
const BATCH = 1000;

/**
 * Deletes the account and all its data except the audit log, in one transaction, and returns what the store has to
 * remove. `letter` is queued in the same transaction. Throws LAST_ADMIN, or NOT_SIGNED_IN if the account does not
 * exist. The row lock makes concurrent inserts for the account wait and then fail. A worker that is grading one of
 * its papers finds out at its next heartbeat or write.
 */
function deleteAccount(
  db: Executor,
  queue: GradingQueue,
  { ownerId, letter }: { readonly ownerId: string; readonly letter: QueuedMail | null },
): Promise<StoredRemoval[]> {
  return db.transaction(async (tx) => {
    await checkLastAdmin(tx, ownerId);
    const [found] = await tx.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('update');
    if (found === undefined) throw new AppError('NOT_SIGNED_IN');
    const removals = await deletePapers(tx, queue, ownerId);
    await tx.delete(user).where(eq(user.id, ownerId));
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: 'account-deleted', detail: { papers: removals.length } },
    ]);
    if (letter !== null) await queueMail(tx, letter);
    return removals;
  });
}

/** The administrator lock is taken before any row lock; all callers use this order. */
async function checkLastAdmin(tx: Executor, ownerId: string): Promise<void> {
  const [found] = await tx.select({ isAdmin: user.isAdmin }).from(user).where(eq(user.id, ownerId));
  if (found?.isAdmin !== true) return;
  await lockAdmins(tx);
  if (await isOnlyAdmin(tx, ownerId)) throw new AppError('LAST_ADMIN');
}

async function deletePapers(tx: Executor, queue: GradingQueue, ownerId: string): Promise<StoredRemoval[]> {
  const removals: StoredRemoval[] = [];
  for (;;) {
    const rows = await tx
      .select({ submissionId: submissions.id, fileId: submissions.fileId })
      .from(submissions)
      .where(eq(submissions.ownerId, ownerId))
      .limit(BATCH)
      .for('update');
    if (rows.length === 0) return removals;
    const ids = rows.map(({ submissionId }) => submissionId);
    removals.push(...(await noteRemovals(tx, rows)));
    await queue.forget(tx, ids);
    await tx.delete(submissions).where(inArray(submissions.id, ids));
  }
}

export { deleteAccount as delete };
