import type {
  Assignment,
  AssignmentWithReview,
  CallResponse,
  Course,
  Grade,
  listOvernight,
  ModelChoice,
  ModelExchanges,
  ModelNotice,
  System,
} from '@greenpen/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { gradeQueued, sampleReviewer } from '../testing/grade-queued.ts';
import { filesForm, multipartForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

const model = {
  name: 'scripted at models.example.edu',
  host: 'models.example.edu',
  prices: { input: 0.5, output: 4 },
  hasBatches: true,
  monthly: { prices: { input: 0.5, output: 4 }, dollars: 100, dollarsPerUser: 2 },
};
const byModel = { grammar: 'Fine verbs.', apa: 'Fine commas.', content: 'Fine thoughts.', overall: 'Fine.' };
const usage = { inputTokens: 900, outputTokens: 300 };
const writer = {
  ...model,
  bound: () => 2000,
  draft: async () => ({ kind: 'drafted' as const, feedback: byModel, version: null, usage }),
};

let api: TestApi;
let account: TestAccount;
let id: string;

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({ ...ports, model }),
  });
});

afterAll(() => api.stop());

beforeEach(async () => {
  await api.gradebook.database.execute(sql`delete from model_drafts`);
  await api.gradebook.database.execute(sql`delete from model_health`);
  account = await api.signUp();
  id = await graded();
});

async function graded(isOvernight = false): Promise<string> {
  const answer = await account.call({
    method: 'POST',
    url: '/api/assignments/upload',
    ...filesForm([{ fileName: 'a.txt', content: 'Sleep helps.' }]),
  });
  const [{ id: made } = { id: '' }] = answer.json<{ assignments: Assignment[] }>().assignments;
  await account.call({
    method: 'POST',
    url: '/api/assignments/grade',
    payload: { assignmentIds: [made], isOvernight },
  });
  await gradeQueued(api, account.id, [made], sampleReviewer, { writer, dailyTokens: null });
  return made;
}

const get = async (): Promise<AssignmentWithReview> =>
  (await account.call({ url: `/api/assignments/${id}` })).json();

const listed = async () =>
  (await account.call({ url: '/api/assignments' })).json<Assignment[]>().find((one) => one.id === id);

async function claimFirst() {
  await api.gradebook.database.execute(sql`delete from model_drafts where submission_id <> ${id}::uuid`);
  const claimed = await api.gradebook.modelDrafts.claim({ dailyTokens: null });
  if (claimed === undefined) throw new Error('nothing to claim');
  return claimed;
}

async function claim(dailyTokens: number | null = null) {
  const claimed = await api.gradebook.modelDrafts.claim({ dailyTokens });
  if (claimed === undefined) throw new Error('nothing to claim');
  return claimed.claim;
}

async function ask() {
  const held = await claim();
  const call = await api.gradebook.modelDrafts.reserveCall(held, { bound: 2000, dailyTokens: null });
  if (typeof call === 'string') throw new Error(call);
  return { held, call };
}

async function draft(): Promise<void> {
  const { held, call } = await ask();
  const feedback = api.seal(JSON.stringify(byModel));
  await api.gradebook.modelDrafts.keep(held, call, {
    model: model.name,
    version: null,
    feedback,
    feedbackWords: 7,
    usage,
  });
}

const exchanges = async (by: TestAccount = account) => by.call({ url: `/api/assignments/${id}/model` });

