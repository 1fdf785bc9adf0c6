import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { ClaimedModelCheck, ModelCheckOutcome } from './model-change-records.ts';
import type { DailyTokens, ModelCall, TokensUsed } from './model-draft-claims.ts';
import { modelCalls, modelChanges } from '../schema/index.ts';
import { newestFirst } from './model-changes.ts';
import { lockModelHealth, mayAskModel, noteModelAnswered, noteModelAway } from './model-health.ts';
import { settleCall, tokensToday } from './model-tokens.ts';

/** Far longer than the papers take; a worker that was lost with them is waited for so long. */
const HELD_MINUTES = 10;
/** Whatever cuts a check short so often is not paid for again. */
const MOST_CALLS = 12;

/** A first model has nothing that it could have drifted from. */
const isToCheck = and(
  isNotNull(modelChanges.before),
  isNull(modelChanges.checkedAt),
  sql`(${modelChanges.checkHeldAt} is null
    or ${modelChanges.checkHeldAt} < now() - make_interval(mins => ${HELD_MINUTES}::int))`,
);

/** The change whose check is to be made by this worker, where the installation still asks that model. */
export function claimModelCheck(
  db: Executor,
  { name }: { readonly name: string },
): Promise<ClaimedModelCheck | undefined> {
  return db.transaction(async (tx) => {
    // Before the change's own row, as whatever tells a new version has them.
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

/** Reserves the most that a request may cost; "never" where a whole day's tokens or the check's requests are too few. */
export function reserveCheckCall(
  db: Executor,
  changeId: string,
  { bound, dailyTokens }: DailyTokens & { readonly bound: number },
): Promise<ModelCall | 'spent' | 'never'> {
  return db.transaction(async (tx) => {
    await lockModelHealth(tx);
    if (dailyTokens !== null) {
      if (bound > dailyTokens) return 'never';
      const { rows } = await tx.execute<{ tokens: number }>(sql`select ${tokensToday} as tokens`);
      if (bound + (rows[0]?.tokens ?? 0) > dailyTokens) return 'spent';
    }
    const counted = await tx
      .update(modelChanges)
      .set({ checkCalls: sql`${modelChanges.checkCalls} + 1` })
      .where(and(eq(modelChanges.id, changeId), sql`${modelChanges.checkCalls} < ${MOST_CALLS}`))
      .returning({ id: modelChanges.id });
    if (counted.length === 0) return 'never';
    const [call] = await tx
      .insert(modelCalls)
      .values({ ownerId: null, bound, calledAt: sql`clock_timestamp()` })
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
        /** Kept, so that nobody asks about this paper again. */
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
    // Being away is no fault of the check.
    await tx
      .update(modelChanges)
      .set({ checkCalls: sql`${modelChanges.checkCalls} - 1` })
      .where(isChange);
  });
}

/** Lets another worker make the check, or this one later. */
export async function handBackModelCheck(db: Executor, changeId: string): Promise<void> {
  await db.update(modelChanges).set({ checkHeldAt: null }).where(eq(modelChanges.id, changeId));
}

export function finishModelCheck(
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
