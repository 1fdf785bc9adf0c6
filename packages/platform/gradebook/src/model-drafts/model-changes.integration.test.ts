import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, gradePaper, prepareGradebook, untilBlocked } from '../testing/index.ts';
import { noteModelVersion, lockModelHealth } from './model-calls.ts';

const test = prepareGradebook();
const unlimited = { dailyTokens: null };
const usage = { inputTokens: 900, outputTokens: 300 };
const made = { paper: 'a short paper', refusal: null };
const [first, second] = ['small at one.example', 'large at two.example'];
let ownerId = '';

beforeEach(async () => {
  const { database } = test.gradebook;
  for (const table of ['queue.job', 'model_drafts', 'model_calls', 'model_health', 'model_changes']) {
    await database.execute(sql.raw(`delete from ${table}`));
  }
  ownerId = await addUser(test.gradebook);
});

async function draftBy(model: string, version: string | null): Promise<string> {
  const submissionId = await gradePaper(test, ownerId, { wantsModelDraft: true });
  const claimed = await test.gradebook.modelDrafts.claim(unlimited);
  if (claimed === undefined) throw new Error('nothing to claim');
  const call = await test.gradebook.modelDrafts.reserveCall(claimed.claim, { bound: 2000, ...unlimited });
  if (typeof call === 'string') throw new Error(call);
  const feedback = Buffer.from('sealed');
  await test.gradebook.modelDrafts.keep(claimed.claim, call, {
    model,
    version,
    feedback,
    feedbackWords: 1,
    usage,
  });
  return submissionId;
}

async function changesInAudit(): Promise<unknown[]> {
  const { rows } = await test.gradebook.database.execute<{ detail: unknown }>(
    sql`select detail from audit_events where action = 'model-changed' order by id`,
  );
  return rows.map(({ detail }) => detail);
}

// LLM03
describe('the model that writes drafts', () => {
  it('is recorded once for all workers, and the first model is no change', async () => {
    const noted = await Promise.all([1, 2, 3].map(() => test.gradebook.modelChanges.note({ name: first })));
    expect(noted.toSorted()).toEqual(['first', 'same', 'same']);
    expect(await test.gradebook.modelChanges.find()).toMatchObject({ model: first, before: null });
    expect(await test.gradebook.modelChanges.claimCheck({ name: first })).toBeUndefined();
  });

  it('is a change, in the audit log too, when the settings name another one', async () => {
    const before = await changesInAudit();
    await test.gradebook.modelChanges.note({ name: first });
    expect(await test.gradebook.modelChanges.note({ name: second })).toBe('changed');
    expect(await test.gradebook.modelChanges.find()).toMatchObject({ model: second, before: first });
    expect((await changesInAudit()).slice(before.length)).toEqual([
      { model: first, version: null, before: null },
      { model: second, version: null, before: first },
    ]);
  });

  it('is a change when the provider answers with another version, which each draft records', async () => {
    await test.gradebook.modelChanges.note({ name: first });
    const submissionId = await draftBy(first, 'small-2026-01');
    expect(await test.gradebook.modelChanges.find()).toMatchObject({
      version: 'small-2026-01',
      before: null,
    });
    const [record] = await test.gradebook.modelDrafts.list({ ownerId, submissionIds: [submissionId] });
    expect(record).toMatchObject({ model: first, modelVersion: 'small-2026-01' });

    await draftBy(first, 'small-2026-02');
    const changed = await test.gradebook.modelChanges.find();
    expect(changed).toMatchObject({ version: 'small-2026-02', before: `${first} (small-2026-01)` });
  });

  it('is no change when a provider alternates between two versions, or a worker still calls the old model', async () => {
    await test.gradebook.modelChanges.note({ name: first });
    await draftBy(first, 'small-a');
    await draftBy(first, 'small-b');
    const changed = await test.gradebook.modelChanges.find();
    await draftBy(first, 'small-a');
    expect((await test.gradebook.modelChanges.find())?.id).toBe(changed?.id);

    await test.gradebook.modelChanges.note({ name: second });
    await draftBy(first, 'small-c');
    expect(await test.gradebook.modelChanges.find()).toMatchObject({ model: second, version: null });
  });
});

async function change(): Promise<string> {
  await test.gradebook.modelChanges.note({ name: first });
  await test.gradebook.modelChanges.note({ name: second });
  const claimed = await test.gradebook.modelChanges.claimCheck({ name: second });
  if (claimed === undefined) throw new Error('nothing to check');
  return claimed.changeId;
}

