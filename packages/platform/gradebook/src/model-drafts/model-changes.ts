import { desc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { ModelChange } from './model-change-records.ts';
import { modelChanges, user } from '../schema/index.ts';
import { lockModelHealth } from './model-health.ts';
import { nameModel } from './name-model.ts';

/** Some providers answer with two versions in turns; one that was seen this lately is no news. */
const NO_NEWS_HOURS = 24;

export const newestFirst = [desc(modelChanges.changedAt), desc(modelChanges.id)] as const;

type ChangeRow = typeof modelChanges.$inferSelect;

async function findNewest(tx: Executor): Promise<ChangeRow | undefined> {
  const [newest] = await tx
    .select()
    .from(modelChanges)
    .orderBy(...newestFirst)
    .limit(1);
  return newest;
}

/** undefined before the first model. */
export async function findModelChange(db: Executor): Promise<ModelChange | undefined> {
  const newest = await findNewest(db);
  return newest === undefined ? undefined : { ...newest, check: newest.check ?? [] };
}

/** For each worker at its start: which model it asks. What differs from the newest is a change. */
export function noteModel(
  db: Executor,
  { name }: { readonly name: string },
): Promise<'first' | 'same' | 'changed'> {
  return db.transaction(async (tx) => {
    await lockModelHealth(tx);
    const newest = await findNewest(tx);
    if (newest?.model === name) return 'same';
    await addChange(tx, { newest, model: name, version: null });
    return newest === undefined ? 'first' : 'changed';
  });
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

async function addChange(tx: Executor, { newest, model, version }: Added): Promise<void> {
  const before = newest === undefined ? null : nameModel(newest);
  await tx.insert(modelChanges).values({ model, version, before, changedAt: sql`clock_timestamp()` });
  await recordAudit(tx, [
    { ownerId: '', actor: 'engine', action: 'model-changed', detail: { model, version, before } },
  ]);
}

/** The change of which this account has put the notice away; null without one. */
export async function findSeenModelChange(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<string | null> {
  const [row] = await db.select({ seen: user.seenModelChange }).from(user).where(eq(user.id, ownerId));
  return row?.seen ?? null;
}

export async function setSeenModelChange(
  db: Executor,
  { ownerId, changeId }: { readonly ownerId: string; readonly changeId: string },
): Promise<void> {
  await db.update(user).set({ seenModelChange: changeId }).where(eq(user.id, ownerId));
}
