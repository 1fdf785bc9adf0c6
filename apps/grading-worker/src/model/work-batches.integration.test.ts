import { listNamedFiles } from '@greenpen/gradebook';
import { addUser, prepareGradebook, sampleSubmission } from '@greenpen/gradebook/testing';
import type { Review } from '@greenpen/grading';
import { createReviewPool, openFeedbackModel, type ReviewPool } from '@greenpen/paper-review';
import { loadOrCreateKey, openPaperStore, openText, sealText, type PaperStore } from '@greenpen/paper-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchServer } from '@greenpen/model-judge/testing';
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
const overall =
  'You argue that a tower belongs to a whole street, and the sentence on telephones shows best what you mean by that. One town does not show what every town needs, so limit that claim before you hand the paper in again.';
const fault = {
  kind: 'overgeneralisation',
  quotes: ['This proves that every town needs a working clock'],
  why: 'One town is not every town.',
  change: '',
  basis: 'paper',
};
const invented = { ...fault, quotes: ['This proves that every village has a clock of its own'] };

const strengths = [
  'a clock that is wrong teaches a town to stop looking up',
  'A town that looks up has a place where it meets',
  'a telephone shows the time to one person and a tower shows it to a street',
].map((quote) => ({ quote, why: 'It says what is at stake.' }));

/** By the task that a request is for. */
function replyTo(body: string): string {
  if (body.includes('mark the language errors')) return '{"edits": []}';
  if (body.includes('write the feedback')) {
    const sentence = { area: 'overall', text: overall, restsOn: ['D1'], suggestedWording: null };
    return JSON.stringify({ sentences: [{ ...sentence, startsParagraph: false }] });
  }
  // The judgement that cannot be verified is dropped, whichever way it came.
  return JSON.stringify({ faults: [fault, invented], strengths });
}

const test = prepareGradebook();
const never = new AbortController().signal;
let dataDir: string;
let store: PaperStore;
let pool: ReviewPool;
let server: BatchServer;
let handlers: Handlers;
let ownerId = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-batch-'));
  pool = createReviewPool({ threads: 1 });
});

afterAll(async () => {
  await pool.close();
  await rm(dataDir, { recursive: true, force: true });
});

afterEach(() => server.close());

const inDatabase = (statement: string) => test.gradebook.database.execute(statement);

async function begin(
  provider: 'openai' | 'anthropic' | 'google',
  dollars: number | null = null,
): Promise<void> {
  for (const table of [
    'model_batch_requests',
    'model_batches',
    'model_drafts',
    'model_calls',
    'model_health',
  ]) {
    await inDatabase(`delete from ${table}`);
  }
  ownerId = await addUser(test.gradebook);
  server = await BatchServer.start({ provider, reply: replyTo });
  const key = await loadOrCreateKey({ dataDir, value: null, mayCreate: true });
  store = await openPaperStore({ folder: join(dataDir, 'files'), key });
  const settings = { provider, model: 'any', apiKey: 'key', baseUrl: server.baseUrl };
  const prices = { input: 1, output: 1 };
  handlers = createHandlers({
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
    model: {
      writer: await openFeedbackModel(settings, { secret: 'secret' }),
      dailyTokens: null,
      monthly: dollars === null ? null : { prices, dollars, dollarsPerUser: null },
    },
  });
}

/** A class of papers, graded on this server and to be read overnight. */
async function graded(papers: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let paper = 1; paper <= papers; paper += 1) {
    // None of these texts is in the sample that is judged twice.
    const own = text.replace('twice', `${paper + 2} times`);
    const { fileId } = await store.put(Buffer.from(own), { maxBytes: 5000 });
    const { submission } = await test.gradebook.submissions.create(
      sampleSubmission(ownerId, { fileId, originalName: `essay-${paper}.txt`, fileType: 'TXT' }),
    );
    ids.push(submission.id);
  }
  await test.gradebook.runs.queue({ ownerId, submissionIds: ids, isOvernight: true });
  const stop = new AbortController();
  const working = workGrading({
    gradebook: test.gradebook,
    handler: async (job, signal) => void (await handlers['grade-submission'](job, signal)),
    concurrency: 1,
    signal: stop.signal,
    onError: () => undefined,
  });
  const isDone = async (): Promise<boolean> => {
    const listed = await test.gradebook.submissions.listById({ ownerId, submissionIds: ids });
    return listed.every(({ state }) => state === 'completed');
  };
  while (!(await isDone())) await delay(20);
  stop.abort();
  await working;
  return ids;
}

