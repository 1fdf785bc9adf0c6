import { listNamedFiles } from '@greenpen/gradebook';
import { addUser, prepareGradebook, sampleSubmission } from '@greenpen/gradebook/testing';
import type { Feedback } from '@greenpen/grading';
import { createReviewPool, type FeedbackModel, type ReviewPool } from '@greenpen/paper-review';
import { loadOrCreateKey, openPaperStore, openText, sealText, type PaperStore } from '@greenpen/paper-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHandlers } from '../handlers.ts';
import { createLog } from '../log.ts';
import type { InstallationModel } from '../ports.ts';
import { runWorker } from '../run-worker.ts';
import { noReturner } from '../testing/no-returner.ts';
import { createWordingHash } from '../jobs/wording-hash.ts';

const canary = 'Zebulon Quux sleeps';
const reply = 'The model liked the obsidian argument.';
const text = `A Paper on Sleep\n\n${canary}. Many people has said so (Diaz and Lee, 2019).\n`;
const byModel: Feedback = { grammar: 'G.', apa: 'A.', content: 'C.', overall: reply };
const usage = { inputTokens: 1000, outputTokens: 200 };

const test = prepareGradebook();
let dataDir: string;
let store: PaperStore;
let pool: ReviewPool;
let seal: (plain: string) => Uint8Array;
let open: (sealed: Uint8Array) => string;
let ownerId = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-model-'));
  const key = await loadOrCreateKey({ dataDir, value: null, mayCreate: true });
  [seal, open] = [(plain) => sealText(key, plain), (sealed) => openText(key, sealed)];
  store = await openPaperStore({ folder: join(dataDir, 'files'), key });
  pool = createReviewPool({ threads: 1 });
});

afterAll(async () => {
  await pool.close();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  ownerId = await addUser(test.gradebook);
});

type Draft = FeedbackModel['draft'];

function modelThat(draft: Draft, { bound = 2000 } = {}): FeedbackModel {
  return { name: 'scripted at localhost', host: 'localhost', bound: () => bound, draft };
}

const drafts: Draft = async () => ({ kind: 'drafted', feedback: byModel, version: null, usage });

async function queued(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let papers = 0; papers < count; papers += 1) {
    const { fileId } = await store.put(Buffer.from(text), { maxBytes: 1000 });
    const { submission } = await test.gradebook.submissions.create(
      sampleSubmission(ownerId, { fileId, originalName: 'essay.txt', fileType: 'TXT' }),
    );
    ids.push(submission.id);
  }
  await test.gradebook.runs.queue({ ownerId, submissionIds: ids });
  return ids;
}

function work(writer: FeedbackModel, dailyTokens: number | null = null) {
  const { gradebook } = test;
  const lines: string[] = [];
  const stop = new AbortController();
  const model: InstallationModel = { writer, dailyTokens };
  const handlers = createHandlers({
    gradebook,
    store,
    reviewer: pool,
    returner: noReturner,
    seal,
    wordingHash: createWordingHash('secret'),
    open,
    model,
    listNamedFiles: (names) => listNamedFiles(gradebook.database, names),
    makeDailyBackup: async () => 'not-due',
    now: () => new Date(),
  });
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const ended = runWorker({
    gradebook,
    handlers,
    log,
    model,
    concurrency: 2,
    workMail: async () => undefined,
    signal: stop.signal,
  });
  const end = async (): Promise<void> => {
    stop.abort();
    await ended;
  };
  return { end, logged: () => lines.join('') };
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await delay(20);
}

async function statesOf(submissionIds: readonly string[]): Promise<(string | null)[]> {
  const records = await test.gradebook.modelDrafts.list({ ownerId, submissionIds });
  return records.map(({ state, reason }) => (reason === null ? state : `${state}: ${reason}`));
}

async function feedbackOf(submissionId: string): Promise<string> {
  const { grade } = await test.gradebook.submissions.get({ ownerId, submissionId });
  return grade === null ? '' : open(grade.feedback);
}

