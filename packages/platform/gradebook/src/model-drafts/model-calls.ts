import { desc, eq, sql } from 'drizzle-orm';
import { modelCalls, modelChanges, modelHealth } from '../schema/model-drafts.ts';
import type { Executor } from '../database.ts';
import { thisInstant } from '../schema/column-types.ts';
import type { ModelCall, TokensUsed } from './model-draft-records.ts';
import { recordAudit } from '../audit/record-audit.ts';

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

/** A model and its version as people read them; a version that the name begins with is not said twice. */
export function nameModel({
  model,
  version,
}: {
  readonly model: string;
  readonly version: string | null;
}): string {
  return version === null || model.startsWith(`${version} at `) ? model : `${model} (${version})`;
}

/** Some providers answer with two versions in turns; one that was seen this lately is no news. */
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
 * What a provider says it answered with. A worker that still asks another model than the newest one says nothing new.
 * Inside the turn on the model's row.
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
