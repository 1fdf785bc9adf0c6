import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ModelCall } from './model-draft-claims.ts';
import { thisInstant } from '../schema/column-types.ts';
import { modelHealth } from '../schema/index.ts';

/** Within a minute of the model's return everybody works again, however long it was away. */
const LONGEST_PAUSE_SECONDS = 30;
const SHORTEST_PAUSE_SECONDS = 2;

const pauseSeconds = (
  retryAfterSeconds: number | null,
) => sql`least(${LONGEST_PAUSE_SECONDS}::float8, greatest(
  ${SHORTEST_PAUSE_SECONDS}::float8, ${retryAfterSeconds}::float8,
  extract(epoch from now() - coalesce(${modelHealth.downSince}, now())) / 2))`;

/** The one row, locked until the transaction ends; it is made where it is not there yet. */
export async function lockModelHealth(tx: Executor): Promise<void> {
  await tx
    .insert(modelHealth)
    .values({ id: 1 })
    .onConflictDoUpdate({ target: modelHealth.id, set: { id: 1 } });
}

/** Whether it may be asked now. While it is away one asks for all, and each half minute another one. */
export async function mayAskModel(tx: Executor): Promise<boolean> {
  const [health] = await tx.select().from(modelHealth);
  if (health === undefined || health.downSince === null) return true;
  const asked = await tx
    .update(modelHealth)
    .set({ nextTryAt: sql`now() + make_interval(secs => ${LONGEST_PAUSE_SECONDS}::int)` })
    .where(sql`${modelHealth.downSince} is null or ${modelHealth.nextTryAt} <= ${thisInstant}`)
    .returning({ id: modelHealth.id });
  return asked.length > 0;
}

export async function noteModelAnswered(tx: Executor): Promise<void> {
  await lockModelHealth(tx);
  await tx
    .update(modelHealth)
    .set({ downSince: null, nextTryAt: null, reason: null, answeredAt: sql`now()` })
    .where(eq(modelHealth.id, 1));
}

/** A request that began before another one was answered says nothing new. */
export async function noteModelAway(
  tx: Executor,
  { calledAt }: ModelCall,
  { reason, retryAfterSeconds }: { readonly reason: string; readonly retryAfterSeconds: number | null },
): Promise<void> {
  await lockModelHealth(tx);
  await tx
    .update(modelHealth)
    .set({
      downSince: sql`coalesce(${modelHealth.downSince}, now())`,
      nextTryAt: sql`now() + make_interval(secs => ${pauseSeconds(retryAfterSeconds)})`,
      reason,
    })
    .where(
      sql`${modelHealth.answeredAt} is null or ${modelHealth.answeredAt} <= ${calledAt.toISOString()}::timestamptz`,
    );
}
