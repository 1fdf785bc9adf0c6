import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { modelBatchRequests } from '../schema/model-batches.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import { settleCall } from './model-calls.ts';

const nothing = { inputTokens: 0, outputTokens: 0 };

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
  for (const { callId } of rows) await settleCall(tx, callId, nothing);
  await tx
    .update(modelDrafts)
    .set({ state: 'given-up', reason, stateSince: sql`now()`, heldAt: null })
    .where(and(eq(modelDrafts.state, 'batched'), isWaitingFor(rows)));
  await deleteRequests(tx, rows);
}

/** Whether a draft waits for the reply to one of the requests, which are still there. */
function isWaitingFor(rows: readonly RequestRow[]): SQL {
  const ids = rows.map(({ id }) => id);
  return sql`exists (select from ${modelBatchRequests}
    where ${modelBatchRequests.id} = any(${sql.param(ids)}::uuid[])
      and ${modelBatchRequests.submissionId} = ${modelDrafts.submissionId}
      and ${modelBatchRequests.reviewNumber} = ${modelDrafts.reviewNumber})`;
}

/**
 * Deletes requests that were not sent and for whose replies no draft waits any more, because the paper was deleted,
 * approved or graded again.
 */
export async function dropUnwanted(tx: Executor): Promise<void> {
  const unwanted = await tx
    .select()
    .from(modelBatchRequests)
    .where(
      and(
        isNull(modelBatchRequests.batchId),
        sql`not exists (select from ${modelDrafts}
          where ${modelDrafts.submissionId} = ${modelBatchRequests.submissionId}
            and ${modelDrafts.reviewNumber} = ${modelBatchRequests.reviewNumber}
            and ${modelDrafts.state} = 'batched')`,
      ),
    )
    .for('update', { skipLocked: true });
  for (const { callId } of unwanted) await settleCall(tx, callId, nothing);
  await deleteRequests(tx, unwanted);
}