/** Works on all drafts that are due. */
async function draft(): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (;;) {
    const claimed = await test.gradebook.modelDrafts.claim({ dailyTokens: null });
    if (claimed === undefined) return outcomes;
    outcomes.push(await handlers['draft-with-model'](claimed, never));
  }
}

/** A step of the batches, after as much time as it takes for one to be due. */
async function stepLater() {
  await inDatabase("update model_batch_requests set created_at = created_at - interval '5 minutes'");
  await inDatabase("update model_batches set next_at = now() - interval '1 second'");
  return handlers['work-batches'](null, never);
}

const killed = new Error('killed');

/** The worker dies in this call: nothing that follows it in the code runs. */
const killIn = (name: 'noteSent' | 'putOff' | 'end') =>
  vi.spyOn(test.gradebook.modelBatches, name).mockRejectedValueOnce(killed);

/** The worker dies when it has stored so many documents. */
function killAfterStoring(documents: number): void {
  const putAt = store.putAt.bind(store);
  const spy = vi.spyOn(store, 'putAt').mockImplementation((...given) => {
    if (spy.mock.calls.length <= documents) return putAt(...given);
    spy.mockRestore();
    return Promise.reject(killed);
  });
}

/** The worker was killed, and what it held is free again. */
const outliveWorker = () => inDatabase("update model_batches set held_at = now() - interval '1 hour'");

async function statesOf(submissionIds: readonly string[]): Promise<readonly string[]> {
  const records = await test.gradebook.modelDrafts.list({ ownerId, submissionIds });
  return records.map(({ state, reason }) => (reason === null ? state : `${state}: ${reason}`));
}

async function reviewOf(submissionId: string): Promise<Review> {
  const record = await test.gradebook.reviews.find({ ownerId, submissionId });
  const review: Review = JSON.parse(new TextDecoder().decode(await store.get(record?.documentName ?? '')));
  return review;
}

async function untilDrafted(): Promise<void> {
  for (let rounds = 0; rounds < 6; rounds += 1) {
    await draft();
    if ((await stepLater()) === 'nothing-to-do') return;
    server.finish();
    await stepLater();
  }
}

const usedByOne = { inputTokens: 1000, outputTokens: 200 };
const used = () => test.gradebook.modelDrafts.getMonthOfAll();

/** Two papers, each judged, marked and given feedback for the price of one. */
async function finishOnce(ids: readonly string[]): Promise<void> {
  server.finish();
  await stepLater();
  await untilDrafted();
  expect(await statesOf(ids)).toEqual(['drafted', 'drafted']);
  expect(server.batches.map(({ entries }) => entries.length)).toEqual([4, 2]);
  expect(server.charged).toBe(6);
  expect((await used()).batched).toEqual({ inputTokens: 6000, outputTokens: 1200 });
  expect(server.kept).toBe(0);
}

