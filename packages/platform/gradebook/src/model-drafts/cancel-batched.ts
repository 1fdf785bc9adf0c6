import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import { modelBatches, modelBatchRequests } from '../schema/model-batches.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import { giveUpPapers } from './batch-requests.ts';

/** The account's papers that wait for a batch. */
function countBatched(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<number> {
  return db.$count(
    modelDrafts,
    sql`${modelDrafts.state} = 'batched' and ${modelDrafts.submissionId} in
      (select id from submissions where owner_id = ${ownerId})`,
  );
}

/**
 * Takes an account's papers out of their batches; returns how many. The server's drafts stay. What the provider has
 * answered already is still paid for, and counted when the batch ends.
 */
function cancelBatched(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<number> {
  return db.transaction((tx) => cancelInside(tx, { ownerId }));
}

/** The same inside a transaction. */
export async function cancelInside(tx: Executor, { ownerId }: { readonly ownerId: string }): Promise<number> {
  await tx
    .update(modelBatches)
    .set({ cancelledAt: sql`now()`, nextAt: sql`now()` })
    .where(
      and(
        eq(modelBatches.ownerId, ownerId),
        ne(modelBatches.state, 'ended'),
        isNull(modelBatches.cancelledAt),
      ),
    );
  const unsent = await tx
    .select()
    .from(modelBatchRequests)
    .where(and(eq(modelBatchRequests.ownerId, ownerId), isNull(modelBatchRequests.batchId)))
    .for('update');
  const dropped = await tx
    .update(modelDrafts)
    .set({ state: 'given-up', reason: 'batch-cancelled', stateSince: sql`now()`, heldAt: null })
    .where(
      sql`${modelDrafts.state} = 'batched' and ${modelDrafts.submissionId} in
          (select id from submissions where owner_id = ${ownerId})`,
    )
    .returning({ submissionId: modelDrafts.submissionId });
  await giveUpPapers(tx, unsent, 'batch-cancelled');
  if (dropped.length === 0) return 0;
  await recordAudit(tx, [
    { ownerId, actor: ownerId, action: 'model-batch-cancelled', detail: { papers: dropped.length } },
  ]);
  return dropped.length;
}

export { countBatched, cancelBatched };
