import { listNamedFiles, openGradebook, type Gradebook } from '@greenpen/gradebook';
import { addUser, createTestDatabase, sampleSubmission } from '@greenpen/gradebook/testing';
import { createReviewPool, type ReviewPool } from '@greenpen/paper-review';
import { loadOrCreateKey, openPaperStore, openText, sealText, type PaperStore } from '@greenpen/paper-store';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createHandlers, type Handlers } from '../handlers.ts';
import { noReturner } from '../testing/no-returner.ts';
import { workGrading } from '../work-grading.ts';
import { createWordingHash } from './wording-hash.ts';

const canaries = ['Quuxburgh', 'zebulonic', 'wexfordling'] as const;
const neighbourCanary = 'Ploverdale';
const sentenceOf = (word: string): string =>
  `Many people in ${word} has said that sleep helps (Diaz and Lee, 2019). It was alot of ${word} studys.\n\n`;
const paperOf = (words: readonly string[]): string =>
  `A Paper on Sleep\n\n${words.map((word) => sentenceOf(word)).join('')}References\n\nDiaz, A. (2019). ${words[0]} sleep. Press.\n`;

let dataDir: string;
let gradebook: Gradebook;
let store: PaperStore;
let pool: ReviewPool;
let handlers: Handlers;
let ownerId: string;
let seal: (plain: string) => Uint8Array;
let open: (sealed: Uint8Array) => string;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase(inject('databaseUrl'));
  dropDatabase = () => database.drop();
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-deletion-'));
  const key = await loadOrCreateKey({ dataDir, value: null, mayCreate: true });
  [seal, open] = [(plain) => sealText(key, plain), (sealed) => openText(key, sealed)];
  store = await openPaperStore({ folder: join(dataDir, 'files'), key });
  gradebook = openGradebook({ databaseUrl: database.databaseUrl, applicationName: 'greenpen-test' });
  pool = createReviewPool({ threads: 1 });
  handlers = createHandlers({
    gradebook,
    store,
    reviewer: pool,
    returner: noReturner,
    seal,
    wordingHash: createWordingHash('secret'),
    open,
    listNamedFiles: (names) => listNamedFiles(gradebook.database, names),
    makeDailyBackup: async () => 'not-due',
    model: null,
    now: () => new Date(),
  });
  ownerId = await addUser(gradebook);
});

afterAll(async () => {
  await pool.close();
  await gradebook.close();
  await dropDatabase();
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(content: string): Promise<string> {
  const { fileId } = await store.put(Buffer.from(content), { maxBytes: 10_000 });
  const { submission } = await gradebook.submissions.create(
    sampleSubmission(ownerId, { fileId, originalName: 'essay.txt', fileType: 'TXT' }),
  );
  return submission.id;
}

/** Grades these papers with the real engine and the worker's job handler. */
async function grade(submissionIds: readonly string[]): Promise<void> {
  await gradebook.runs.queue({ ownerId, submissionIds });
  const stop = new AbortController();
  const working = workGrading({
    gradebook,
    handler: async (job, signal) => void (await handlers['grade-submission'](job, signal)),
    concurrency: 1,
    signal: stop.signal,
    onError: () => undefined,
  });
  for (;;) {
    const states = await gradebook.submissions.listById({ ownerId, submissionIds });
    if (states.every(({ state }) => state === 'completed')) break;
    await delay(20);
  }
  stop.abort();
  await working;
}

async function approve(submissionId: string, overall: string): Promise<void> {
  const { grade: draft } = await gradebook.submissions.get({ ownerId, submissionId });
  if (draft === null) throw new Error('no draft');
  const { version, scores, overrides } = draft;
  const feedback = seal(JSON.stringify({ grammar: '', apa: '', content: '', overall }));
  await gradebook.grades.save({
    ownerId,
    submissionId,
    version,
    change: () => ({ scores, overrides, dismissed: [], feedback }),
  });
  await gradebook.grades.approve({ ownerId, submissionId, by: ownerId });
}

async function comeDue(submissionIds: readonly string[]): Promise<void> {
  const ids = submissionIds.map((id) => `'${id}'`).join(', ');
  await gradebook.database.execute(
    `update submissions set deletes_at = now() - interval '1 minute' where id in (${ids})`,
  );
}

/** All rows of all tables, including the queue's, as PostgreSQL writes them, with encrypted bytes in hex. */
async function dumpDatabase(): Promise<string> {
  const { rows: tables } = await gradebook.database.execute<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await gradebook.database.execute<{ line: string }>(
        `select t::text as line from ${name} t`,
      );
      return `${name}\n${rows.map(({ line }) => line).join('\n')}`;
    }),
  );
  return dumps.join('\n');
}

/** All files in the data folder, concatenated. */
async function readDataFolder(): Promise<Buffer> {
  const bytes: Buffer[] = [];
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    bytes.push(Buffer.from(path), entry.isFile() ? await readFile(path) : Buffer.alloc(0));
  }
  return Buffer.concat(bytes);
}

/** Everything that can be read with the key: all stored files and encrypted columns, decrypted. */
async function openEverything(): Promise<string> {
  const texts: string[] = [];
  for await (const { id } of store.list()) texts.push(Buffer.from(await store.get(id)).toString());
  const { rows } = await gradebook.database.execute<{ feedback: Buffer }>(
    'select feedback from grades union all select feedback from replaced_grades',
  );
  texts.push(...rows.map(({ feedback }) => open(feedback)));
  return texts.join('\n');
}

