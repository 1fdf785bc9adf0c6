import { addUser, prepareGradebook, sampleSubmission } from '@greenpen/gradebook/testing';
import { listNamedFiles } from '@greenpen/gradebook';
import type { Review } from '@greenpen/grading';
import {
  createReviewPool,
  type FeedbackModel,
  type ModelAnswer,
  type Prompt,
  type ReviewPool,
} from '@greenpen/paper-review';
import { loadOrCreateKey, openPaperStore, openText, sealText, type PaperStore } from '@greenpen/paper-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHandlers, type Handlers } from '../handlers.ts';
import { createWordingHash } from '../jobs/wording-hash.ts';
import { noReturner } from '../testing/no-returner.ts';
import { workGrading } from '../work-grading.ts';

const text = `Repair the Tower Clock

Clock towers should be repaired before they are photographed, because a clock that is wrong teaches a town to stop looking up. A town that looks up has a place where it meets. The survey of Lund and Ash (2018) counted the towers of nine counties and found that most of them showed the wrong time.

In my town the tower stopped in May, and people was late for weeks. This proves that every town needs a working clock. The council talked about it twice and decided nothing, although a mechanic had offered to look at it. Some people say that telephones have replaced clocks, but a telephone shows the time to one person and a tower shows it to a street.

References

Lund, P., & Ash, R. (2018). Wrong by the hour. Harbor Press.
`;
const proof = 'This proves that every town needs a working clock';
const usage = { inputTokens: 1000, outputTokens: 200 };
const overall =
  'You argue that a tower belongs to a whole street, and the sentence on telephones shows best what you mean by that. One town does not show what every town needs, so limit that claim before you hand the paper in again.';

const replies: Readonly<Record<string, object>> = {
  'judge-paper': {
    faults: [
      {
        kind: 'overgeneralisation',
        quotes: [proof],
        why: 'One town is not every town.',
        change: '',
        basis: 'paper',
      },
    ],
    disputes: [{ finding: 'F1', quote: null, why: 'This is right as it is.' }],
  },
  'edit-language': {
    edits: [{ quote: 'people was late', replacement: 'people were late', kind: 'agreement', class: 'error' }],
  },
  'write-feedback': {
    sentences: [
      { area: 'overall', text: overall, restsOn: ['D1'], suggestedWording: null, startsParagraph: false },
    ],
  },
};

const test = prepareGradebook();
let dataDir: string;
let store: PaperStore;
let pool: ReviewPool;
let ports: Omit<Parameters<typeof createHandlers>[0], 'model'>;
let ownerId = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-judge-'));
  const key = await loadOrCreateKey({ dataDir, value: null, mayCreate: true });
  store = await openPaperStore({ folder: join(dataDir, 'files'), key });
  pool = createReviewPool({ threads: 1 });
  ports = {
    gradebook: test.gradebook,
    store,
    reviewer: pool,
    returner: noReturner,
    seal: (plain) => sealText(key, plain),
    open: (sealed) => openText(key, sealed),
    wordingHash: createWordingHash('secret'),
    listNamedFiles: (names) => listNamedFiles(test.gradebook.database, names),
    makeDailyBackup: async () => 'not-due',
    now: () => new Date(),
  };
});

afterAll(async () => {
  await pool.close();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  ownerId = await addUser(test.gradebook);
});

type Answer = (prompt: Prompt) => ModelAnswer;

const answered = ({ task }: Prompt): ModelAnswer => ({
  kind: 'answered',
  text: JSON.stringify(replies[task]),
  version: null,
  usage,
});

/** $0.07 at most for a paper of seven requests, and what they really cost: $0.0036. */
const prices = { input: 5, output: 5 };

function handlersFor(
  answer: Answer,
  dollars: number | null = null,
): { readonly handlers: Handlers; readonly asked: string[] } {
  const asked: string[] = [];
  const monthly = dollars === null ? null : { prices, dollars, dollarsPerUser: null };
  const writer: FeedbackModel = {
    name: 'scripted at localhost',
    host: 'localhost',
    bound: () => 2000,
    draft: async () => ({ kind: 'unusable', reason: 'It only judges.', usage: null }),
    reader: {
      secret: 'secret',
      bound: () => 2000,
      ask: async (prompt) => {
        asked.push(prompt.task);
        return answer(prompt);
      },
    },
  };
  return { handlers: createHandlers({ ...ports, model: { writer, dailyTokens: null, monthly } }), asked };
}

async function graded(handlers: Handlers): Promise<string> {
  const { fileId } = await store.put(Buffer.from(text), { maxBytes: 5000 });
  const { submission } = await test.gradebook.submissions.create(
    sampleSubmission(ownerId, { fileId, originalName: 'essay.txt', fileType: 'TXT' }),
  );
  const { id } = submission;
  await test.gradebook.runs.queue({ ownerId, submissionIds: [id] });
  const stop = new AbortController();
  const working = workGrading({
    gradebook: test.gradebook,
    handler: async (job, signal) => void (await handlers['grade-submission'](job, signal)),
    concurrency: 1,
    signal: stop.signal,
    onError: () => undefined,
  });
  while ((await submissionOf(id)).state !== 'completed') await delay(20);
  stop.abort();
  await working;
  return id;
}

async function drafted(handlers: Handlers): Promise<unknown> {
  const claimed = await test.gradebook.modelDrafts.claim({ dailyTokens: null });
  if (claimed === undefined) throw new Error('nothing to draft');
  return handlers['draft-with-model'](claimed, new AbortController().signal);
}

const submissionOf = (submissionId: string) => test.gradebook.submissions.get({ ownerId, submissionId });

