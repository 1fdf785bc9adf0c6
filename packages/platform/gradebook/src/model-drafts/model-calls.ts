import { desc, eq, sql } from 'drizzle-orm';
import { modelCalls, modelChanges, modelHealth } from '../schema/model-drafts.ts';
import type { Executor } from '../database.ts';
import { thisInstant } from '../schema/column-types.ts';
import type { ModelCall, TokensUsed } from './model-draft-records.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Upper limit, so that drafting resumes within a minute of the model's recovery. */
const LONGEST_PAUSE_SECONDS = 30;

const SHORTEST_PAUSE_SECONDS = 2;

const pauseSeconds = (
  retryAfterSeconds: number | null,
) => sql`least(${LONGEST_PAUSE_SECONDS}::float8, greatest(
  ${SHORTEST_PAUSE_SECONDS}::float8, ${retryAfterSeconds}::float8,
  extract(epoch from now() - coalesce(${modelHealth.downSince}, now())) / 2))`;

/** Locks the single health row until the transaction ends; inserts it if it is missing. */
export async function lockModelHealth(tx: Executor): Promise<void> {
  await tx
    .insert(modelHealth)
    .values({ id: 1 })
    .onConflictDoUpdate({ target: modelHealth.id, set: { id: 1 } });
}

/** Whether the model may be called now. While it is unavailable, only one trial request per half minute. */
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

/** Ignored if another request has been answered since this one was made. */
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

/** Tokens used since midnight (UTC); a request without reported usage counts with its reserved maximum. */
export const tokensToday = sql<number>`(select
  coalesce(sum(coalesce(${modelCalls.inputTokens}::bigint + ${modelCalls.outputTokens}, ${modelCalls.bound})), 0)::float8
  from ${modelCalls} where ${modelCalls.calledAt} >= date_trunc('day', now(), 'UTC'))`;

/** Records a request's token usage even if the claim was lost, because it was paid for. */
export async function settleCall(tx: Executor, callId: string, usage: TokensUsed | null): Promise<void> {
  if (usage === null) return;
  const { inputTokens, outputTokens } = usage;
  await tx.update(modelCalls).set({ inputTokens, outputTokens }).where(eq(modelCalls.id, callId));
}

/** A model's display name with its version, unless the name already starts with the version. */
export function nameModel({
  model,
  version,
}: {
  readonly model: string;
  readonly version: string | null;
}): string {
  return version === null || model.startsWith(`${version} at `) ? model : `${model} (${version})`;
}

/** Some providers alternate between two versions; one seen within this time is not a change. */
const NO_NEWS_HOURS = 24;

export const newestFirst = [desc(modelChanges.changedAt), desc(modelChanges.id)] as const;

type ChangeRow = typeof modelChanges.$inferSelect;

export async function findNewest(tx: Executor): Promise<ChangeRow | undefined> {
  const [newest] = await tx
    .select()
    .from(modelChanges)
    .orderBy(...newestFirst)
    .limit(1);
  return newest;
}

/**
 * Records the version that a provider reported. Ignored if the worker uses another model than the newest one. The
 * caller holds the lock on the model's health row.
 */
export async function noteModelVersion(
  tx: Executor,
  { model, version }: { readonly model: string; readonly version: string },
): Promise<void> {
  const newest = await findNewest(tx);
  if (newest?.model !== model || newest.version === version) return;
  if (newest.version === null) {
    await tx.update(modelChanges).set({ version }).where(eq(modelChanges.id, newest.id));
    return;
  }
  const { rows } = await tx.execute(
    sql`select 1 from ${modelChanges} where ${modelChanges.model} = ${model}
      and ${modelChanges.version} = ${version}
      and ${modelChanges.changedAt} > now() - make_interval(hours => ${NO_NEWS_HOURS}::int) limit 1`,
  );
  if (rows.length === 0) await addChange(tx, { newest, model, version });
}

type Added = {
  readonly newest: ChangeRow | undefined;
  readonly model: string;
  readonly version: string | null;
};

export async function addChange(tx: Executor, { newest, model, version }: Added): Promise<void> {
  const before = newest === undefined ? null : nameModel(newest);
  await tx.insert(modelChanges).values({ model, version, before, changedAt: sql`clock_timestamp()` });
  await recordAudit(tx, [
    { ownerId: '', actor: 'engine', action: 'model-changed', detail: { model, version, before } },
  ]);
}
