import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { modelBatchRequests } from '../schema/model-batches.ts';
import { modelCalls, modelDrafts } from '../schema/model-drafts.ts';
import { changeHeld } from './held-draft.ts';
import type { ModelDraftClaim, ModelLimits } from './model-draft-records.ts';
import { reserveInside, type ModelRequest } from './reserve-model-call.ts';

type Batched = {
  readonly model: string;
  readonly requests: readonly (Pick<ModelRequest, 'bound' | 'boundOutput'> & {
    readonly id: string;
    readonly replyName: string;
    readonly promptName: string;
  })[];
  /** How many requests the paper can take at most. */
  readonly mostRequests: number;
};

type Refused = 'spent' | 'too-large' | 'over-budget' | 'fenced';

/**
 * Reserves a paper's next requests and leaves them to a batch, all or none; the draft waits for the answers. The
 * prompts are in the paper store already.
 */
function queueBatchedRequests(
  db: Executor,
  claim: ModelDraftClaim,
  { model, requests, mostRequests, ...limits }: Batched & ModelLimits,
): Promise<'batched' | Refused> {
  const { ownerId, submissionId } = claim;
  return db.transaction(async (tx) => {
    const [draft] = await tx
      .select({ reviewNumber: modelDrafts.reviewNumber })
      .from(modelDrafts)
      .where(eq(modelDrafts.submissionId, submissionId));
    if (draft === undefined) return 'fenced';
    const { reviewNumber } = draft;
    // What is set aside for the paper is measured by its largest request.
    const largestFirst = requests.toSorted((a, b) => b.bound - a.bound);
    for (const { bound, boundOutput, ...request } of largestFirst) {
      const size = { bound, ...(boundOutput !== undefined && { boundOutput }) };
      const call = await reserveInside(tx, claim, {
        ...limits,
        ...size,
        requests: mostRequests,
        isBatched: true,
      });
      // What was reserved for the others is kept out of the day's tokens again.
      if (typeof call === 'string') return refuse(tx, call, requests);
      const { callId } = call;
      const added = await tx
        .insert(modelBatchRequests)
        .values({ ...request, ownerId, submissionId, reviewNumber, model, callId })
        .onConflictDoNothing()
        .returning({ id: modelBatchRequests.id });
      // It was left to a batch before, with a reservation of its own.
      if (added.length === 0) await tx.delete(modelCalls).where(eq(modelCalls.id, callId));
    }
    const waits = { state: 'batched' as const, reason: null, stateSince: sql`now()`, heldAt: null };
    return (await changeHeld(tx, claim, waits)) ? 'batched' : 'fenced';
  });
}

async function refuse(tx: Executor, answer: Refused, requests: Batched['requests']): Promise<Refused> {
  const ids = requests.map(({ id }) => id);
  await tx.execute(sql`
    with given_back as (
      delete from model_batch_requests where id = any(${sql.param(ids)}::uuid[]) returning call_id)
    delete from model_calls where id in (select call_id from given_back)`);
  return answer;
}

export { queueBatchedRequests as queueBatched };
