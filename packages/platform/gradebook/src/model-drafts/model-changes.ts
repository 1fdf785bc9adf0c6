import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DailyTokens, ModelCall, ModelCheckOutcome, TokensUsed } from './model-draft-records.ts';
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
import { recordAudit } from '../audit/record-audit.ts';

/** Who writes the drafts now. */
export type ModelChange = {
  readonly id: string;
  readonly changedAt: Date;
  /** As the installation calls it: "gpt-5-mini at api.openai.com". */
  readonly model: string;
  /** As its provider answers; null until it did. */
  readonly version: string | null;
  /** Who wrote them until then; null for the first model of an installation. */
  readonly before: string | null;
  /** null until the model has drafted this program's own papers, or was given up on. */
  readonly checkedAt: Date | null;
  /** Those that were made so far. */
  readonly check: readonly ModelCheckOutcome[];
};

export type ClaimedModelCheck = {
  readonly changeId: string;
  /** What came of the papers that were asked about before. */
  readonly made: readonly ModelCheckOutcome[];
};

/** undefined before the first model. */
async function findModelChange(db: Executor): Promise<ModelChange | undefined> {
  const newest = await findNewest(db);
  return newest === undefined ? undefined : { ...newest, check: newest.check ?? [] };
}

/** For each worker at its start: which model it asks. What differs from the newest is a change. */
function noteModel(db: Executor, { name }: { readonly name: string }): Promise<'first' | 'same' | 'changed'> {
  return db.transaction(async (tx) => {
    await lockModelHealth(tx);
    const newest = await findNewest(tx);
    if (newest?.model === name) return 'same';
    await addChange(tx, { newest, model: name, version: null });
    return newest === undefined ? 'first' : 'changed';
  });
}

/** The change of which this account has put the notice away; null without one. */
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
function claimModelCheck(
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