describe('what was sent to the model', () => {
  it('is shown to the paper’s instructor alone, with its cost', async () => {
    expect((await exchanges()).json<ModelExchanges>()).toEqual({ exchanges: [], tokens: 0, dollars: 0 });
    const record = await api.gradebook.reviews.find({ ownerId: account.id, submissionId: id });
    const reply = { task: 'judge-paper', sent: 'Sleep helps.', received: '{}', version: null, usage };
    await api.store.putAt(
      `${record?.documentName}-model`,
      Buffer.from(JSON.stringify([{ ...reply, at: new Date().toISOString() }])),
    );
    expect((await exchanges()).json<ModelExchanges>()).toMatchObject({
      exchanges: [reply],
      tokens: 1200,
      dollars: 0.00165,
    });
    await api.store.putAt(
      `${record?.documentName}-model`,
      Buffer.from(JSON.stringify([{ ...reply, at: new Date().toISOString(), isBatched: true }])),
    );
    expect((await exchanges()).json<ModelExchanges>()).toMatchObject({ tokens: 1200, dollars: 0.000825 });
    expect((await exchanges(await api.signUp())).statusCode).toBe(404);
  });

  it('is counted for the month, and tells what papers will take', async () => {
    await draft();
    const { use } = (await account.call({ url: '/api/account/model' })).json<ModelChoice>();
    expect(use.month).toEqual({ tokens: 1200, dollars: 0.00165 });
    expect(use.paper).toEqual({ tokens: 15_000, dollars: 0.01625 });
    await api.gradebook.accounts.setAdmin({ userId: account.id, by: 'test', isAdmin: true });
    const { engine } = (await account.call({ url: '/api/admin/system' })).json<System>();
    expect(engine.modelMonth?.tokens).toBeGreaterThanOrEqual(1200);
  });
});

