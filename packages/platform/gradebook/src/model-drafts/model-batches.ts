import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { thisInstant } from '../schema/column-types.ts';
import { modelBatches, modelBatchRequests } from '../schema/model-batches.ts';
import { modelCalls, modelDrafts } from '../schema/model-drafts.ts';
import type { ClaimedModelBatch, ModelBatchClaim, ModelBatchEnding } from './model-batch-records.ts';
import { settleCall } from './model-calls.ts';
import { deleteRequests, dropUnwanted, giveUpPapers } from './batch-requests.ts';
import type { TokensUsed } from './model-draft-records.ts';

/** A class is graded within minutes; waiting for the rest of it makes one batch of many. */
const GATHER_SECONDS = 60;

/** OpenAI takes 50,000 and Anthropic 100,000; an account has fewer. */
const MOST_REQUESTS = 2000;

/** Google takes 20 MB, of which some are spent on quoting. The rest of a very large class is the next batch. */
const MOST_BYTES = 15_000_000;

/**
 * Makes a batch of the requests of one account that have waited for a minute; false if there are none. Its row is
 * written before anything is sent.
 */
function gatherModelBatch(db: Executor, { model }: { readonly model: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await dropUnwanted(tx);
    const isFree = and(isNull(modelBatchRequests.batchId), eq(modelBatchRequests.model, model));
    const [oldest] = await tx
      .select({ ownerId: modelBatchRequests.ownerId })
      .from(modelBatchRequests)
      .where(
        and(
          isFree,
          sql`${modelBatchRequests.createdAt} <= now() - make_interval(secs => ${GATHER_SECONDS}::int)`,
        ),
      )
      .orderBy(asc(modelBatchRequests.createdAt))
      .limit(1);
    if (oldest === undefined) return false;
    const { ownerId } = oldest;
    const free = await tx
      .select({
        id: modelBatchRequests.id,
        submissionId: modelBatchRequests.submissionId,
        bound: modelCalls.bound,
      })
      .from(modelBatchRequests)
      .leftJoin(modelCalls, eq(modelCalls.id, modelBatchRequests.callId))
      .where(and(isFree, eq(modelBatchRequests.ownerId, ownerId)))
      .orderBy(asc(modelBatchRequests.createdAt))
      .limit(MOST_REQUESTS)
      .for('update', { of: modelBatchRequests, skipLocked: true });
    const requests = firstThatFit(free);
    if (requests.length === 0) return false;
    const papers = new Set(requests.map(({ submissionId }) => submissionId)).size;
    const [batch] = await tx
      .insert(modelBatches)
      .values({
        ownerId: sql`(select id from "user" where id = ${ownerId})`,
        model,
        papers,
        requests: requests.length,
      })
      .returning({ id: modelBatches.id });
    const ids = requests.map(({ id }) => id);
    await tx
      .update(modelBatchRequests)
      .set({ batchId: batch?.id ?? null })
      .where(inArray(modelBatchRequests.id, ids));
    return true;
  });
}

/** A request is bounded by a token for each of its bytes, so these are more bytes than it has. */
function firstThatFit<Request extends { readonly bound: number | null }>(
  requests: readonly Request[],
): readonly Request[] {
  let sum = 0;
  return requests.filter(({ bound }, index) => {
    sum += bound ?? 0;
    return index === 0 || sum <= MOST_BYTES;
  });
}

/** Longer than any step with a batch; after this time a worker that died with it is replaced. */
const HELD_MINUTES = 10;

