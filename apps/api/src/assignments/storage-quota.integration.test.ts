import type { Assignment, Failure, Holdings, RefusedFile } from '@greenpen/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

const bytesPerUser = 10_000;
let api: TestApi;
let account: TestAccount;

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({ ...ports, bytesPerUser }),
  });
});

afterAll(() => api.stop());

beforeEach(async () => {
  account = await api.signUp();
});

let written = 0;

/** Unique files of the given size. */
function upload(sizes: readonly number[], headers: Record<string, string> = {}) {
  const files = sizes.map((size, index) => {
    written += 1;
    return { fileName: `${index}.txt`, content: `${written} `.padEnd(size, 'word ') };
  });
  return send(filesForm(files), headers);
}

function send(
  { payload, headers }: ReturnType<typeof filesForm>,
  more: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return account.call({
    method: 'POST',
    url: '/api/assignments/upload',
    payload,
    headers: { ...headers, ...more },
  });
}

type Uploaded = { readonly assignments: Assignment[]; readonly refused: RefusedFile[] };

async function held(): Promise<Holdings> {
  return (await account.call({ url: '/api/account/holdings' })).json<Holdings>();
}

/** A file that is moved into place while the folders are read would be seen in both, so its two names count once. */
async function storedFiles(): Promise<number> {
  const entries = await readdir(api.storeFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('parts')).length;
}

