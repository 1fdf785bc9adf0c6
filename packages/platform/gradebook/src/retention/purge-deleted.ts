import { asc, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { GradingQueue } from '../queue/grading-queue.ts';
import { submissions } from '../schema/index.ts';
import { noteRemoval } from './stored-removals.ts';

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
