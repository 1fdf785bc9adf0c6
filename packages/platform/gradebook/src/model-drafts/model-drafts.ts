import { AppError } from '@greenpen/api-contract';
import { and, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { modelCalls, modelDrafts, modelHealth } from '../schema/model-drafts.ts';
import type { Executor } from '../database.ts';
import type {
  ModelDraftRecord,
  ModelState,
  ModelUse,
  MonthUse,
  TokenPrices,
  TokensUsed,
} from './model-draft-records.ts';
import { submissions } from '../schema/submissions.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { cancelInside as cancelBatches } from './cancel-batched.ts';
import { tokensToday } from './model-calls.ts';
import { dollarsThisMonth, isThisMonth } from './monthly-limits.ts';
import { user } from '../schema/identity.ts';
import { recordAudit } from '../audit/record-audit.ts';

const GIVE_UP_HOURS = 24;

/** A batch may take a day, and a paper takes two or three of them. */
const GIVE_UP_BATCHED_HOURS = 96;

const isToDo = inArray(modelDrafts.state, ['waiting', 'drafting']);

/** The model drafts of an owner's papers; papers without one are left out. */
function listModelDrafts(
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

/** The model's encrypted draft of that review; undefined if the engine's draft is in use. */
async function findModelFeedback(
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

const waitsLonger = (hours: number) =>
  sql`${modelDrafts.queuedAt} < now() - make_interval(hours => ${hours}::int)`;

async function getModelState(db: Executor): Promise<ModelState> {
  const [health] = await db.select().from(modelHealth);
  const { rows } = await db.execute<{ tokens: number }>(sql`select ${tokensToday} as tokens`);
  const waiting = await db.$count(modelDrafts, isToDo);
  // Without waiting papers no request is made, so a recovery would go unnoticed.
  const isAway = waiting > 0 && health !== undefined;
  return {
    downSince: isAway ? health.downSince : null,
    reason: isAway ? health.reason : null,
    waiting,
    tokensToday: rows[0]?.tokens ?? 0,
  };
}

/**
 * Gives up drafts that have waited for a day, which keep the engine's feedback; returns how many. To be called
 * every minute.
 */
async function giveUpModelDrafts(db: Executor): Promise<number> {
  const givenUp = await db
    .update(modelDrafts)
    .set({
      state: 'given-up',
      reason: 'waited-too-long',
      stateSince: sql`now()`,
      heldAt: null,
      // The new fencing token rejects a worker that still holds the draft.
      fence: sql`${modelDrafts.fence} + 1`,
    })
    .where(
      or(
        and(isToDo, eq(modelDrafts.isBatched, false), waitsLonger(GIVE_UP_HOURS)),
        and(
          inArray(modelDrafts.state, ['waiting', 'drafting', 'batched']),
          waitsLonger(GIVE_UP_BATCHED_HOURS),
        ),
      ),
    )
    .returning({ id: modelDrafts.submissionId });
  return givenUp.length;
}

/** Whether the account has model drafts turned on. */
async function isModelOn(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<boolean> {
  const [row] = await db.select({ isOn: user.hasModelDrafts }).from(user).where(eq(user.id, ownerId));
  if (row === undefined) throw new AppError('NOT_SIGNED_IN');
  return row.isOn;
}

/** Waiting drafts are dropped when they are claimed, before anything is sent to the model. */
function setModelOn(
  db: Executor,
  { ownerId, isOn }: { readonly ownerId: string; readonly isOn: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!isOn) await cancelBatches(tx, { ownerId });
    await tx.update(user).set({ hasModelDrafts: isOn }).where(eq(user.id, ownerId));
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: isOn ? 'model-switched-on' : 'model-switched-off' },
    ]);
  });
}

/** Total tokens used for an account, as reported by the provider. */
async function getModelUse(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<TokensUsed> {
  const [used] = await db.select(tokensSummed).from(modelCalls).where(eq(modelCalls.ownerId, ownerId));
  return used ?? { inputTokens: 0, outputTokens: 0 };
}

/** Requests of which the mean is taken, and how many it takes at least. */
const LATEST = 120;
const FEWEST = 6;

/** What an account used this month, and what a request of it takes. */
async function getModelCosts(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<ModelUse> {
  const isReported = and(eq(modelCalls.ownerId, ownerId), isNotNull(modelCalls.inputTokens));
  const month = await getMonth(db, isReported);
  const latest = await db
    .select({ inputTokens: modelCalls.inputTokens, outputTokens: modelCalls.outputTokens })
    .from(modelCalls)
    .where(isReported)
    .orderBy(desc(modelCalls.calledAt))
    .limit(LATEST);
  const mean = (of: (call: (typeof latest)[number]) => number | null): number =>
    latest.reduce((sum, call) => sum + (of(call) ?? 0), 0) / latest.length;
  const perRequest =
    latest.length < FEWEST
      ? null
      : { inputTokens: mean((call) => call.inputTokens), outputTokens: mean((call) => call.outputTokens) };
  return { month, perRequest };
}

/** What all accounts used this month (UTC), with the checks of models. */
function getMonthOfAll(db: Executor): Promise<MonthUse> {
  return getMonth(db);
}

async function getMonth(db: Executor, condition?: SQL): Promise<MonthUse> {
  const where = and(condition, isThisMonth);
  const none = { inputTokens: 0, outputTokens: 0 };
  const [all = none] = await db.select(tokensSummed).from(modelCalls).where(where);
  const [batched = none] = await db
    .select(tokensSummed)
    .from(modelCalls)
    .where(and(where, modelCalls.isBatched));
  return { ...all, batched };
}

/**
 * US dollars of this month (UTC) that count against the monthly limits, for all accounts and for this one, and the most
 * that was set aside for one of its papers.
 */
async function getMonthDollars(
  db: Executor,
  { ownerId, prices }: { readonly ownerId: string; readonly prices: TokenPrices },
): Promise<{ readonly all: number; readonly own: number; readonly perPaper: number }> {
  const [set] = await db
    .select({ perPaper: sql<number>`coalesce(max(${modelDrafts.reservedDollars}), 0)::float8` })
    .from(modelDrafts)
    .innerJoin(submissions, eq(submissions.id, modelDrafts.submissionId))
    .where(eq(submissions.ownerId, ownerId));
  return {
    all: await dollarsThisMonth(db, prices, { ownerId: null }),
    own: await dollarsThisMonth(db, prices, { ownerId }),
    perPaper: set?.perPaper ?? 0,
  };
}

const tokensSummed = {
  inputTokens: sql<number>`coalesce(sum(${modelCalls.inputTokens}), 0)::float8`,
  outputTokens: sql<number>`coalesce(sum(${modelCalls.outputTokens}), 0)::float8`,
};

export {
  getModelCosts as getCosts,
  getMonthOfAll,
  getMonthDollars,
  listModelDrafts as list,
  findModelFeedback as findFeedback,
  getModelState as getState,
  giveUpModelDrafts as giveUp,
  isModelOn as isOn,
  setModelOn as setOn,
  getModelUse as getUse,
};