function hitsIn(haystack: Buffer | string, words: readonly string[]): string[] {
  const bytes = Buffer.from(haystack);
  return words.filter((word) =>
    [Buffer.from(word), Buffer.from(word, 'utf16le'), Buffer.from(Buffer.from(word).toString('hex'))].some(
      (form) => bytes.includes(form),
    ),
  );
}

async function expectNothingInClear(): Promise<void> {
  // Finding words that must be there proves that the search works.
  const words = [...canaries, neighbourCanary];
  expect(hitsIn(await dumpDatabase(), ['essay.txt', 'queue.job\n', ...words])).toEqual([
    'essay.txt',
    'queue.job\n',
  ]);
  expect(hitsIn(await readDataFolder(), ['files/papers', ...words])).toEqual(['files/papers']);
}

async function countStored(): Promise<number> {
  let count = 0;
  for await (const _ of store.list()) count += 1;
  return count;
}

const run = () => handlers['delete-expired'](null, new AbortController().signal);

// ASVS-11.3.3, ASVS-14.2.7
it('leaves no text of an expired paper on disk or in the database, even decrypted', async () => {
  const approved = await upload(paperOf(canaries));
  const draft = await upload(paperOf(canaries));
  const never = await upload(paperOf(canaries));
  const neighbour = await upload(paperOf([neighbourCanary]));
  await grade([approved, draft, neighbour]);
  await approve(draft, 'first words');
  await gradebook.grades.reopen({ ownerId, submissionId: draft, by: ownerId });
  await grade([draft]);
  await approve(approved, 'Well argued.');

  await expectNothingInClear();
  expect(hitsIn(await openEverything(), [...canaries, neighbourCanary])).toEqual([
    ...canaries,
    neighbourCanary,
  ]);
  expect(await run()).toEqual({ expired: 0, purged: 0, removed: 0, left: 0 });
  const before = await gradebook.submissions.get({ ownerId, submissionId: neighbour });

  await comeDue([approved, draft, never]);
  expect(await run()).toEqual({ expired: 3, purged: 0, removed: 3, left: 0 });

  await expectNothingInClear();
  const left = await openEverything();
  expect(hitsIn(left, canaries)).toEqual([]);
  expect(left).not.toContain('first words');
  expect(hitsIn(left, [neighbourCanary])).toEqual([neighbourCanary]);
  expect(await countStored()).toBe(3);

  const kept = await gradebook.submissions.get({ ownerId, submissionId: approved });
  expect(kept).toMatchObject({ state: 'completed', fileId: null, expiredAt: expect.any(Date) });
  expect(kept.grade?.scores.total).toBeGreaterThan(0);
  expect(JSON.parse(open(kept.grade?.feedback ?? new Uint8Array()))).toMatchObject({
    overall: 'Well argued.',
  });
  for (const submissionId of [draft, never]) {
    expect(await gradebook.submissions.get({ ownerId, submissionId })).toMatchObject({
      state: 'needs-you',
      stateReason: 'file-deleted',
      grade: null,
    });
  }
  expect(await gradebook.submissions.get({ ownerId, submissionId: neighbour })).toEqual(before);
});

// ASVS-14.2.7
it('completes a deletion whose worker was killed between rows and files', async () => {
  const submissionId = await upload(paperOf(canaries));
  await grade([submissionId]);
  await comeDue([submissionId]);
  const stored = await countStored();
  // The transaction is committed, but the worker dies before it deletes a file.
  expect(await gradebook.submissions.expire(submissionId)).toBe('expired');
  expect(await countStored()).toBe(stored);

  expect(await run()).toEqual({ expired: 0, purged: 0, removed: 1, left: 0 });
  expect(await countStored()).toBe(stored - 3);
  expect(hitsIn(await openEverything(), canaries)).toEqual([]);
  expect(await run()).toEqual({ expired: 0, purged: 0, removed: 0, left: 0 });
});

it('completes a deletion whose worker was killed between a file and its record', async () => {
  const submissionId = await upload(paperOf(canaries));
  await grade([submissionId]);
  const { fileId } = await gradebook.submissions.get({ ownerId, submissionId });
  await comeDue([submissionId]);
  await gradebook.submissions.expire(submissionId);
  await store.remove(fileId ?? '');

  expect(await run()).toEqual({ expired: 0, purged: 0, removed: 1, left: 0 });
  expect(hitsIn(await openEverything(), canaries)).toEqual([]);
});

it('leaves nothing of a paper that is deleted while it is graded', async () => {
  const submissionId = await upload(paperOf(canaries));
  await gradebook.runs.queue({ ownerId, submissionIds: [submissionId] });
  const stored = await countStored();
  const stop = new AbortController();
  const outcomes: string[] = [];
  const deleting = createHandlers({
    gradebook,
    store,
    seal,
    wordingHash: createWordingHash('secret'),
    open,
    listNamedFiles: (names) => listNamedFiles(gradebook.database, names),
    makeDailyBackup: async () => 'not-due',
    model: null,
    now: () => new Date(),
    returner: noReturner,
    reviewer: {
      review: async (request, options) => {
        const { fileId, folder } = await gradebook.submissions.delete({ ownerId, submissionId, by: ownerId });
        await Promise.all([store.remove(fileId ?? ''), store.removeFolder(folder)]);
        return pool.review(request, options);
      },
    },
  });
  await workGrading({
    gradebook,
    handler: async (job, signal) => {
      outcomes.push(await deleting['grade-submission'](job, signal));
      stop.abort();
    },
    concurrency: 1,
    signal: stop.signal,
    onError: () => undefined,
  });
  expect(outcomes).toEqual(['gone']);
  expect(await countStored()).toBe(stored - 1);
  expect(hitsIn(await openEverything(), canaries)).toEqual([]);
  await expectNothingInClear();
});