it('shows this server’s draft first, then the model’s, seals it, and logs no word of either', async () => {
  const asked = Promise.withResolvers<string>();
  const mayAnswer = Promise.withResolvers<undefined>();
  const writer = modelThat(async (request, signal) => {
    asked.resolve(request.paper.text);
    expect(request).toMatchObject({ style: 'conversational', brief: null });
    expect(request.findings.length).toBeGreaterThan(0);
    expect(request.onDevice.overall.length).toBeGreaterThan(40);
    await mayAnswer.promise;
    return drafts(request, signal);
  });
  const [id = ''] = await queued(1);
  const worker = work(writer);
  expect(await asked.promise).toContain(canary);
  const onDevice = await test.gradebook.submissions.get({ ownerId, submissionId: id });
  expect(onDevice).toMatchObject({ state: 'completed', grade: { version: 1 } });
  expect(await feedbackOf(id)).not.toContain(reply);

  mayAnswer.resolve(undefined);
  await until(async () => (await statesOf([id])).join() === 'drafted');
  await worker.end();
  expect(await feedbackOf(id)).toBe(JSON.stringify(byModel));
  const { grade } = await test.gradebook.submissions.get({ ownerId, submissionId: id });
  expect(grade?.scores).toEqual(onDevice.grade?.scores);
  expect(await test.gradebook.modelDrafts.getUse({ ownerId })).toEqual(usage);
  expect(worker.logged()).toContain('"job":"draft-with-model"');
  for (const secret of ['Quux', 'obsidian']) expect(worker.logged()).not.toContain(secret);
});

it('continues other work while the model is unavailable, and drafts when it answers', async () => {
  let isWell = false;
  let calls = 0;
  const writer = modelThat(async (request, signal) => {
    calls += 1;
    if (isWell) return drafts(request, signal);
    const nothing = { inputTokens: 0, outputTokens: 0 };
    return {
      kind: 'unavailable',
      reason: 'It reports an internal error (503).',
      retryAfterSeconds: null,
      usage: nothing,
    };
  });
  const ids = await queued(3);
  const worker = work(writer);
  await until(async () => (await statesOf(ids)).includes('waiting: model-away'));
  await until(async () => {
    const papers = await test.gradebook.submissions.listById({ ownerId, submissionIds: ids });
    return papers.every(({ state }) => state === 'completed');
  });
  const { downSince, reason } = await test.gradebook.modelDrafts.getState();
  expect(reason).toContain('503');
  // One request per paper, then at most one every two seconds; measured in elapsed time, so that a slow machine
  // passes.
  const awaySeconds = (Date.now() - (downSince?.getTime() ?? NaN)) / 1000;
  expect(calls).toBeLessThanOrEqual(ids.length + awaySeconds / 2);
  isWell = true;
  await until(async () => (await statesOf(ids)).join() === 'drafted,drafted,drafted');
  await worker.end();
  expect((await test.gradebook.modelDrafts.getState()).downSince).toBeNull();
});

it('asks three times for what cannot be used, and then leaves this server’s draft', async () => {
  let calls = 0;
  const writer = modelThat(async () => {
    calls += 1;
    return { kind: 'unusable', reason: 'It quotes what is not in the paper.', usage };
  });
  const [id = ''] = await queued(1);
  const worker = work(writer);
  await until(async () => (await statesOf([id])).join() === 'given-up: unusable');
  await worker.end();
  expect(calls).toBe(3);
  expect(worker.logged()).toContain('It quotes what is not in the paper.');
});

// LLM10
it('makes no more requests than the day’s tokens pay for, with two workers', async () => {
  const { tokensToday } = await test.gradebook.modelDrafts.getState();
  let calls = 0;
  const writer = modelThat(async (request, signal) => {
    calls += 1;
    await delay(20);
    return drafts(request, signal);
  });
  const ids = await queued(6);
  const workers = [work(writer, tokensToday + 4500), work(writer, tokensToday + 4500)];
  const count = async (state: string) => (await statesOf(ids)).filter((one) => one === state).length;
  await until(async () => (await count('drafted')) === 3 && (await count('waiting: daily-tokens')) === 3);
  await Promise.all(workers.map((worker) => worker.end()));
  const { tokensToday: after } = await test.gradebook.modelDrafts.getState();
  expect(after).toBeLessThanOrEqual(tokensToday + 4500);
  expect(after).toBe(tokensToday + calls * 1200);
  expect(calls).toBe(3);
});

it('hands a draft back when the worker stops, and the next one goes on at once', async () => {
  const asked = Promise.withResolvers<undefined>();
  const endless = modelThat(
    (_request, signal) =>
      new Promise((_resolve, reject) => {
        asked.resolve(undefined);
        const stop = () => reject(new Error('stopped'));
        // The draft is claimed a moment before the model is called.
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop);
      }),
  );
  const [id = ''] = await queued(1);
  const first = work(endless);
  await asked.promise;
  // The model may first be called for a draft left over from another test.
  await until(async () => (await statesOf([id])).join() === 'drafting');
  await first.end();
  expect(first.logged()).toContain('"outcome":"handed-back"');
  const second = work(modelThat(drafts));
  await until(async () => (await statesOf([id])).join() === 'drafted');
  await second.end();
});