describe.each(['openai', 'anthropic', 'google'] as const)(
  'a class that is read overnight by %s',
  (provider) => {
    beforeEach(() => begin(provider));

    it('is judged in one batch and given feedback in another, verified as live, at half the price', async () => {
      const ids = await graded(3);
      expect(await draft()).toEqual(['batched', 'batched', 'batched']);
      // A class is gathered for a minute.
      expect(await handlers['work-batches'](null, never)).toBe('nothing-to-do');
      expect(await stepLater()).toBe('sent');
      expect(server.batches.map(({ entries }) => entries.length)).toEqual([6]);
      expect(await stepLater()).toBe('put-off');
      expect((await reviewOf(ids[0] ?? '')).judgement.byModel).toBeUndefined();
      server.finish();
      expect(await stepLater()).toBe('ended');
      expect(await draft()).toEqual(['batched', 'batched', 'batched']);
      expect(await stepLater()).toBe('sent');
      server.finish();
      expect(await stepLater()).toBe('ended');
      expect(await draft()).toEqual(['drafted', 'drafted', 'drafted']);
      expect(await stepLater()).toBe('nothing-to-do');
      for (const id of ids) {
        const { findings, feedback } = await reviewOf(id);
        const read = findings.filter(({ check }) => check === 'content-read-overgeneralisation');
        expect(read.map(({ quote }) => quote)).toEqual(fault.quotes);
        expect(feedback.overall).toBe(overall);
      }
      expect(server.batches.map(({ entries }) => entries.length)).toEqual([6, 3]);
      const all = { inputTokens: 9000, outputTokens: 1800 };
      expect(await used()).toEqual({ ...all, batched: all });
      // Nothing of the papers is left with the provider.
      expect(server.kept).toBe(0);
    });

    it('is sent once where the worker is killed before it stored the provider’s id', async () => {
      const ids = await graded(2);
      await draft();
      killIn('noteSent');
      await expect(stepLater()).rejects.toThrow('killed');
      expect(server.batches).toHaveLength(1);
      // The next worker waits until the dead one has lost its claim.
      expect(await stepLater()).toBe('nothing-to-do');
      await outliveWorker();
      expect(await stepLater()).toBe('sent');
      await finishOnce(ids);
    });

    it('is sent once where the answer to sending it is lost', async () => {
      const ids = await graded(2);
      await draft();
      server.condition = 'loses-answers';
      expect(await stepLater()).toBe('put-off');
      server.condition = 'well';
      expect(await stepLater()).toBe('sent');
      await finishOnce(ids);
    });

    it('goes on where the worker is killed after it stored the provider’s id', async () => {
      const ids = await graded(2);
      await draft();
      expect(await stepLater()).toBe('sent');
      killIn('putOff');
      await expect(stepLater()).rejects.toThrow('killed');
      await outliveWorker();
      expect(await stepLater()).toBe('put-off');
      await finishOnce(ids);
    });

    it.each([1, 2, 3])(
      'loses no answer where the worker is killed when %i of 4 are stored',
      async (stored) => {
        const ids = await graded(2);
        await draft();
        await stepLater();
        server.finish();
        killAfterStoring(stored);
        await expect(stepLater()).rejects.toThrow('killed');
        expect(await draft()).toEqual([]);
        await outliveWorker();
        expect(await stepLater()).toBe('ended');
        await finishOnce(ids);
      },
    );

    it('loses no answer where the worker is killed when all are stored and the batch is not ended', async () => {
      const ids = await graded(2);
      await draft();
      await stepLater();
      server.finish();
      killIn('end');
      await expect(stepLater()).rejects.toThrow('killed');
      await outliveWorker();
      expect(await stepLater()).toBe('ended');
      await finishOnce(ids);
    });

    it('is finished by another batch where a part of one failed or expired', async () => {
      const ids = await graded(2);
      await draft();
      await stepLater();
      // Google gives no answers of a batch of which a part expired.
      const expired = provider === 'google' ? 'errored' : 'expired';
      const fates = ['answered', 'errored', expired, 'answered'] as const;
      server.finish((index) => fates[index] ?? 'answered');
      expect(await stepLater()).toBe('ended');
      expect(await draft()).toEqual([]);
      expect(await stepLater()).toBe('sent');
      expect(server.batches.map(({ entries }) => entries.length)).toEqual([4, 2]);
      server.finish();
      await stepLater();
      await untilDrafted();
      expect(await statesOf(ids)).toEqual(['drafted', 'drafted']);
      expect(server.charged).toBe(6);
    });

    it('keeps the server’s drafts after three batches that ended without answers', async () => {
      const ids = await graded(1);
      await draft();
      for (let batch = 1; batch <= 3; batch += 1) {
        expect(await stepLater()).toBe('sent');
        server.finish(() => 'expired');
        expect(await stepLater()).toBe('ended');
      }
      expect(await stepLater()).toBe('nothing-to-do');
      expect(await statesOf(ids)).toEqual(['given-up: batch-not-done']);
      expect(await used()).toMatchObject({ inputTokens: 0, outputTokens: 0 });
    });

    it('waits while the provider is down, and asks less and less often', async () => {
      const ids = await graded(1);
      await draft();
      server.condition = 'down';
      const pauses: number[] = [];
      for (let times = 0; times < 9; times += 1) {
        expect(await stepLater()).toBe('put-off');
        const { rows } = await inDatabase(
          'select extract(epoch from next_at - now())::int as pause, reason from model_batches',
        );
        pauses.push(Number(rows[0]?.['pause']));
        expect(rows[0]?.['reason']).toContain('503');
      }
      expect(pauses[0]).toBeLessThanOrEqual(60);
      expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
      expect(pauses.at(-1)).toBeGreaterThan(890);
      server.condition = 'well';
      expect(await stepLater()).toBe('sent');
      server.finish();
      await stepLater();
      await untilDrafted();
      expect(await statesOf(ids)).toEqual(['drafted']);
      expect(server.charged).toBe(3);
    });

    it('can be cancelled before and after it was sent, and pays for what was answered until then', async () => {
      const ids = await graded(2);
      await draft();
      expect(await test.gradebook.modelBatches.countBatched({ ownerId })).toBe(2);
      expect(await test.gradebook.modelBatches.cancelBatched({ ownerId })).toBe(2);
      expect(await stepLater()).toBe('nothing-to-do');
      expect(server.requests).toEqual([]);

      await begin(provider);
      const sent = await graded(2);
      await draft();
      await stepLater();
      const [entry] = server.batches[0]?.entries ?? [];
      if (entry !== undefined) entry.fate = 'answered';
      expect(await test.gradebook.modelBatches.cancelBatched({ ownerId })).toBe(2);
      expect(await stepLater()).toBe('ended');
      expect(await statesOf(sent)).toEqual(['given-up: batch-cancelled', 'given-up: batch-cancelled']);
      // Google does not tell what was answered before; that request counts with all that it could have cost.
      const isTold = provider !== 'google';
      expect(await used()).toMatchObject(isTold ? usedByOne : { inputTokens: 0, outputTokens: 0 });
      const prices = { input: 1, output: 1 };
      const { own } = await test.gradebook.modelDrafts.getMonthDollars({ ownerId, prices });
      expect(own >= 0.00059 && (own < 0.00061 || !isTold)).toBe(true);
      expect(await draft()).toEqual([]);
      expect(await stepLater()).toBe('nothing-to-do');
      expect(ids).toHaveLength(2);
    });

    it('asks for no paper that was deleted meanwhile, and leaves what was edited', async () => {
      const [deleted = '', edited = '', left = ''] = await graded(3);
      await draft();
      await stepLater();
      await test.gradebook.submissions.delete({ ownerId, submissionId: deleted, by: ownerId });
      await inDatabase(
        `update grades set version = version + 1, edited_at = now() where submission_id = '${edited}'`,
      );
      server.finish();
      await stepLater();
      await untilDrafted();
      expect(await statesOf([edited, left])).toEqual(expect.arrayContaining(['drafted', 'dropped: edited']));
      expect(server.batches.map(({ entries }) => entries.length)).toEqual([6, 1]);
    });
  },
);

