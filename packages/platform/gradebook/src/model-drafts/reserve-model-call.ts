import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { DailyTokens, ModelCall, ModelDraftClaim } from './model-draft-claims.ts';
import { modelCalls, user } from '../schema/index.ts';
import { lockModelHealth } from './model-health.ts';
import { tokensToday } from './model-tokens.ts';
import { changeHeld } from './settle-model-draft.ts';

/**
 * Reserves the most that a request may cost; "spent" lets it wait for tomorrow's tokens, "too-large" gives it up,
 * since no day's tokens pay for it. Reservations take turns, so that no two of them spend the same tokens.
 */
export function reserveModelCall(
  db: Executor,
  claim: ModelDraftClaim,
  { bound, dailyTokens }: DailyTokens & { readonly bound: number },
): Promise<ModelCall | 'spent' | 'too-large' | 'fenced'> {
  return db.transaction(async (tx) => {
    // The account comes before its paper's row, as it does for whoever deletes it: the request names it below.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, claim.ownerId)).for('key share');
    const isHeld = await changeHeld(tx, claim, { bound });
    if (!isHeld) return 'fenced';
    if (dailyTokens !== null && bound > dailyTokens) {
      await changeHeld(tx, claim, {
        state: 'given-up',
        reason: 'over-daily-tokens',
        stateSince: sql`now()`,
        heldAt: null,
      });
      return 'too-large';
    }
    await lockModelHealth(tx);
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
      // The moment after the turn came: a transaction that waited for it began earlier.
      .values({ ownerId: claim.ownerId, bound, calledAt: sql`clock_timestamp()` })
      .returning({ callId: modelCalls.id, calledAt: modelCalls.calledAt });
    return call ?? 'fenced';
  });
}

async function countToday(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ tokens: number }>(sql`select ${tokensToday} as tokens`);
  return rows[0]?.tokens ?? 0;
}
