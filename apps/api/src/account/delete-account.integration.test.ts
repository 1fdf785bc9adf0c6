import type { Assignment, Failure } from '@greenpen/api-contract';
import { listNamedFiles } from '@greenpen/gradebook';
import { PaperStoreError } from '@greenpen/paper-store';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { appCode } from '../../../../tools/testing/app-code.ts';
import { createHandlers } from '../../../grading-worker/src/handlers.ts';
import { noReturner } from '../../../grading-worker/src/testing/no-returner.ts';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm } from '../testing/multipart.ts';
import { dumpTables, readFolder, tablesWith } from '../testing/read-everything.ts';
import { samplePaper, sampleReview } from '../testing/sample-review.ts';
import {
  cookieOf,
  startTestApi,
  testPassword,
  type TestAccount,
  type TestApi,
} from '../testing/start-test-api.ts';
import { workGrading } from '../../../grading-worker/src/work-grading.ts';
import { createWordingHash } from '../../../grading-worker/src/jobs/wording-hash.ts';

type Reviewer = Parameters<typeof createHandlers>[0]['reviewer'];

let api: TestApi;
let admin: TestAccount;
let account: TestAccount;
let beforeRemoval: () => Promise<void>;
let beforeStoring: () => Promise<void>;

beforeEach(async () => {
  [beforeRemoval, beforeStoring] = [async () => undefined, async () => undefined];
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({
      ...ports,
      store: {
        ...ports.store,
        put: async (bytes, options) => {
          const stored = await ports.store.put(bytes, options);
          await beforeStoring();
          return stored;
        },
        remove: async (id) => {
          await beforeRemoval();
          return ports.store.remove(id);
        },
      },
    }),
  });
  [admin, account] = [await api.signUp(), await api.signUp('Zebulon Ploverdale')];
});

afterEach(() => api.stop());

const end = (by = account, currentPassword = testPassword) =>
  by.call({ method: 'DELETE', url: '/api/account', payload: { currentPassword } });

async function upload(count: number, by = account, word = 'quux'): Promise<string[]> {
  const files = Array.from({ length: count }, (_, index) => ({
    fileName: `${word} ${index}.txt`,
    content: `Sleep helps ${word}.`,
  }));
  const answer = await by.call({ method: 'POST', url: '/api/assignments/upload', ...filesForm(files) });
  return answer.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
}

const askGrading = (ids: readonly string[], by = account) =>
  by.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: ids } });

async function graded(count: number, by = account, word = 'quux'): Promise<string[]> {
  const ids = await upload(count, by, word);
  await askGrading(ids, by);
  await gradeQueued(api, by.id, ids);
  return ids;
}

/** Papers in every state, a course with its records, an API key and a second session. */
async function fill(by: TestAccount, word: string): Promise<void> {
  const [first = ''] = await graded(2, by, word);
  await by.call({
    method: 'PATCH',
    url: `/api/assignments/${first}`,
    payload: { studentName: `Kim ${word}` },
  });
  await by.call({
    method: 'PATCH',
    url: `/api/assignments/${first}/grade`,
    payload: { version: 1, feedback: `my words ${word}` },
  });
  await askGrading([first], by);
  await gradeQueued(api, by.id, [first]);
  const [gone = ''] = await upload(1, by, word);
  await by.call({ method: 'POST', url: '/api/assignments/delete', payload: { ids: [gone] } });
  await askGrading(await upload(1, by, word), by);
  const made = await by.call({ method: 'POST', url: '/api/courses', payload: { name: word, code: word } });
  const course = `/api/courses/${made.json<{ id: string }>().id}`;
  const post = (url: string, payload: object) => by.call({ method: 'POST', url, payload });
  await post(`${course}/assignments`, { title: word });
  await post(`${course}/students`, { csv: `Ana ${word},ana@${word}.example` });
  await post(`${course}/graded-examples`, { title: word, studentWork: word, professorFeedback: word });
  await post(`${course}/discussion-examples`, { discussionPrompt: word, professorResponse: word });
  await post('/api/feedback-templates', { name: word, category: 'grammar', template: word });
  await post('/api/auth/generate-api-key', {});
  const payload = { email: by.email, password: testPassword };
  await api.app.inject({ method: 'POST', url: '/api/identity/sign-in/email', payload });
}

