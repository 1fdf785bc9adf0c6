import { and, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { modelBatches, modelBatchRequests } from '../schema/model-batches.ts';
import type { GatheredPapers, ModelBatchRecord } from './model-batch-records.ts';

const SHOWN_HOURS = 24;
const MOST = 50;

/** Of one account, or of all. */
type Of = { readonly ownerId: string | null };

/** Batches that have not ended, or ended within a day, newest first. */
function listModelBatches(db: Executor, { ownerId }: Of): Promise<readonly ModelBatchRecord[]> {
  const { ownerId: _, model: __, fence: ___, heldAt: ____, ...columns } = getTableColumns(modelBatches);
  const isRecent = or(
    isNull(modelBatches.endedAt),
    sql`${modelBatches.endedAt} > now() - make_interval(hours => ${SHOWN_HOURS}::int)`,
  );
  return db
    .select(columns)
    .from(modelBatches)
    .where(and(ownerId === null ? undefined : eq(modelBatches.ownerId, ownerId), isRecent))
    .orderBy(desc(modelBatches.createdAt), desc(modelBatches.id))
    .limit(MOST);
}

/** Papers that are not part of a batch yet. */
async function countGathered(db: Executor, { ownerId }: Of): Promise<GatheredPapers> {
  const [counted] = await db
    .select({
      papers: sql<number>`count(distinct ${modelBatchRequests.submissionId})::int`,
      since: sql<Date | null>`min(${modelBatchRequests.createdAt})`.mapWith(modelBatchRequests.createdAt),
    })
    .from(modelBatchRequests)
    .where(
      and(
        isNull(modelBatchRequests.batchId),
        ownerId === null ? undefined : eq(modelBatchRequests.ownerId, ownerId),
      ),
    );
  return counted ?? { papers: 0, since: null };
}

export { listModelBatches as list, countGathered };
