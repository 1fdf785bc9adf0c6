import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { Strictness } from '@greenpen/paper';
import { list as listCriteria } from '../courses/criteria.ts';
import { user } from '../schema/identity.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import { thisInstant } from '../schema/column-types.ts';
import type { ClaimedModelDraft, DailyTokens, ModelDraftReason } from './model-draft-records.ts';
import { mayAskModel, tokensToday } from './model-calls.ts';
import { submissions } from '../schema/submissions.ts';
import { grades } from '../schema/grades.ts';
import { find as findReview } from '../grades/reviews.ts';
import { get as getSubmission } from '../submissions/list-submissions.ts';
import { findBrief } from '../runs/held-runs.ts';

type Drafted = {
  readonly submissionId: string;
  readonly ownerId: string;
  readonly reviewNumber: number;
  readonly gradeVersion: number;
  readonly isBatched: boolean;
};

/** Queues a model draft for a review, unless its owner has turned the model off. */
async function queueModelDraft(
  tx: Executor,
  { submissionId, ownerId, reviewNumber, gradeVersion, isBatched }: Drafted,
): Promise<void> {
  const [owner] = await tx.select({ isOn: user.hasModelDrafts }).from(user).where(eq(user.id, ownerId));
  if (owner?.isOn !== true) return;
  const fresh = {
    reviewNumber,
    gradeVersion,
    isBatched,
    state: 'waiting' as const,
    reason: null,
    stateSince: sql`now()`,
    queuedAt: sql`now()`,
    nextAt: sql`now()`,
    attempts: 0,
    losses: 0,
    heldAt: null,
    bound: null,
    reservedDollars: null,
    model: null,
    modelVersion: null,
    feedback: null,
    questions: null,
  };
  await tx
    .insert(modelDrafts)
    .values({ submissionId, ...fresh })
    // The new fencing token rejects a worker that still holds the previous review's draft.
    .onConflictDoUpdate({
      target: modelDrafts.submissionId,
      set: { ...fresh, fence: sql`${modelDrafts.fence} + 1` },
    });
}

/** Workers renew their claim every few seconds; after this long without a renewal the worker is considered dead. */
const LOST_AFTER_SECONDS = 12;

/** A draft that has lost this many workers would probably kill the next one too. */
const MOST_LOSSES = 5;

const isLost = sql`${modelDrafts.state} = 'drafting'
  and ${modelDrafts.heldAt} < now() - make_interval(secs => ${LOST_AFTER_SECONDS}::int)`;

const isDue = sql`(${modelDrafts.state} = 'waiting' and ${modelDrafts.nextAt} <= ${thisInstant} or ${isLost})`;

type DraftRow = typeof modelDrafts.$inferSelect;

/**
 * Claims the draft that has waited longest; undefined if none is due, the model is unavailable, or the daily tokens
 * are used up. Drafts that are no longer wanted are dropped on the way, before they cost anything.
 */
async function claimModelDraft(db: Executor, limit: DailyTokens): Promise<ClaimedModelDraft | undefined> {
  for (;;) {
    const claimed = await db.transaction((tx) => claimNext(tx, limit));
    if (claimed !== 'dropped') return claimed;
  }
}

async function claimNext(
  tx: Executor,
  { dailyTokens }: DailyTokens,
): Promise<ClaimedModelDraft | 'dropped' | undefined> {
  const fitsToday =
    dailyTokens === null
      ? undefined
      : // A dead worker's draft is always eligible: if its tokens no longer fit, reserveCall returns it to `waiting`.
        sql`(${modelDrafts.state} = 'drafting' or ${modelDrafts.bound} is null
          or ${modelDrafts.bound} + ${tokensToday} <= ${dailyTokens}::float8)`;
  const [row] = await tx
    .select()
    .from(modelDrafts)
    .where(and(isDue, fitsToday))
    .orderBy(asc(modelDrafts.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row === undefined) return undefined;
  const unwanted = await findUnwanted(tx, row);
  if (unwanted !== null) {
    await end(tx, row.submissionId, { state: 'dropped', reason: unwanted });
    return 'dropped';
  }
  const isAgain = row.state === 'drafting';
  if (isAgain && row.losses + 1 >= MOST_LOSSES) {
    await end(tx, row.submissionId, { state: 'given-up', reason: 'worker-lost' });
    return 'dropped';
  }
  if (!(await mayAskModel(tx))) return undefined;
  return claimRow(tx, row, { losses: row.losses + (isAgain ? 1 : 0) });
}

/** Why the model's draft would be discarded; null if it would be used. */
async function findUnwanted(tx: Executor, row: DraftRow): Promise<ModelDraftReason | null> {
  const [found] = await tx
    .select({
      state: submissions.state,
      approvedAt: submissions.approvedAt,
      fileId: submissions.fileId,
      reviewNumber: grades.reviewNumber,
      version: grades.version,
      editedAt: grades.editedAt,
      isOn: user.hasModelDrafts,
    })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.ownerId))
    .leftJoin(grades, eq(grades.submissionId, submissions.id))
    .where(eq(submissions.id, row.submissionId));
  if (found === undefined || found.fileId === null) return 'file-deleted';
  if (found.approvedAt !== null) return 'approved';
  if (found.state !== 'completed' || found.reviewNumber !== row.reviewNumber) return 'superseded';
  if (found.version !== row.gradeVersion || found.editedAt !== null) return 'edited';
  return found.isOn ? null : 'switched-off';
}

async function claimRow(
  tx: Executor,
  row: DraftRow,
  { losses }: { readonly losses: number },
): Promise<ClaimedModelDraft | 'dropped'> {
  const { submissionId, reviewNumber: number } = row;
  const [owner] = await tx
    .select({ id: submissions.ownerId, courseAssignmentId: submissions.courseAssignmentId })
    .from(submissions)
    .where(eq(submissions.id, submissionId));
  const review =
    owner === undefined ? undefined : await findReview(tx, { ownerId: owner.id, submissionId, number });
  if (owner === undefined || review === undefined || review.documentName === null) {
    await end(tx, submissionId, { state: 'dropped', reason: 'file-deleted' });
    return 'dropped';
  }
  const fence = row.fence + 1;
  await tx
    .update(modelDrafts)
    .set({ state: 'drafting', reason: null, heldAt: sql`now()`, stateSince: sql`now()`, fence, losses })
    .where(eq(modelDrafts.submissionId, submissionId));
  return {
    claim: { submissionId, ownerId: owner.id, fence },
    submission: await getSubmission(tx, { ownerId: owner.id, submissionId }),
    review,
    brief: await findBrief(tx, { submissionId, courseAssignmentId: owner.courseAssignmentId }),
    isBatched: row.isBatched,
    strictness: await findStrictness(tx, owner.id),
  };
}

async function findStrictness(tx: Executor, ownerId: string): Promise<Strictness> {
  const [criteria] = await listCriteria(tx, { ownerId });
  return criteria?.strictness ?? 'standard';
}

async function end(
  tx: Executor,
  submissionId: string,
  ended: { readonly state: 'dropped' | 'given-up'; readonly reason: ModelDraftReason },
): Promise<void> {
  await tx
    .update(modelDrafts)
    .set({ ...ended, heldAt: null, stateSince: sql`now()` })
    .where(eq(modelDrafts.submissionId, submissionId));
}

export { queueModelDraft as queue, claimModelDraft as claim };
