import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { modelBatchRequests } from '../schema/model-batches.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import { settleCall } from './model-calls.ts';

type RequestRow = typeof modelBatchRequests.$inferSelect;

export async function deleteRequests(tx: Executor, rows: readonly Pick<RequestRow, 'id'>[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx.delete(modelBatchRequests).where(inArray(modelBatchRequests.id, ids));
}

/** Gives up the papers of requests for which nothing was charged. */
export async function giveUpPapers(
  tx: Executor,
  rows: readonly RequestRow[],
  reason: 'batch-not-done' | 'batch-cancelled',
): Promise<void> {
  for (const { callId } of rows) await settleCall(tx, callId, { inputTokens: 0, outputTokens: 0 });
  await deleteRequests(tx, rows);
  const papers = [...new Set(rows.map(({ submissionId }) => submissionId))];
  await tx
    .update(modelDrafts)
    .set({ state: 'given-up', reason, stateSince: sql`now()`, heldAt: null })
    .where(and(inArray(modelDrafts.submissionId, papers), eq(modelDrafts.state, 'batched')));
}