async function storedReview(submissionId: string): Promise<Review> {
  const record = await test.gradebook.reviews.find({ ownerId, submissionId });
  const bytes = await store.get(record?.documentName ?? '');
  const review: Review = JSON.parse(new TextDecoder().decode(bytes));
  return review;
}

it('joins what the model read with the review, and keeps what was sent and received', async () => {
  const { handlers, asked } = handlersFor(answered);
  const id = await graded(handlers);
  const before = await submissionOf(id);
  const measured = await storedReview(id);
  expect(await drafted(handlers)).toBe('drafted');
  expect(asked.toSorted()).toEqual(['edit-language', 'judge-paper', 'write-feedback']);

  const after = await submissionOf(id);
  const review = await storedReview(id);
  expect(review.findings.map(({ check, origin }) => [check, origin])).toContainEqual([
    'content-read-overgeneralisation',
    'model',
  ]);
  expect(review.feedback.overall).toBe(overall);
  expect(JSON.parse(ports.open(after.grade?.feedback ?? new Uint8Array()))).toEqual(review.feedback);
  expect(after.grade?.version).toBe((before.grade?.version ?? 0) + 1);
  expect(after.grade?.scores).toEqual(review.scores);
  // A disputed finding counts nothing until the instructor keeps it.
  const disputed = review.findings.filter(({ dispute }) => dispute !== undefined).map(({ id: one }) => one);
  expect(disputed).toHaveLength(1);
  expect(measured.findings.map(({ id: one }) => one)).toContain(disputed[0]);
  expect(after.grade?.dismissed).toEqual(disputed);

  const record = await test.gradebook.reviews.find({ ownerId, submissionId: id });
  const sent = new TextDecoder().decode(await store.get(`${record?.documentName}-model`));
  expect(sent).toContain('write-feedback');
  expect(JSON.parse(sent)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ task: 'judge-paper', usage, sent: expect.any(String) }),
    ]),
  );
  expect(await test.gradebook.modelDrafts.getUse({ ownerId })).toEqual({
    inputTokens: 3000,
    outputTokens: 600,
  });
});

it('pays for no prompt twice when the model goes away between two of them', async () => {
  let isWell = false;
  const { handlers, asked } = handlersFor((prompt) =>
    isWell || prompt.task !== 'write-feedback'
      ? answered(prompt)
      : {
          kind: 'unavailable',
          reason: 'It is away.',
          retryAfterSeconds: 0,
          usage: { inputTokens: 0, outputTokens: 0 },
        },
  );
  const id = await graded(handlers);
  expect(await drafted(handlers)).toMatchObject({ outcome: 'waiting' });
  expect((await storedReview(id)).judgement.byModel).toBeUndefined();
  isWell = true;
  await test.gradebook.database.execute("update model_drafts set next_at = now() - interval '1 second'");
  await test.gradebook.database.execute('delete from model_health');
  expect(await drafted(handlers)).toBe('drafted');
  expect(asked.toSorted()).toEqual(['edit-language', 'judge-paper', 'write-feedback', 'write-feedback']);
  expect(await test.gradebook.modelDrafts.getUse({ ownerId })).toEqual({
    inputTokens: 3000,
    outputTokens: 600,
  });
});

// LLM10
it('judges papers to the end or not at all when the month’s dollars run out in a class', async () => {
  await test.gradebook.database.execute('delete from model_calls');
  await test.gradebook.database.execute('delete from model_drafts');
  const dollars = 0.1;
  const { handlers, asked } = handlersFor(answered, dollars);
  const papers = [
    await graded(handlers),
    await graded(handlers),
    await graded(handlers),
    await graded(handlers),
  ];
  const outcomes = [];
  for (const _ of papers) outcomes.push(await drafted(handlers));
  expect(outcomes).toEqual(['drafted', 'drafted', 'over-budget', 'over-budget']);
  expect(asked).toHaveLength(6);
  const { own } = await test.gradebook.modelDrafts.getMonthDollars({ ownerId, prices });
  expect(own).toBeLessThanOrEqual(dollars);
  for (const id of papers) {
    const { byModel } = (await storedReview(id)).judgement;
    const [record] = await test.gradebook.modelDrafts.list({ ownerId, submissionIds: [id] });
    expect(byModel === undefined).toBe(record?.reason === 'monthly-dollars');
    expect((await submissionOf(id)).state).toBe('completed');
  }
});

it('leaves the engine’s review where nothing of the model can be used, after one repair of each task', async () => {
  const { handlers, asked } = handlersFor(() => ({ kind: 'answered', text: 'Sure!', version: null, usage }));
  const id = await graded(handlers);
  const before = await submissionOf(id);
  expect(await drafted(handlers)).toMatchObject({ outcome: 'given-up' });
  expect(asked).toHaveLength(4);
  expect((await submissionOf(id)).grade).toEqual(before.grade);
  // The instructor can see what was sent in vain.
  const record = await test.gradebook.reviews.find({ ownerId, submissionId: id });
  const kept: unknown = JSON.parse(
    new TextDecoder().decode(await store.get(`${record?.documentName}-model`)),
  );
  expect(kept).toHaveLength(4);
});

it('changes nothing that the instructor edited while the model was reading', async () => {
  const { handlers } = handlersFor(answered);
  const id = await graded(handlers);
  const claimed = await test.gradebook.modelDrafts.claim({ dailyTokens: null });
  await test.gradebook.database.execute(
    `update grades set version = version + 1, edited_at = now() where submission_id = '${id}'`,
  );
  const before = await submissionOf(id);
  if (claimed === undefined) throw new Error('nothing to draft');
  expect(await handlers['draft-with-model'](claimed, new AbortController().signal)).toBe('dropped');
  const after = await submissionOf(id);
  expect(after.grade).toEqual(before.grade);
  expect((await storedReview(id)).judgement.byModel).toBeUndefined();
});
