import { AppError } from '@greenpen/api-contract';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { GradingQueue } from '../runs/grading-queue.ts';
import { type QueuedMail, queue as queueMail } from '../mail/mail-outbox.ts';
import { noteRemovals, type StoredRemoval } from '../submissions/stored-removals.ts';
import { user, verification } from '../schema/identity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOnlyAdmin, lockAdmins } from './account-access.ts';
import { submissions } from '../schema/submissions.ts';

/** Few enough that no statement comes near its time limit, however large the account. */
const BATCH = 1000;

/**
 * Deletes the account with everything in it but its audit, in one transaction. Returns what the store has to remove. The
 * letter, where there is one, is sent once the account is gone. Throws LAST_ADMIN, or NOT_SIGNED_IN where it is gone. Its row is locked first: whatever would still add to it waits, and then finds
 * it gone. A worker that has one of its papers learns so from its next heartbeat or write.
 */
function deleteAccount(
  db: Executor,
  queue: GradingQueue,
  { ownerId, letter }: { readonly ownerId: string; readonly letter: QueuedMail | null },
): Promise<StoredRemoval[]> {
  return db.transaction(async (tx) => {
    await checkLastAdmin(tx, ownerId);
    const [found] = await tx
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, ownerId))
      .for('update');
    if (found === undefined) throw new AppError('NOT_SIGNED_IN');
    const removals = await deletePapers(tx, queue, ownerId);
    await forgetVerifications(tx, { ownerId, email: found.email });
    await tx.delete(user).where(eq(user.id, ownerId));
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: 'account-deleted', detail: { papers: removals.length } },
    ]);
    if (letter !== null) await queueMail(tx, letter);
    return removals;
  });
}

/** The lock comes before any row's, as it does for whoever else changes who administers. */
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

/** Open links by mail name whom they are for, and are tied to nobody's row. */
async function forgetVerifications(
  tx: Executor,
  { ownerId, email }: { readonly ownerId: string; readonly email: string },
): Promise<void> {
  const { identifier, value } = verification;
  await tx
    .delete(verification)
    .where(
      or(
        sql`position(${ownerId} in ${value}) > 0 or position(${ownerId} in ${identifier}) > 0`,
        sql`lower(${identifier}) = lower(${email}) or right(lower(${identifier}), length(${email}) + 1) in (':' || lower(${email}), '-' || lower(${email}))`,
      ),
    );
}

export { deleteAccount as delete };