it('sends nothing of a paper that was graded again or deleted before its batch was sent', async () => {
  await begin('openai');
  const [again = '', deleted = '', left = ''] = await graded(3);
  await draft();
  await test.gradebook.submissions.delete({ ownerId, submissionId: deleted, by: ownerId });
  await inDatabase(`update model_drafts set review_number = 2 where submission_id = '${again}'`);
  expect(await stepLater()).toBe('sent');
  expect(server.batches.map(({ entries }) => entries.length)).toEqual([2]);
  server.finish();
  await stepLater();
  await untilDrafted();
  expect(await statesOf([left])).toEqual(['drafted']);
  expect(await used()).toMatchObject({ inputTokens: 3000, outputTokens: 600 });
});

it('sends what is too large for one batch in several', async () => {
  await begin('google');
  const ids = await graded(2);
  await draft();
  await inDatabase('update model_calls set bound = 7000000');
  // The second is sent while the first, which was just sent, is not yet asked about.
  expect(await stepLater()).toBe('sent');
  expect(await handlers['work-batches'](null, never)).toBe('sent');
  expect(server.batches.map(({ entries }) => entries.length)).toEqual([2, 2]);
  server.finish();
  await untilDrafted();
  expect(await statesOf(ids)).toEqual(['drafted', 'drafted']);
  expect(server.charged).toBe(6);
});

// LLM10
it('sets the month’s dollars aside at half the price, for whole papers', async () => {
  await begin('openai', 0.15);
  await graded(3);
  const outcomes = await draft();
  expect(outcomes.filter((outcome) => outcome === 'batched').length).toBeGreaterThan(0);
  expect(outcomes).toContain('over-budget');
  await stepLater();
  server.finish();
  await stepLater();
  await untilDrafted();
  const { own } = await test.gradebook.modelDrafts.getMonthDollars({
    ownerId,
    prices: { input: 1, output: 1 },
  });
  expect(own).toBeLessThanOrEqual(0.15);
  expect(own).toBeCloseTo((outcomes.filter((outcome) => outcome === 'batched').length * 3600) / 2_000_000, 6);
});