describe('the model’s part in a review', () => {
  it('is pending while the server’s draft can be used', async () => {
    const { modelDraft, review, grade } = await get();
    expect(modelDraft).toMatchObject({ state: 'drafting', model: null });
    expect(grade?.feedback).toBe(review?.draft.feedback.overall);
    expect((await listed())?.modelDraft?.state).toBe('drafting');
  });

  it('says at once that a paper is larger than a day’s tokens', async () => {
    const held = await claim(1000);
    await api.gradebook.modelDrafts.reserveCall(held, { bound: 2000, dailyTokens: 1000 });
    expect((await get()).modelDraft).toMatchObject({
      state: 'on-device',
      detail: 'The paper is too long for the daily token limit of the language model.',
    });
  });

  it('says that the month’s budget is used up and from when on there is a new one', async () => {
    const held = await claim();
    const limits = {
      dailyTokens: null,
      monthly: { prices: model.prices, dollars: null, dollarsPerUser: 0.001 },
    };
    await api.gradebook.modelDrafts.reserveCall(held, { bound: 2000, ...limits });
    const { modelDraft } = await get();
    expect(modelDraft).toMatchObject({ state: 'on-device' });
    expect(modelDraft?.detail).toMatch(
      /^Your monthly budget for the language model is used up, so this server wrote the draft alone; from \w+ 1 \(UTC\) on, you can grade the paper again with the model\.$/u,
    );
    expect((await account.call({ url: '/api/account/model' })).json<ModelChoice>().budget).toEqual({
      of: 'user',
      dollars: 2,
      isSpent: false,
      renewsOn: expect.stringMatching(/-01$/u),
    });
    const gone = { ownerId: account.id, bound: 2_000_000, boundOutput: 500_000 };
    await api.gradebook.database.execute(
      sql`insert into model_calls (id, owner_id, bound, bound_output)
        values (gen_random_uuid(), ${gone.ownerId}, ${gone.bound}, ${gone.boundOutput})`,
    );
    const { budget } = (await account.call({ url: '/api/account/model' })).json<ModelChoice>();
    expect(budget).toMatchObject({ of: 'user', isSpent: true });
  });

  it('can be had overnight, which the instructor can cancel', async () => {
    const choice = async () => (await account.call({ url: '/api/account/model' })).json<ModelChoice>();
    expect((await choice()).overnight).toEqual({ isOffered: true, papers: 0 });
    id = await graded(true);
    await api.gradebook.database.execute(sql`delete from model_drafts where submission_id <> ${id}::uuid`);
    const claimed = await api.gradebook.modelDrafts.claim({ dailyTokens: null });
    if (claimed === undefined) throw new Error('nothing to claim');
    expect(claimed.isBatched).toBe(true);
    const request = { id: randomUUID(), replyName: `${id}-reply`, promptName: `${id}-prompt`, bound: 2000 };
    await api.gradebook.modelDrafts.queueBatched(claimed.claim, {
      model: model.name,
      requests: [request],
      mostRequests: 7,
      dailyTokens: null,
    });
    const { modelDraft } = await get();
    expect(modelDraft?.state).toBe('drafting');
    expect(modelDraft?.detail).toContain('overnight');
    expect((await choice()).overnight.papers).toBe(1);
    const cancelled = await account.call({ method: 'POST', url: '/api/account/model/overnight/cancel' });
    expect(cancelled.json<ModelChoice>().overnight.papers).toBe(0);
    expect((await get()).modelDraft).toMatchObject({
      state: 'on-device',
      detail: 'Reading it overnight was cancelled.',
    });
  });

  it('shows what becomes of papers that are read overnight', async () => {
    type Listed = CallResponse<typeof listOvernight>;
    const list = async () => (await account.call({ url: '/api/account/model/overnight' })).json<Listed>();
    const first = async () => (await list()).batches[0];
    expect(await list()).toEqual({ host: model.host, batches: [] });
    id = await graded(true);
    const claimed = await claimFirst();
    const names = { replyName: `${id}-reply`, promptName: `${id}-prompt` };
    const limits = { mostRequests: 7, dailyTokens: null };
    const requests = [{ id: randomUUID(), ...names, bound: 2000 }];
    await api.gradebook.modelDrafts.queueBatched(claimed.claim, { model: model.name, requests, ...limits });
    expect(await first()).toMatchObject({ id: null, stage: 'gathering', papers: 1, ended: null });
    const { modelBatches: batches } = api.gradebook;
    await api.gradebook.database.execute(
      sql`update model_batch_requests set created_at = now() - interval '2 minutes' where owner_id = ${account.id}`,
    );
    await batches.gather({ model: model.name });
    expect(await first()).toMatchObject({ stage: 'preparing', papers: 1, requests: 1, expiresAt: null });
    const { claim } = (await batches.claim({ model: model.name })) ?? { claim: { batchId: '', fence: 0 } };
    await batches.noteSending(claim);
    await batches.putOff(claim, { reason: 'It reports an internal error (503).' });
    expect((await first())?.trouble?.reason).toBe('It reports an internal error (503).');
    await batches.noteSent(claim, { providerId: 'theirs' });
    const sent = await first();
    expect(sent).toMatchObject({ stage: 'sent', trouble: null });
    const day = 24 * 3600 * 1000;
    expect(Date.parse(sent?.expiresAt ?? '') - Date.parse(sent?.since ?? '')).toBe(day);
    // Another instructor sees nothing of it, and an administrator what it is.
    const other = await api.signUp();
    expect((await other.call({ url: '/api/account/model/overnight' })).json<Listed>().batches).toEqual([]);
    await batches.end(claim, { answered: [], expired: 1 });
    const counts = { how: 'answered', answered: 0, expired: 1, failed: 0, givenUp: 0 };
    const { batches: ended } = await list();
    expect(ended.map(({ stage }) => stage)).toEqual(['gathering', 'ended']);
    expect(ended[1]?.ended).toMatchObject(counts);
    await account.call({ method: 'POST', url: '/api/account/model/overnight/cancel' });
    expect((await list()).batches.map(({ stage }) => stage)).toEqual(['ended']);
  });

  it('reads papers overnight where their course says so, unless it is said otherwise', async () => {
    const made = await account.call({
      method: 'POST',
      url: '/api/courses',
      payload: { name: 'Sleep', code: 'PSY 101', readsOvernight: true },
    });
    const { id: courseId, readsOvernight } = made.json<Course>();
    expect(readsOvernight).toBe(true);
    const form = multipartForm([
      { name: 'courseId', value: courseId },
      { name: 'files', fileName: 'b.txt', content: 'Sleep helps again.' },
    ]);
    const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
    const [{ id: paper } = { id: '' }] = uploaded.json<{ assignments: Assignment[] }>().assignments;
    const isOvernight = async (payload: object, one = paper): Promise<boolean> => {
      await account.call({
        method: 'POST',
        url: '/api/assignments/grade',
        payload: { assignmentIds: [one], ...payload },
      });
      const { rows } = await api.gradebook.database.execute(
        sql`select is_overnight from submissions where id = ${one}::uuid`,
      );
      await account.call({ method: 'POST', url: '/api/assignments/cancel', payload: { ids: [one] } });
      return rows[0]?.['is_overnight'] === true;
    };
    expect(await isOvernight({})).toBe(true);
    expect(await isOvernight({ isOvernight: false })).toBe(false);
    // A paper without a course is read at once.
    expect(await isOvernight({}, id)).toBe(false);
    await account.call({
      method: 'PATCH',
      url: `/api/courses/${courseId}`,
      payload: { readsOvernight: false },
    });
    expect(await isOvernight({})).toBe(false);
  });

  it('leaves nothing to a batch once the model is switched off', async () => {
    id = await graded(true);
    const claimed = await api.gradebook.modelDrafts.claim({ dailyTokens: null });
    if (claimed === undefined) throw new Error('nothing to claim');
    const name = claimed.claim.submissionId;
    await api.gradebook.modelDrafts.queueBatched(claimed.claim, {
      model: model.name,
      requests: [{ id: randomUUID(), replyName: `${name}-r`, promptName: `${name}-p`, bound: 2000 }],
      mostRequests: 7,
      dailyTokens: null,
    });
    await account.call({ method: 'PUT', url: '/api/account/model', payload: { isOn: false } });
    await api.gradebook.database.execute(
      sql`update model_batch_requests set created_at = created_at - interval '1 hour'`,
    );
    expect(await api.gradebook.modelBatches.gather({ model: model.name })).toBe(false);
  });

  it('says since when the model is unavailable, as does the admin page', async () => {
    const { held, call } = await ask();
    const trouble = { reason: 'It reports an internal error (503).', retryAfterSeconds: null, usage: null };
    await api.gradebook.modelDrafts.awaitModel(held, call, trouble);
    const { modelDraft } = await get();
    expect(modelDraft?.state).toBe('waiting');
    expect(modelDraft?.detail).toContain('continues automatically');
    expect(Date.now() - Date.parse(modelDraft?.since ?? '')).toBeLessThan(60_000);
    expect((await listed())?.modelDraft).toEqual(modelDraft);
    await api.gradebook.accounts.setAdmin({ userId: account.id, by: 'test', isAdmin: true });
    const { engine } = (await account.call({ url: '/api/admin/system' })).json<System>();
    expect(engine).toMatchObject({ model: model.name, modelWaiting: 1 });
    expect(engine.modelAwaySince).not.toBeNull();
  });

  it('waits for the next day if the day’s tokens are spent', async () => {
    await api.gradebook.database.execute(
      sql`insert into model_calls (id, bound) values (gen_random_uuid(), 500)`,
    );
    const held = await claim();
    await api.gradebook.modelDrafts.reserveCall(held, { bound: 2000, dailyTokens: 2000 });
    expect((await get()).modelDraft).toMatchObject({ state: 'waiting' });
    expect((await get()).modelDraft?.detail).toContain('midnight');
  });

  it('names the author of the draft, and measures edits against it', async () => {
    await draft();
    const { modelDraft, review, grade } = await get();
    expect(modelDraft).toMatchObject({ state: 'drafted', model: model.name });
    expect(review?.draft.feedback).toEqual(byModel);
    expect(grade).toMatchObject({ feedback: 'Fine.', apaFeedback: 'Fine commas.', version: 2 });
    const saved = await account.call({
      method: 'PATCH',
      url: `/api/assignments/${id}/grade`,
      payload: { version: 2, feedback: 'Fine. Indeed' },
    });
    expect(saved.json<Grade>().version).toBe(3);
    const { grade: edited } = await api.gradebook.submissions.get({ ownerId: account.id, submissionId: id });
    expect(edited?.words).toEqual({ feedbackWords: 8, typedWords: 1 });
    expect((await get()).modelDraft?.state).toBe('drafted');
  });

  it('says why this server’s draft stays', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      const { held, call } = await ask();
      await api.gradebook.modelDrafts.refuse(held, call, { usage });
      await api.gradebook.database.execute(
        sql`update model_drafts set next_at = now() - interval '1 second'`,
      );
    }
    const { modelDraft } = await get();
    expect(modelDraft).toMatchObject({ state: 'on-device', model: null });
    expect(modelDraft?.detail).toContain('replies that could not be used');
  });

  it('is over once the instructor has approved', async () => {
    await account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} });
    expect((await get()).modelDraft).toBeNull();
  });

  it('is hidden from other users', async () => {
    const other = await api.signUp();
    const records = await api.gradebook.modelDrafts.list({ ownerId: other.id, submissionIds: [id] });
    expect(records).toEqual([]);
  });
});