/** Starts `run` while a transaction holds the lock on the health row and records a model version. */
function besideVersion<T>(version: string, run: () => Promise<T>): Promise<T> {
  const { database } = test.gradebook;
  return database
    .transaction(async (tx) => {
      await lockModelHealth(tx);
      const running = run();
      await untilBlocked(test.gradebook, 1);
      await noteModelVersion(tx, { model: second, version });
      return { running };
    })
    .then(({ running }) => running);
}

describe('the check of another model', () => {
  it('is made by one worker, which asks that model', async () => {
    const changeId = await change();
    expect(await test.gradebook.modelChanges.claimCheck({ name: second })).toBeUndefined();
    await test.gradebook.modelChanges.handBackCheck(changeId);
    expect(await test.gradebook.modelChanges.claimCheck({ name: first })).toBeUndefined();
    expect(await test.gradebook.modelChanges.claimCheck({ name: second })).toEqual({ changeId, made: [] });
  });

  // LLM03
  it('uses the day’s tokens, waits for them, and is skipped if they never suffice', async () => {
    const changeId = await change();
    const limit = { dailyTokens: 5000 };
    const call = await test.gradebook.modelChanges.reserveCheckCall(changeId, { bound: 4000, ...limit });
    expect(call).toMatchObject({ callId: expect.any(String) });
    expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(4000);
    expect(await test.gradebook.modelChanges.reserveCheckCall(changeId, { bound: 4000, ...limit })).toBe(
      'spent',
    );
    expect(await test.gradebook.modelChanges.reserveCheckCall(changeId, { bound: 6000, ...limit })).toBe(
      'never',
    );
    if (typeof call === 'string') throw new Error(call);
    await test.gradebook.modelChanges.settleCheckCall(changeId, call, {
      kind: 'answered',
      usage,
      outcome: made,
    });
    expect((await test.gradebook.modelDrafts.getState()).tokensToday).toBe(1200);
  });

  it('makes at most twelve requests, not counting those while the model is unavailable', async () => {
    const changeId = await change();
    const reserve = () => test.gradebook.modelChanges.reserveCheckCall(changeId, { bound: 10, ...unlimited });
    const call = await reserve();
    if (typeof call === 'string') throw new Error(call);
    const away = { kind: 'away', reason: 'It cannot be reached.', retryAfterSeconds: null, usage } as const;
    await test.gradebook.modelChanges.settleCheckCall(changeId, call, away);
    const calls: unknown[] = [];
    while (calls.at(-1) !== 'never') calls.push(await reserve());
    expect(calls).toHaveLength(13);
  });

  it('keeps finished drafts for the worker that continues', async () => {
    const changeId = await change();
    const call = await test.gradebook.modelChanges.reserveCheckCall(changeId, { bound: 10, ...unlimited });
    if (typeof call === 'string') throw new Error(call);
    const outcome = { paper: 'a long paper', refusal: 'The reply holds a grade.' };
    await test.gradebook.modelChanges.settleCheckCall(changeId, call, { kind: 'answered', usage, outcome });
    await test.gradebook.modelChanges.handBackCheck(changeId);
    expect(await test.gradebook.modelChanges.claimCheck({ name: second })).toEqual({
      changeId,
      made: [outcome],
    });
    expect(await test.gradebook.modelChanges.find()).toMatchObject({ checkedAt: null });
  });

  it('runs between drafts that report the model’s version', async () => {
    const changeId = await change();
    const call = await test.gradebook.modelChanges.reserveCheckCall(changeId, { bound: 10, ...unlimited });
    if (typeof call === 'string') throw new Error(call);
    const away = { reason: 'It cannot be reached.', retryAfterSeconds: 0, usage: null };
    const settle = () =>
      test.gradebook.modelChanges.settleCheckCall(changeId, call, { kind: 'away', ...away });
    await besideVersion('v1', settle);
    await test.gradebook.modelChanges.handBackCheck(changeId);
    await test.gradebook.database.execute(sql`update model_health set next_try_at = now()`);
    await test.gradebook.database.execute(sql`update model_changes set version = null`);
    const claimed = await besideVersion('v2', () => test.gradebook.modelChanges.claimCheck({ name: second }));
    expect(claimed).toMatchObject({ changeId });
  });

  it('is stored with the change and in the audit log', async () => {
    const changeId = await change();
    const check = [
      { paper: 'a short paper', refusal: null },
      { paper: 'a long paper', refusal: 'The reply holds a grade.' },
    ];
    await test.gradebook.modelChanges.finishCheck(changeId, check);
    expect(await test.gradebook.modelChanges.find()).toMatchObject({ checkedAt: expect.any(Date), check });
    expect(await test.gradebook.modelChanges.claimCheck({ name: second })).toBeUndefined();
    const { rows } = await test.gradebook.database.execute(
      sql`select detail from audit_events where action = 'model-checked' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ detail: { papers: 2, refused: 1 } }]);
  });
});
