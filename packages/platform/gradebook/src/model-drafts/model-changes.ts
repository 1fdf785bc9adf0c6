import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ModelCall, ModelCheckOutcome, ModelLimits, TokensUsed } from './model-draft-records.ts';
import type { Executor } from '../database.ts';
import {
  addChange,
  findNewest,
  lockModelHealth,
  mayAskModel,
  newestFirst,
  noteModelAnswered,
  noteModelAway,
  settleCall,
  tokensToday,
} from './model-calls.ts';
import { user } from '../schema/identity.ts';
import { modelCalls, modelChanges } from '../schema/model-drafts.ts';
import { boundInDollars, findSpentLimit } from './monthly-limits.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** The model that currently writes the drafts. */
export type ModelChange = {
  readonly id: string;
  readonly changedAt: Date;
  /** The installation's name for it: "gpt-5-mini at api.openai.com". */
  readonly model: string;
  /** The version reported by the provider; null until the first answer. */
  readonly version: string | null;
  /** The previous model; null for the installation's first. */
  readonly before: string | null;
  /** null until the model has been checked on the sample papers, or the check was given up. */
  readonly checkedAt: Date | null;
  /** The outcomes so far. */
  readonly check: readonly ModelCheckOutcome[];
};

export type ClaimedModelCheck = {
  readonly changeId: string;
  /** The outcomes of the papers that have already been checked. */
  readonly made: readonly ModelCheckOutcome[];
};

/** Undefined before the first model. */
async function findModelChange(db: Executor): Promise<ModelChange | undefined> {
  const newest = await findNewest(db);
  return newest === undefined ? undefined : { ...newest, check: newest.check ?? [] };
}

/**
 * Called by each worker at its start with its model; a name that differs from the newest is recorded as a change.
 */
function noteModel(db: Executor, { name }: { readonly name: string }): Promise<'first' | 'same' | 'changed'> {
  return db.transaction(async (tx) => {
    await lockModelHealth(tx);
    const newest = await findNewest(tx);
    if (newest?.model === name) return 'same';
    await addChange(tx, { newest, model: name, version: null });
    return newest === undefined ? 'first' : 'changed';
  });
}

