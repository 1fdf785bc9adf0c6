import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type {
  ModelCall,
  ModelDraftClaim,
  ModelDraftReason,
  ModelLimits,
  MonthlyLimits,
} from './model-draft-records.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { user } from '../schema/identity.ts';
import { modelCalls, modelDrafts } from '../schema/model-drafts.ts';
import { changeHeld, ended } from './held-draft.ts';
import { lockModelHealth, tokensToday } from './model-calls.ts';
import { boundInDollars, findSpentLimit } from './monthly-limits.ts';

export type ModelRequest = {
  /** The tokens that it can cost at most. */
  readonly bound: number;
  /** How many of them can be the reply; absent if that is not known. */
  readonly boundOutput?: number;
  /** How many requests of this size the paper can take at most. */
  readonly requests?: number;
  /** Sent in a batch, at half the price. */
  readonly isBatched?: boolean;
};

/**
 * Reserves a request's maximum cost. "spent": the draft waits for the next day's tokens; "too-large": it exceeds
 * the daily limit and is given up; "over-budget": a monthly limit has no room for the whole paper, so it is given up
 * before its first request. A row lock serialises reservations, so that no tokens are reserved twice.
 */
function reserveModelCall(
  db: Executor,
  claim: ModelDraftClaim,
  { dailyTokens, monthly = null, ...request }: ModelLimits & ModelRequest,
): Promise<ModelCall | 'spent' | 'too-large' | 'over-budget' | 'fenced'> {
  return db.transaction((tx) => reserveInside(tx, claim, { dailyTokens, monthly, ...request }));
}

/** The same inside a transaction; any other answer than a call has ended the claim. */
export async function reserveInside(
  tx: Executor,
  claim: ModelDraftClaim,
  { dailyTokens, monthly = null, ...request }: ModelLimits & ModelRequest,
): Promise<ModelCall | 'spent' | 'too-large' | 'over-budget' | 'fenced'> {
  const { bound, boundOutput = null, isBatched = false } = request;
  const { ownerId, submissionId } = claim;
  // Locks the account before its paper's row, in the same order as account deletion, because the call row
  // references it.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, ownerId)).for('key share');
  const isHeld = await changeHeld(tx, claim, { bound });
  if (!isHeld) return 'fenced';
  if (dailyTokens !== null && bound > dailyTokens) {
    await changeHeld(tx, claim, ended('given-up', 'over-daily-tokens'));
    return 'too-large';
  }
  await lockModelHealth(tx);
  if (monthly !== null && (await setAside(tx, claim, monthly, request)) === 'over-budget') {
    return 'over-budget';
  }
  if (dailyTokens !== null && bound + (await countToday(tx)) > dailyTokens) {
    await changeHeld(tx, claim, {
      state: 'waiting',
      reason: 'daily-tokens',
      stateSince: sql`now()`,
      heldAt: null,
    });
    return 'spent';
  }
  const [call] = await tx
    .insert(modelCalls)
    // clock_timestamp(), because now() is the start of the transaction, before it waited for the lock.
    .values({ ownerId, submissionId, bound, boundOutput, isBatched, calledAt: sql`clock_timestamp()` })
    .returning({ callId: modelCalls.id, calledAt: modelCalls.calledAt });
  return call ?? 'fenced';
}

/**
 * Sets aside what the whole paper can cost, before its first request. Later requests are within it, so a limit that is
 * reached in the middle of a class leaves no paper half judged.
 */
async function setAside(
  tx: Executor,
  claim: ModelDraftClaim,
  monthly: MonthlyLimits,
  { requests = 1, ...request }: ModelRequest,
): Promise<'over-budget' | 'set-aside'> {
  const { submissionId, ownerId } = claim;
  const [row] = await tx
    .select({ reserved: modelDrafts.reservedDollars })
    .from(modelDrafts)
    .where(eq(modelDrafts.submissionId, submissionId));
  if (row !== undefined && row.reserved !== null) return 'set-aside';
  const dollars = requests * boundInDollars(monthly.prices, request);
  const reason = await findSpentLimit(tx, monthly, { dollars, ownerId });
  if (reason === null) {
    await changeHeld(tx, claim, { reservedDollars: dollars });
    return 'set-aside';
  }
  await endOverBudget(tx, claim, reason);
  return 'over-budget';
}

async function endOverBudget(tx: Executor, claim: ModelDraftClaim, reason: ModelDraftReason): Promise<void> {
  await changeHeld(tx, claim, ended('given-up', reason));
  const { ownerId, submissionId } = claim;
  await recordAudit(tx, [
    { ownerId, actor: 'engine', action: 'model-gave-up', submissionId, detail: { reason } },
  ]);
}

async function countToday(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ tokens: number }>(sql`select ${tokensToday} as tokens`);
  return rows[0]?.tokens ?? 0;
}

export { reserveModelCall as reserveCall };