const choice = async () => (await account.call({ url: '/api/account/model' })).json<ModelChoice>();

describe('the switch', () => {
  it('is on by default, names model and host, and is separate for each account', async () => {
    const shown = { name: model.name, host: model.host };
    expect(await choice()).toMatchObject({ model: shown, isOn: true });
    const changed = await account.call({
      method: 'PUT',
      url: '/api/account/model',
      payload: { isOn: false },
    });
    expect(changed.json()).toMatchObject({ model: shown, isOn: false });
    expect(await choice()).toMatchObject({ model: shown, isOn: false });
    const other = await api.signUp();
    const others = (await other.call({ url: '/api/account/model' })).json<ModelChoice>();
    expect(others).toMatchObject({ model: shown, isOn: true });
  });

  it('keeps papers from the model, also those that waited for it', async () => {
    await account.call({ method: 'PUT', url: '/api/account/model', payload: { isOn: false } });
    expect(await api.gradebook.modelDrafts.claim({ dailyTokens: null })).toBeUndefined();
    id = await graded();
    expect((await get()).modelDraft).toBeNull();
  });
});

const notice = async () => (await account.call({ url: '/api/account/model/change' })).json<ModelNotice>();

describe('another model than before', () => {
  beforeEach(() => api.gradebook.database.execute(sql`delete from model_changes`));

  it('is no news while it is the first', async () => {
    expect(await notice()).toEqual({ change: null, isSeen: true });
    await api.gradebook.modelChanges.note({ name: model.name });
    expect(await notice()).toEqual({ change: null, isSeen: true });
  });

  // LLM03
  it('is said to each account until it puts the notice away, and to an administrator with its check', async () => {
    await api.gradebook.modelChanges.note({ name: 'older at models.example.edu' });
    await api.gradebook.modelChanges.note({ name: model.name });
    const { change, isSeen } = await notice();
    expect(change).toMatchObject({ model: model.name, before: 'older at models.example.edu', check: null });
    expect(isSeen).toBe(false);
    const url = '/api/account/model/change';
    const seen = await account.call({ method: 'PUT', url, payload: { id: change?.id } });
    expect(seen.json()).toMatchObject({ change: { id: change?.id }, isSeen: true });
    const other = await api.signUp();
    expect((await other.call({ url })).json()).toMatchObject({ isSeen: false });

    const refusal = 'The reply holds a grade.';
    await api.gradebook.modelChanges.finishCheck(change?.id ?? '', [{ paper: 'a short paper', refusal }]);
    await api.gradebook.accounts.setAdmin({ userId: account.id, by: 'test', isAdmin: true });
    const { engine } = (await account.call({ url: '/api/admin/system' })).json<System>();
    expect(engine.modelChange?.check).toEqual({
      papers: 1,
      refused: [{ paper: 'a short paper', reason: refusal }],
    });
  });
});