// ASVS-5.2.4
describe('the room of an account', () => {
  it('accepts the files that fit, and refuses each other file by name', async () => {
    const before = await storedFiles();
    const answer = await upload([6000, 5000, 4000]);
    expect(answer.statusCode).toBe(200);
    const { assignments, refused } = answer.json<Uploaded>();
    expect(assignments.map(({ originalName }) => originalName)).toEqual(['0.txt', '2.txt']);
    expect(refused).toMatchObject([{ name: '1.txt', code: 'account-full' }]);
    expect(refused[0]?.message).toContain('Delete papers');
    expect(await held()).toMatchObject({ bytes: bytesPerUser, mostBytes: bytesPerUser, papers: 2 });
    expect(await storedFiles()).toBe(before + 2);
  });

  it('refuses everything when full, says what to do, and stores nothing', async () => {
    await upload([bytesPerUser]);
    const before = await storedFiles();
    const answer = await upload([100, 100]);
    expect(answer.statusCode).toBe(507);
    expect(answer.json<Failure>()).toMatchObject({ code: 'ACCOUNT_FULL' });
    expect(answer.json<Failure>().message).toContain('Delete papers that you no longer need');
    expect(await storedFiles()).toBe(before);
  });

  it('stores nothing beyond it, not even until the upload is recorded', async () => {
    const before = await storedFiles();
    let most = before;
    const put = api.store.put.bind(api.store);
    const watched = vi.spyOn(api.store, 'put').mockImplementation(async (...given) => {
      const stored = await put(...given);
      most = Math.max(most, await storedFiles());
      return stored;
    });
    const answer = await upload([4000, 4000, 4000, 4000]);
    watched.mockRestore();
    expect(answer.json<Uploaded>().refused).toHaveLength(2);
    expect(most - before).toBe(2);
  });

  it('is not exceeded by concurrent uploads', async () => {
    const before = await storedFiles();
    let most = before;
    const put = api.store.put.bind(api.store);
    const watched = vi.spyOn(api.store, 'put').mockImplementation(async (...given) => {
      const stored = await put(...given);
      most = Math.max(most, await storedFiles());
      return stored;
    });
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload([3000])));
    watched.mockRestore();
    expect(most - before).toBe(3);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 200, 200, ...Array.from({ length: 9 }, () => 507)]);
    expect(await held()).toMatchObject({ bytes: 9000, papers: 3 });
  });

  it('accepts a retry of a request whose answer was lost', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const form = filesForm([{ fileName: 'a.txt', content: 'word '.repeat(2000) }]);
    const first = await send(form, headers);
    const second = await send(form, headers);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json<Uploaded>().assignments[0]?.id).toBe(first.json<Uploaded>().assignments[0]?.id);
  });

  it('is not exceeded with the key of a recorded upload', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const tiny = { fileName: 'a.txt', content: 'Sleep helps.' };
    const first = await send(filesForm([tiny]), headers);
    const before = await storedFiles();
    const more = ['b', 'c', 'd'].map((name) => ({
      fileName: `${name}.txt`,
      content: `${name} `.padEnd(9000, 'word '),
    }));
    const put = vi.spyOn(api.store, 'put');
    const again = await send(filesForm([tiny, ...more]), headers);
    const puts = put.mock.calls.length;
    put.mockRestore();
    expect(puts).toBe(0);
    expect(again.json<Uploaded>().assignments.map(({ id }) => id)).toEqual(
      first.json<Uploaded>().assignments.map(({ id }) => id),
    );
    expect(again.json<Uploaded>().refused.map(({ name }) => name)).toEqual(['b.txt', 'c.txt', 'd.txt']);
    const changed = await send(filesForm([{ ...tiny, content: 'Sleep harms.' }]), headers);
    expect(changed.json<Failure>().code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await storedFiles()).toBe(before);
    expect(await held()).toMatchObject({ papers: 1 });
  });

  it('is separate for each account, and is freed by permanent deletion', async () => {
    const [paper] = (await upload([bytesPerUser])).json<Uploaded>().assignments;
    const [ownerId, submissionId] = [account.id, paper?.id ?? ''];
    await api.gradebook.submissions.delete({ ownerId, submissionId, by: ownerId });
    expect((await upload([bytesPerUser])).statusCode).toBe(200);
    account = await api.signUp();
    expect((await upload([bytesPerUser])).statusCode).toBe(200);
  });

  it.each([
    ['graded', { title: 'Last year', professorFeedback: 'Well said.' }, 'studentWork'],
    ['discussion', { discussionPrompt: 'Does sleep help?' }, 'professorResponse'],
  ])('counts %s examples, and refuses one beyond it before it is stored', async (kind, fields, field) => {
    const { id } = (
      await account.call({ method: 'POST', url: '/api/courses', payload: { name: 'A', code: 'A 1' } })
    ).json<{ id: string }>();
    const url = `/api/courses/${id}/${kind}-examples`;
    const add = (size: number) =>
      account.call({ method: 'POST', url, payload: { ...fields, [field]: 'word '.repeat(size / 5) } });
    const made = await add(4000);
    expect(made.statusCode).toBe(200);
    const { bytes } = await held();
    expect(bytes).toBeGreaterThan(4000);
    expect((await upload([7000])).statusCode).toBe(507);
    expect((await upload([4000])).statusCode).toBe(200);
    const refused = await add(4000);
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([507, 'ACCOUNT_FULL']);
    expect((await held()).bytes).toBe(bytes + 4000);
    const change = (size: number) =>
      account.call({
        method: 'PATCH',
        url: `${url}/${made.json<{ id: string }>().id}`,
        payload: { [field]: 'word '.repeat(size / 5) },
      });
    expect((await change(8000)).statusCode).toBe(507);
    expect((await change(2000)).statusCode).toBe(200);
    expect((await add(1500)).statusCode).toBe(200);
  });

  it('is not exceeded by concurrent examples', async () => {
    const { id } = (
      await account.call({ method: 'POST', url: '/api/courses', payload: { name: 'A', code: 'A 1' } })
    ).json<{ id: string }>();
    const payload = { title: 'A', professorFeedback: 'B', studentWork: 'word '.repeat(600) };
    const url = `/api/courses/${id}/graded-examples`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => account.call({ method: 'POST', url, payload })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect((await held()).bytes).toBeLessThanOrEqual(bytesPerUser);
  });
});