/** Claims the batch that has been due longest. */
function claimModelBatch(
  db: Executor,
  { model }: { readonly model: string },
): Promise<ClaimedModelBatch | undefined> {
  return db.transaction(async (tx) => {
    const isDue = sql`${modelBatches.nextAt} <= ${thisInstant} and (${modelBatches.heldAt} is null
      or ${modelBatches.heldAt} < now() - make_interval(mins => ${HELD_MINUTES}::int))`;
    const [row] = await tx
      .select()
      .from(modelBatches)
      .where(and(ne(modelBatches.state, 'ended'), eq(modelBatches.model, model), isDue))
      .orderBy(asc(modelBatches.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return undefined;
    const { id: batchId, providerId, sendingSince } = row;
    const fence = row.fence + 1;
    await tx
      .update(modelBatches)
      .set({ fence, heldAt: sql`now()` })
      .where(eq(modelBatches.id, batchId));
    const requests = await tx
      .select({
        id: modelBatchRequests.id,
        ownerId: modelBatchRequests.ownerId,
        submissionId: modelBatchRequests.submissionId,
        replyName: modelBatchRequests.replyName,
        promptName: modelBatchRequests.promptName,
      })
      .from(modelBatchRequests)
      .where(eq(modelBatchRequests.batchId, batchId))
      .orderBy(asc(modelBatchRequests.submissionId), asc(modelBatchRequests.id));
    const others = await tx
      .select({ providerId: modelBatches.providerId })
      .from(modelBatches)
      .where(and(isNotNull(modelBatches.providerId), ne(modelBatches.id, batchId)));
    return {
      claim: { batchId, fence },
      providerId,
      sendingSince,
      isCancelled: row.cancelledAt !== null,
      isCancelSent: row.cancelSentAt !== null,
      requests,
      known: others.flatMap((one) => (one.providerId === null ? [] : [one.providerId])),
    };
  });
}

async function changeBatch(
  tx: Executor,
  { batchId, fence }: ModelBatchClaim,
  change: Parameters<ReturnType<Executor['update']>['set']>[0],
): Promise<boolean> {
  const changed = await tx
    .update(modelBatches)
    .set(change)
    .where(and(eq(modelBatches.id, batchId), eq(modelBatches.fence, fence)))
    .returning({ id: modelBatches.id });
  return changed.length > 0;
}

/** Records that sending begins, before anything is sent; false if another worker has the batch. */
function noteSending(db: Executor, claim: ModelBatchClaim): Promise<boolean> {
  return changeBatch(db, claim, {
    sendingSince: sql`coalesce(${modelBatches.sendingSince}, clock_timestamp())`,
    heldAt: sql`now()`,
  });
}

const FIRST_POLL_SECONDS = 60;
const LONGEST_POLL_SECONDS = 900;

function noteSent(
  db: Executor,
  claim: ModelBatchClaim,
  { providerId }: { readonly providerId: string },
): Promise<boolean> {
  return changeBatch(db, claim, {
    state: 'sent',
    providerId,
    reason: null,
    heldAt: null,
    nextAt: sql`now() + make_interval(secs => ${FIRST_POLL_SECONDS}::int)`,
  });
}

function noteCancelSent(db: Executor, claim: ModelBatchClaim): Promise<boolean> {
  return changeBatch(db, claim, { cancelSentAt: sql`now()` });
}

/** Puts a batch off: the pause grows by half with each time, from a minute to a quarter of an hour. */
function putOff(
  db: Executor,
  claim: ModelBatchClaim,
  { reason }: { readonly reason: string | null },
): Promise<boolean> {
  const seconds = sql`least(${LONGEST_POLL_SECONDS}::float8,
    ${FIRST_POLL_SECONDS}::float8 * power(1.5, least(${modelBatches.polls}, 20)))`;
  return changeBatch(db, claim, {
    polls: sql`${modelBatches.polls} + 1`,
    reason,
    heldAt: null,
    nextAt: sql`now() + make_interval(secs => ${seconds})`,
  });
}

/** Hands a batch back when its worker stops. */
async function releaseModelBatch(db: Executor, claim: ModelBatchClaim): Promise<void> {
  await changeBatch(db, claim, { heldAt: null });
}

/** A request that this many batches left unanswered is given up. */
const MOST_ATTEMPTS = 3;

type Ended = {
  /** The requests whose replies are stored, with what they took; null if the provider did not say. */
  readonly answered: readonly { readonly id: string; readonly usage: TokensUsed | null }[];
  /** How many of the others the provider did not come to in time. */
  readonly expired?: number;
  readonly ending?: Exclude<ModelBatchEnding, 'cancelled'>;
};

/**
 * Ends a batch whose replies are stored. Papers that have all their replies go on; requests without one are left to the
 * next batch, or given up with their paper after the third.
 */
function endModelBatch(
  db: Executor,
  claim: ModelBatchClaim,
  { answered, expired = 0, ending = 'answered' }: Ended,
): Promise<'ended' | 'fenced'> {
  return db.transaction(async (tx) => {
    const isHeld = await changeBatch(tx, claim, { state: 'ended', endedAt: sql`now()`, heldAt: null });
    if (!isHeld) return 'fenced';
    const rows = await tx
      .select()
      .from(modelBatchRequests)
      .where(eq(modelBatchRequests.batchId, claim.batchId))
      .for('update');
    const [batch] = await tx.select().from(modelBatches).where(eq(modelBatches.id, claim.batchId));
    const usages = new Map(answered.map(({ id, usage }) => [id, usage]));
    const done = rows.filter(({ id }) => usages.has(id));
    for (const { id, callId } of done) await settleCall(tx, callId, usages.get(id) ?? null);
    await deleteRequests(tx, done);
    const open = rows.filter(({ id }) => !usages.has(id));
    const isOver = (row: (typeof rows)[number]): boolean =>
      batch?.cancelledAt !== null || row.attempts + 1 >= MOST_ATTEMPTS;
    const isCancelled = batch?.cancelledAt !== null;
    const over = open.filter(isOver);
    await giveUpPapers(tx, over, isCancelled ? 'batch-cancelled' : 'batch-not-done');
    await changeBatch(tx, claim, {
      ending: isCancelled ? 'cancelled' : ending,
      answered: done.length,
      expired,
      failed: Math.max(0, open.length - expired),
      givenUp: new Set(over.map(({ submissionId }) => submissionId)).size,
    });
    const again = open.filter((row) => !isOver(row)).map(({ id }) => id);
    await tx
      .update(modelBatchRequests)
      .set({ batchId: null, attempts: sql`${modelBatchRequests.attempts} + 1`, createdAt: sql`now()` })
      .where(inArray(modelBatchRequests.id, again));
    await resumePapers(
      tx,
      done.map(({ submissionId }) => submissionId),
    );
    return 'ended';
  });
}

/** Drafts without an open request go on with the replies that they have. */
async function resumePapers(tx: Executor, submissionIds: readonly string[]): Promise<void> {
  await tx
    .update(modelDrafts)
    .set({ state: 'waiting', stateSince: sql`now()`, nextAt: sql`now()` })
    .where(
      and(
        inArray(modelDrafts.submissionId, [...new Set(submissionIds)]),
        eq(modelDrafts.state, 'batched'),
        sql`not exists (select from ${modelBatchRequests}
          where ${modelBatchRequests.submissionId} = ${modelDrafts.submissionId}
            and ${modelBatchRequests.reviewNumber} = ${modelDrafts.reviewNumber})`,
      ),
    );
}

export {
  gatherModelBatch as gather,
  claimModelBatch as claim,
  noteSending,
  noteSent,
  noteCancelSent,
  putOff,
  releaseModelBatch as release,
  endModelBatch as end,
};