describe('deleting an account', () => {
  // ASVS-14.2.7
  it('leaves no row, file or job, and only ids and numbers in the audit log', async () => {
    await fill(account, 'quux');
    const paths = new Set((await readFolder(api.storeFolder)).keys());
    await fill(admin, 'wexford');
    const words = [account.id, account.email, 'quux', 'Ploverdale'];
    const before = tablesWith(await dumpTables(api.gradebook), words);
    expect(before).toEqual(
      expect.arrayContaining(['public.submissions', 'public.students', 'public.session']),
    );
    const { rows: events } = await api.gradebook.database.execute(
      `select * from audit_events where owner_id = '${account.id}'`,
    );

    const answer = await end();
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect(answer.cookies[0]).toMatchObject({ name: 'greenpen.session_token', value: '' });

    const dump = await dumpTables(api.gradebook);
    expect(tablesWith(dump, words)).toEqual(['public.audit_events']);
    expect(tablesWith(dump, ['quux', account.email, 'Ploverdale'])).toEqual([]);
    const { rows: kept } = await api.gradebook.database.execute(
      `select * from audit_events where owner_id = '${account.id}' order by id`,
    );
    expect(kept.slice(0, -1)).toEqual(expect.arrayContaining(events));
    expect(kept.at(-1)).toMatchObject({
      action: 'account-deleted',
      actor: account.id,
      detail: { papers: 4 },
    });

    const left = await readFolder(api.storeFolder);
    expect([...left.keys()].filter((path) => paths.has(path))).toEqual([]);
    expect(left.size).toBeGreaterThan(4);
    expect(dump.get('public.stored_removals')).toBe('');
    expect(dump.get('queue.job')).not.toContain('quux');
    const jobs = await api.gradebook.database.execute<{ key: string }>(
      'select singleton_key as key from queue.job',
    );
    expect(jobs.rows.length).toBeGreaterThan(0);
    expect((await admin.call({ url: '/api/assignments' })).json()).toHaveLength(3);
  });

  // ASVS-7.4.2
  it('ends its sessions and key and frees its address', async () => {
    const made = await account.call({ method: 'POST', url: '/api/auth/generate-api-key' });
    const headers = { authorization: `Bearer ${made.json<{ apiKey: string }>().apiKey}` };
    expect((await api.app.inject({ url: '/api/courses', headers })).statusCode).toBe(200);
    await end();
    expect((await account.call({ url: '/api/auth/user' })).statusCode).toBe(401);
    expect((await api.app.inject({ url: '/api/courses', headers })).statusCode).toBe(401);
    expect((await end()).statusCode).toBe(401);
    const payload = { name: 'Zebulon', email: account.email, password: testPassword };
    const url = '/api/identity/sign-up/email';
    expect((await api.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  });

  // ASVS-7.5.1
  it('asks for a code too if the account has a second factor', async () => {
    const begun = await account.call({
      method: 'POST',
      url: '/api/account/two-factor/begin',
      payload: { currentPassword: testPassword },
    });
    const { secret } = begun.json<{ secret: string }>();
    const confirmed = await account.call({
      method: 'POST',
      url: '/api/account/two-factor/confirm',
      payload: { code: appCode(secret, -1) },
    });
    const cookie = cookieOf(confirmed);
    const remove = (code?: string) =>
      api.app.inject({
        method: 'DELETE',
        url: '/api/account',
        payload: { currentPassword: testPassword, code },
        headers: { cookie },
      });
    expect((await remove()).json<Failure>().code).toBe('CODE_NEEDED');
    expect((await remove('000000')).json<Failure>().code).toBe('CODE_WRONG');
    expect((await remove(appCode(secret))).json()).toEqual({ deleted: true });
  });

  it('asks for the current password, and not too often', async () => {
    const answers: Failure[] = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push((await end(account, `guess ${turn}`)).json());
    expect(answers.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 10 }, () => 'PASSWORD_WRONG'),
      'RATE_LIMITED',
    ]);
    expect((await account.call({ method: 'DELETE', url: '/api/account', payload: {} })).statusCode).toBe(429);
    expect((await account.call({ url: '/api/auth/user' })).statusCode).toBe(200);
  });

  it('keeps the last administrator while others have accounts', async () => {
    await api.signUp();
    const refused = await end(admin);
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([409, 'LAST_ADMIN']);
    expect((await admin.call({ url: '/api/account/holdings' })).json()).toMatchObject({ isLastAdmin: true });
    await api.gradebook.database.execute(
      `update "user" set is_admin = true, disabled_at = now() where id = '${account.id}'`,
    );
    expect((await end(admin)).json<Failure>().code).toBe('LAST_ADMIN');
    await api.gradebook.database.execute(`update "user" set disabled_at = null where id = '${account.id}'`);
    const both = await Promise.all([end(admin), end(account)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const last = both[0]?.statusCode === 200 ? account : admin;
    // No other account is left: the next user to sign up becomes the administrator.
    await api.gradebook.database.execute(`delete from "user" where id <> '${last.id}'`);
    expect((await end(last)).statusCode).toBe(200);
    const next = await api.signUp();
    expect((await next.call({ url: '/api/auth/user' })).json()).toMatchObject({ isAdmin: true });
  });

  // ASVS-16.5.2
  it('works while the store is unavailable, and records each file for the worker', async () => {
    const [id] = await upload(1);
    beforeRemoval = () => Promise.reject(new PaperStoreError('unavailable', 'writing failed with EIO'));
    expect((await end()).statusCode).toBe(200);
    expect(await api.gradebook.submissions.listRemovals({ after: null, limit: 10 })).toEqual([
      expect.objectContaining({ submissionId: id, fileId: expect.any(String) }),
    ]);
  });

  // ASVS-2.3.3
  it('deletes concurrent uploads too', async () => {
    beforeStoring = async () => {
      beforeStoring = async () => undefined;
      expect((await end()).statusCode).toBe(200);
    };
    const form = filesForm([{ fileName: 'late.txt', content: 'Sleep helps.' }]);
    const answer = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect(await readFolder(api.storeFolder)).toEqual(new Map());
  });
});

/** Runs the product's job handlers until stopped; `review` returns the outcome for each paper. */
function work(review: Reviewer['review']) {
  const { gradebook, store, seal, open } = api;
  const stop = new AbortController();
  const outcomes: string[] = [];
  const handlers = createHandlers({
    gradebook,
    store,
    reviewer: { review },
    returner: noReturner,
    seal,
    wordingHash: createWordingHash('secret'),
    open,
    listNamedFiles: (names) => listNamedFiles(gradebook.database, names),
    makeDailyBackup: async () => 'not-due',
    model: null,
    now: () => new Date(),
  });
  const ended = workGrading({
    gradebook,
    handler: async (job, signal) => void outcomes.push(await handlers['grade-submission'](job, signal)),
    concurrency: 3,
    signal: stop.signal,
    onError: () => undefined,
  });
  return {
    outcomes,
    handlers,
    stop: async () => {
      stop.abort();
      await ended;
    },
  };
}

async function expectNothingLeft(others: readonly string[]): Promise<void> {
  const dump = await dumpTables(api.gradebook);
  expect(tablesWith(dump, [account.id, account.email, 'quux'])).toEqual(['public.audit_events']);
  expect(dump.get('public.submissions')?.split('\n')).toHaveLength(others.length);
  expect(dump.get('public.reviews')?.split('\n')).toHaveLength(others.length);
  expect((await readFolder(api.storeFolder)).size).toBe(3 * others.length);
  const { rows } = await api.gradebook.database.execute<{ key: string }>(
    'select singleton_key as key from queue.job',
  );
  expect(rows.map(({ key }) => key)).toEqual(others);
}

describe('deleting an account in the middle of a batch', () => {
  it('ends runs in progress, starts no others, and leaves no later review', async () => {
    const other = await graded(1, admin, 'wexford');
    const ids = await upload(12);
    await askGrading(ids);
    let begun = 0;
    const threeAreBegun = Promise.withResolvers<void>();
    const worker = work((_request, options) => {
      begun += 1;
      if (begun === 3) threeAreBegun.resolve();
      // A review that never ends by itself, but can be aborted.
      return new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
      });
    });
    await threeAreBegun.promise;
    expect((await end()).statusCode).toBe(200);
    await expect.poll(() => worker.outcomes, { timeout: 10_000 }).toEqual(['fenced', 'fenced', 'fenced']);
    expect(begun).toBe(3);
    await worker.handlers['heal-queue'](null, new AbortController().signal);
    await worker.stop();
    await expectNothingLeft(other);
  });

  it('discards reviews that are completed at the same moment', async () => {
    const other = await graded(1, admin, 'wexford');
    const ids = await upload(6);
    await askGrading(ids);
    const isDeleted = Promise.withResolvers<void>();
    const threeAreBegun = Promise.withResolvers<void>();
    let begun = 0;
    const worker = work(async () => {
      begun += 1;
      if (begun === 3) threeAreBegun.resolve();
      await isDeleted.promise;
      return { status: 'reviewed', paper: samplePaper, review: sampleReview };
    });
    await threeAreBegun.promise;
    expect((await end()).statusCode).toBe(200);
    isDeleted.resolve();
    await expect.poll(() => worker.outcomes, { timeout: 10_000 }).toEqual(['gone', 'gone', 'gone']);
    await worker.stop();
    await expectNothingLeft(other);
  });
});
