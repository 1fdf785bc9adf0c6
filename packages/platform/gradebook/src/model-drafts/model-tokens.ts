import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { TokensUsed } from './model-draft-claims.ts';
import { modelCalls } from '../schema/index.ts';

/** Since midnight (UTC): a request without an end counts with the most that it may have cost. */
export const tokensToday = sql<number>`(select
  coalesce(sum(coalesce(${modelCalls.inputTokens}::bigint + ${modelCalls.outputTokens}, ${modelCalls.bound})), 0)::float8
  from ${modelCalls} where ${modelCalls.calledAt} >= date_trunc('day', now(), 'UTC'))`;

/** Once for each request, whoever holds the draft by then: what was paid for was paid for. */
export async function settleCall(tx: Executor, callId: string, usage: TokensUsed | null): Promise<void> {
  if (usage === null) return;
  const { inputTokens, outputTokens } = usage;
  await tx.update(modelCalls).set({ inputTokens, outputTokens }).where(eq(modelCalls.id, callId));
}

/** Everything that was used for an account, as far as the model said. */
export async function getModelUse(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<TokensUsed> {
  const [used] = await db
    .select({
      inputTokens: sql<number>`coalesce(sum(${modelCalls.inputTokens}), 0)::float8`,
      outputTokens: sql<number>`coalesce(sum(${modelCalls.outputTokens}), 0)::float8`,
    })
    .from(modelCalls)
    .where(eq(modelCalls.ownerId, ownerId));
  return used ?? { inputTokens: 0, outputTokens: 0 };
}