/** The change whose notice this account has dismissed; null if none. */
async function findSeenModelChange(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<string | null> {
  const [row] = await db.select({ seen: user.seenModelChange }).from(user).where(eq(user.id, ownerId));
  return row?.seen ?? null;
}

async function setSeenModelChange(
  db: Executor,
  { ownerId, changeId }: { readonly ownerId: string; readonly changeId: string },
): Promise<void> {
  await db.update(user).set({ seenModelChange: changeId }).where(eq(user.id, ownerId));
}

/** Far longer than a check takes; after this time the claim of a dead worker expires. */
const HELD_MINUTES = 10;

/** Limits the cost of a check that keeps being interrupted. */
const MOST_CALLS = 12;

/** The first model of an installation is not checked, because there is nothing to compare it with. */
const isToCheck = and(
  isNotNull(modelChanges.before),
  isNull(modelChanges.checkedAt),
  sql`(${modelChanges.checkHeldAt} is null
    or ${modelChanges.checkHeldAt} < now() - make_interval(mins => ${HELD_MINUTES}::int))`,
);

/** Claims the pending check of the newest change, if it is for this worker's model. */
function claimModelCheck(
  db: Executor,
  { name }: { readonly name: string },
): Promise<ClaimedModelCheck | undefined> {
  return db.transaction(async (tx) => {
    // Locked before the change's row; all transactions use this order.
    await lockModelHealth(tx);
    const newest = tx
      .select({ id: modelChanges.id })
      .from(modelChanges)
      .orderBy(...newestFirst)
      .limit(1);
    const [claimed] = await tx
      .update(modelChanges)
      .set({ checkHeldAt: sql`now()` })
      .where(and(eq(modelChanges.id, sql`(${newest})`), eq(modelChanges.model, name), isToCheck))
      .returning({ changeId: modelChanges.id, made: modelChanges.check });
    if (claimed === undefined) return undefined;
    if (await mayAskModel(tx)) return { ...claimed, made: claimed.made ?? [] };
    await handBackModelCheck(tx, claimed.changeId);
    return undefined;
  });
}

/**
 * Reserves a request's maximum cost; "spent" if the day's or the month's limit has no room for it now, "never" if it
 * exceeds the daily limit or the check has used up its requests.
 */
export function reserveCheckCall(
  db: Executor,
  changeId: string,
  {
    bound,
    boundOutput,
    dailyTokens,
    monthly = null,
  }: ModelLimits & {
    readonly bound: number;
    readonly boundOutput?: number;
  },
): Promise<ModelCall | 'spent' | 'never'> {
  return db.transaction(async (tx) => {
    await lockModelHealth(tx);
    if (dailyTokens !== null) {
      if (bound > dailyTokens) return 'never';
      const { rows } = await tx.execute<{ tokens: number }>(sql`select ${tokensToday} as tokens`);
      if (bound + (rows[0]?.tokens ?? 0) > dailyTokens) return 'spent';
    }
    const isOverBudget =
      monthly !== null &&
      (await findSpentLimit(tx, monthly, {
        dollars: boundInDollars(monthly.prices, { bound, boundOutput }),
        ownerId: null,
      })) !== null;
    if (isOverBudget) return 'spent';
    const counted = await tx
      .update(modelChanges)
      .set({ checkCalls: sql`${modelChanges.checkCalls} + 1` })
      .where(and(eq(modelChanges.id, changeId), sql`${modelChanges.checkCalls} < ${MOST_CALLS}`))
      .returning({ id: modelChanges.id });
    if (counted.length === 0) return 'never';
    const [call] = await tx
      .insert(modelCalls)
      .values({ ownerId: null, bound, boundOutput, calledAt: sql`clock_timestamp()` })
      .returning({ callId: modelCalls.id, calledAt: modelCalls.calledAt });
    return call ?? 'never';
  });
}

export function settleCheckCall(
  db: Executor,
  changeId: string,
  call: ModelCall,
  ended:
    | {
        readonly kind: 'answered';
        readonly usage: TokensUsed | null;
        /** Recorded, so that this paper is not checked again. */
        readonly outcome: ModelCheckOutcome;
      }
    | {
        readonly kind: 'away';
        readonly reason: string;
        readonly retryAfterSeconds: number | null;
        readonly usage: TokensUsed | null;
      },
): Promise<void> {
  return db.transaction(async (tx) => {
    await settleCall(tx, call.callId, ended.usage);
    const isChange = eq(modelChanges.id, changeId);
    if (ended.kind === 'answered') {
      await noteModelAnswered(tx);
      const check = sql`coalesce(${modelChanges.check}, '[]') || ${JSON.stringify([ended.outcome])}::jsonb`;
      await tx
        .update(modelChanges)
        .set({ check })
        .where(and(isChange, isNull(modelChanges.checkedAt)));
      return;
    }
    await noteModelAway(tx, call, ended);
    // An unavailable model does not count against the check's requests.
    await tx
      .update(modelChanges)
      .set({ checkCalls: sql`${modelChanges.checkCalls} - 1` })
      .where(isChange);
  });
}

/** Releases the claim, so that any worker can continue the check. */
async function handBackModelCheck(db: Executor, changeId: string): Promise<void> {
  await db.update(modelChanges).set({ checkHeldAt: null }).where(eq(modelChanges.id, changeId));
}

function finishModelCheck(
  db: Executor,
  changeId: string,
  check: readonly ModelCheckOutcome[],
): Promise<void> {
  return db.transaction(async (tx) => {
    const finished = await tx
      .update(modelChanges)
      .set({ check, checkedAt: sql`now()`, checkHeldAt: null })
      .where(and(eq(modelChanges.id, changeId), isNull(modelChanges.checkedAt)))
      .returning({ id: modelChanges.id });
    if (finished.length === 0) return;
    const refused = check.filter(({ refusal }) => refusal !== null).length;
    const detail = { papers: check.length, refused };
    await recordAudit(tx, [{ ownerId: '', actor: 'engine', action: 'model-checked', detail }]);
  });
}

export {
  findModelChange as find,
  noteModel as note,
  findSeenModelChange as findSeen,
  setSeenModelChange as setSeen,
  claimModelCheck as claimCheck,
  handBackModelCheck as handBackCheck,
  finishModelCheck as finishCheck,
};
