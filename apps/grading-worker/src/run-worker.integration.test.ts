import { listNamedFiles, openGradebook, type Gradebook } from '@greenpen/gradebook';
import { addUser, createTestDatabase, sampleSubmission } from '@greenpen/gradebook/testing';
import { createReviewPool, type ReviewPool } from '@greenpen/paper-review';
import { loadOrCreateKey, openPaperStore, openText, sealText, type PaperStore } from '@greenpen/paper-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createHandlers } from './handlers.ts';
import { createLog } from './log.ts';
import { noReturner } from './testing/no-returner.ts';
import { runWorker } from './run-worker.ts';
import { createWordingHash } from './jobs/wording-hash.ts';

const canary = 'Zebulon Quux sleeps';
const text = `A Paper on Sleep\n\n${canary}. Many people has said so (Diaz and Lee, 2019).\n`;

let dataDir: string;
let gradebook: Gradebook;
let store: PaperStore;
let pool: ReviewPool;
let seal: (plain: string) => Uint8Array;
let open: (sealed: Uint8Array) => string;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase(inject('databaseUrl'));
  dropDatabase = () => database.drop();
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-worker-'));
  const key = await loadOrCreateKey({ dataDir, value: null, mayCreate: true });
  [seal, open] = [(plain) => sealText(key, plain), (sealed) => openText(key, sealed)];
  store = await openPaperStore({ folder: join(dataDir, 'files'), key });
  gradebook = openGradebook({ databaseUrl: database.databaseUrl, applicationName: 'greenpen-test' });
  pool = createReviewPool({ threads: 1 });
});

afterAll(async () => {
  await pool.close();
  await gradebook.close();
  await dropDatabase();
  await rm(dataDir, { recursive: true, force: true });
});

async function queued(content: string): Promise<{ ownerId: string; submissionId: string }> {
  const ownerId = await addUser(gradebook);
  const { fileId } = await store.put(Buffer.from(content), { maxBytes: 1000 });
  const { submission } = await gradebook.submissions.create(
    sampleSubmission(ownerId, { fileId, originalName: 'essay.txt', fileType: 'TXT' }),
  );
  await gradebook.runs.queue({ ownerId, submissionIds: [submission.id] });
  return { ownerId, submissionId: submission.id };
}

function work(reviewer: Pick<ReviewPool, 'review'>) {
  const lines: string[] = [];
  const stop = new AbortController();
  const handlers = createHandlers({
    gradebook,
    store,
    reviewer,
    returner: noReturner,
    seal,
    wordingHash: createWordingHash('secret'),
    open,
    listNamedFiles: (names) => listNamedFiles(gradebook.database, names),
    makeDailyBackup: async () => 'not-due',
    model: null,
    now: () => new Date(),
  });
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const ended = runWorker({
    gradebook,
    handlers,
    log,
    concurrency: 2,
    workMail: async () => undefined,
    model: null,
    signal: stop.signal,
  });
  return { stop: () => stop.abort(), ended, logged: () => lines.join('') };
}

async function stateOf(where: { ownerId: string; submissionId: string }, states: readonly string[]) {
  for (;;) {
    const submission = await gradebook.submissions.get(where);
    if (states.includes(submission.state)) return submission;
    await delay(20);
  }
}

// ASVS-16.2.5
it('grades with the real engine, seals what it wrote, and logs no word of it', async () => {
  const where = await queued(text);
  const worker = work(pool);
  const { grade } = await stateOf(where, ['completed']);
  worker.stop();
  await worker.ended;

  expect(grade?.scores.total).toBeGreaterThan(0);
  expect(open(grade?.feedback ?? new Uint8Array())).toContain('"overall":');
  const record = await gradebook.reviews.find(where);
  const name = record?.documentName ?? '';
  expect(Buffer.from(await store.get(`${name}-paper`)).toString()).toContain(canary);
  expect(Buffer.from(await store.get(name)).toString()).toContain('"findings":');
  expect(worker.logged()).toContain('"job":"grade-submission"');
  expect(worker.logged()).toContain('"outcome":"completed"');
  for (const job of ['chain-audit', 'heal-queue', 'delete-expired', 'sweep-orphans', 'sweep-answers']) {
    expect(worker.logged()).toContain(`"job":"${job}"`);
  }
  expect(worker.logged()).toContain('"outcome":{"expired":0,"purged":0,"removed":0,"left":0}');
  expect(worker.logged()).not.toContain('Quux');
});

it('refuses a file that is not what it seems, by name', async () => {
  const where = await queued('%PDF-1.7\nthis is no document');
  const worker = work(pool);
  const submission = await stateOf(where, ['refused', 'completed', 'needs-you']);
  worker.stop();
  await worker.ended;
  expect(submission.state).toBe('refused');
});

it('hands back what it is working on when it stops, and another worker goes on', async () => {
  const where = await queued(text);
  const started = Promise.withResolvers<undefined>();
  const endless: Pick<ReviewPool, 'review'> = {
    review: (_request, options) =>
      new Promise((_resolve, reject) => {
        started.resolve(undefined);
        options?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  };
  const first = work(endless);
  await started.promise;
  first.stop();
  await first.ended;
  expect(first.logged()).toContain('"outcome":"handed-back"');

  const second = work(pool);
  await stateOf(where, ['completed']);
  second.stop();
  await second.ended;
});
