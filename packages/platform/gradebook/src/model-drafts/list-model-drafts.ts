import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ModelDraftRecord, ModelState } from './model-draft-claims.ts';
import { modelDrafts, modelHealth, submissions } from '../schema/index.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { tokensToday } from './model-tokens.ts';

const GIVE_UP_HOURS = 24;

const isToDo = inArray(modelDrafts.state, ['waiting', 'drafting']);

/** Of an owner's papers, those that the model has or had to do with. */
export function listModelDrafts(
  db: Executor,
  { ownerId, submissionIds }: { readonly ownerId: string; readonly submissionIds: readonly string[] },
): Promise<ModelDraftRecord[]> {
  if (submissionIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      submissionId: modelDrafts.submissionId,
      reviewNumber: modelDrafts.reviewNumber,
      state: modelDrafts.state,
      reason: modelDrafts.reason,
      awaySince: sql<Date | null>`(select greatest(${modelHealth.downSince}, ${modelDrafts.queuedAt})
        from ${modelHealth} where ${modelHealth.downSince} is not null)`.mapWith(modelDrafts.queuedAt),
      stateSince: modelDrafts.stateSince,
      model: modelDrafts.model,
      modelVersion: modelDrafts.modelVersion,
      gradeVersion: modelDrafts.gradeVersion,
    })
    .from(modelDrafts)
    .innerJoin(submissions, eq(submissions.id, modelDrafts.submissionId))
    .where(and(inArray(modelDrafts.submissionId, [...submissionIds]), eq(submissions.ownerId, ownerId)));
}

/** The model's draft of that review, sealed by the caller; undefined where this server's stands. */
export async function findModelFeedback(
  db: Executor,
  where: {
    readonly ownerId: string;
    readonly submissionId: string;
    readonly reviewNumber: number;
  },
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ feedback: modelDrafts.feedback })
    .from(modelDrafts)
    .innerJoin(submissions, eq(submissions.id, modelDrafts.submissionId))
    .where(
      and(
        isOwn(where.ownerId, where.submissionId),
        eq(modelDrafts.reviewNumber, where.reviewNumber),
        eq(modelDrafts.state, 'drafted'),
      ),
    );
  return row?.feedback ?? undefined;
}

export async function getModelState(db: Executor): Promise<ModelState> {
  const [health] = await db.select().from(modelHealth);
  const { rows } = await db.execute<{ tokens: number }>(sql`select ${tokensToday} as tokens`);
  const waiting = await db.$count(modelDrafts, isToDo);
  // Nobody asks a model for nothing, so that nobody would learn that it is well again.
  const isAway = waiting > 0 && health !== undefined;
  return {
    downSince: isAway ? health.downSince : null,
    reason: isAway ? health.reason : null,
    waiting,
    tokensToday: rows[0]?.tokens ?? 0,
  };
}

/**
 * Gives up what has waited for a day; returns how many. For each minute. What was asked for more than a day ago
 * keeps this server's draft.
 */
export async function giveUpModelDrafts(db: Executor): Promise<number> {
  const givenUp = await db
    .update(modelDrafts)
    .set({
      state: 'given-up',
      reason: 'waited-too-long',
      stateSince: sql`now()`,
      heldAt: null,
      // A worker that still has it is told so by the fence.
      fence: sql`${modelDrafts.fence} + 1`,
    })
    .where(and(isToDo, sql`${modelDrafts.queuedAt} < now() - make_interval(hours => ${GIVE_UP_HOURS}::int)`))
    .returning({ id: modelDrafts.submissionId });
  return givenUp.length;
}
