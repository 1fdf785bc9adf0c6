import type { Assignment, AssignmentWithReview } from '@greenpen/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

async function upload({ call }: TestAccount, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, index) => ({
    fileName: `${index}.txt`,
    content: 'Sleep helps.',
  }));
  const answer = await call({ method: 'POST', url: '/api/assignments/upload', ...filesForm(files) });
  return answer.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
}

const queue = ({ call }: TestAccount, assignmentIds: readonly string[]) =>
  call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds } });

async function graded(account: TestAccount, count: number): Promise<string[]> {
  const ids = await upload(account, count);
  await queue(account, ids);
  await gradeQueued(api, account.id, ids);
  return ids;
}

async function many<T>({ call }: TestAccount, path: string, payload: object, key?: string): Promise<T> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await call({ method: 'POST', url: `/api/assignments/${path}`, payload, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<T>();
}

const get = async ({ call }: TestAccount, id: string): Promise<AssignmentWithReview> =>
  (await call({ url: `/api/assignments/${id}` })).json();

const list = async ({ call }: TestAccount, query = ''): Promise<Assignment[]> =>
  (await call({ url: `/api/assignments${query}` })).json();

describe('approving many', () => {
  it('approves each draft once and names the others', async () => {
    const account = await api.signUp();
    const [first = '', second = ''] = await graded(account, 2);
    const [fresh = ''] = await upload(account, 1);
    await account.call({ method: 'POST', url: `/api/assignments/${first}/approve`, payload: {} });
    const answer = await many(account, 'approve', { ids: [first, second, fresh, second] });
    expect(answer).toEqual({ approved: [second], alreadyApproved: [first], notReady: [fresh] });
    expect((await get(account, second)).grade?.approvedAt).not.toBeNull();
    expect((await get(account, fresh)).status).toBe('pending');
  });

  it('ends a run in progress whose grade already exists', async () => {
    const account = await api.signUp();
    const [id = ''] = await graded(account, 1);
    await queue(account, [id]);
    await many(account, 'approve', { ids: [id] });
    expect((await get(account, id)).status).toBe('completed');
  });
});

describe('a comment on many', () => {
  it('goes to the end of the drafts, once for each request', async () => {
    const account = await api.signUp();
    const [first = '', second = '', approved = ''] = await graded(account, 3);
    const [fresh = ''] = await upload(account, 1);
    await many(account, 'approve', { ids: [approved] });
    const payload = { ids: [first, second, approved, fresh], text: ' Name your sources. ', area: 'content' };
    const send = () => many<{ commented: string[] }>(account, 'comment', payload, 'comment-once');
    const [answer, again] = [await send(), await send()];
    expect(answer).toEqual({
      commented: [first, second].toSorted(),
      approved: [approved],
      notReady: [fresh],
      tooLong: [],
    });
    expect(again).toEqual(answer);
    expect((await get(account, first)).grade).toMatchObject({
      contentFeedback: 'Say more.\n\nName your sources.',
      grammarFeedback: 'Check your verbs.',
      version: 2,
    });
    expect((await get(account, approved)).grade?.contentFeedback).toBe('Say more.');
  });

  it('leaves out what has no room for it', async () => {
    const account = await api.signUp();
    const [id = ''] = await graded(account, 1);
    const full = 'x'.repeat(19_990);
    await account.call({
      method: 'PATCH',
      url: `/api/assignments/${id}/grade`,
      payload: { version: 1, feedback: full },
    });
    const answer = await many(account, 'comment', { ids: [id], text: 'Name your sources.', area: 'overall' });
    expect(answer).toMatchObject({ commented: [], tooLong: [id] });
    expect((await get(account, id)).grade).toMatchObject({ feedback: full, version: 2 });
  });

  it.each([
    { ids: [], text: 'x', area: 'apa' },
    { ids: ['x'], text: 'x', area: 'apa' },
    { text: ' ', area: 'apa' },
    { text: 'x', area: 'all' },
  ])('is refused as %j', async (payload) => {
    const account = await api.signUp();
    const [id = ''] = await upload(account, 1);
    const answer = await account.call({
      method: 'POST',
      url: '/api/assignments/comment',
      payload: { ids: [id], ...payload },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('stopping a batch', () => {
  it('puts what waits back to what it was, and grades none of it', async () => {
    const account = await api.signUp();
    const again = await graded(account, 1);
    const fresh = await upload(account, 2);
    await queue(account, [...fresh, ...again]);
    const answer = await many(account, 'cancel', { ids: [...fresh, ...again] });
    expect(answer).toEqual({ cancelled: [...fresh, ...again].toSorted(), finishing: [] });
    const papers = await list(account);
    expect(papers.map(({ status }) => status).toSorted()).toEqual(['completed', 'pending', 'pending']);
    await queue(account, fresh.slice(0, 1));
    expect(await gradeQueued(api, account.id, fresh.slice(0, 1))).toEqual(['completed']);
    expect(await many(account, 'cancel', { ids: fresh })).toEqual({ cancelled: [], finishing: [] });
  });
});

describe('deleting many', () => {
  it('takes them out of every list and figure until they are put back', async () => {
    const account = await api.signUp();
    const [gone = '', kept = ''] = await graded(account, 2);
    expect(await many(account, 'delete', { ids: [gone] })).toEqual({ deleted: [gone] });
    expect((await list(account)).map(({ id }) => id)).toEqual([kept]);
    expect(await list(account, '?deleted=true')).toMatchObject([{ id: gone, deletedAt: expect.any(String) }]);
    const requests = [
      { url: `/api/assignments/${gone}` },
      { url: `/api/assignments/${gone}/paper` },
      { url: `/api/assignments/${gone}/file` },
      { method: 'PATCH', url: `/api/assignments/${gone}/grade`, payload: { version: 1 } },
      { method: 'POST', url: `/api/assignments/${gone}/approve`, payload: {} },
      { method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [gone] } },
    ] as const;
    for (const request of requests) expect((await account.call(request)).statusCode).toBe(404);
    const shown = { method: 'POST', url: '/api/exports/summary', payload: { filter: {} } } as const;
    expect((await account.call(shown)).json()).toMatchObject({ drafts: 1 });
    expect((await account.call({ url: '/api/dashboard/stats' })).json()).toMatchObject({
      totalAssignments: 1,
      pendingReview: 1,
      gradedToday: 1,
    });
    expect(await many(account, 'restore', { ids: [gone, kept] })).toEqual({ restored: [gone, kept] });
    expect(await get(account, gone)).toMatchObject({ deletedAt: null, grade: { version: 1 } });
    expect(await list(account, '?deleted=true')).toEqual([]);
  });

  it('takes them out of the queue', async () => {
    const account = await api.signUp();
    const [id = ''] = await upload(account, 1);
    await queue(account, [id]);
    await many(account, 'delete', { ids: [id] });
    await many(account, 'restore', { ids: [id] });
    expect((await get(account, id)).status).toBe('pending');
  });

  it('does not delete again when a retry comes after putting back', async () => {
    const account = await api.signUp();
    const ids = await upload(account, 1);
    const remove = () => many(account, 'delete', { ids }, 'delete-once');
    await remove();
    await many(account, 'restore', { ids });
    expect(await remove()).toEqual({ deleted: ids });
    expect(await list(account)).toHaveLength(1);
  });

  it('ends for good ten minutes later, with the file, and not before', async () => {
    const account = await api.signUp();
    const [old = '', young = ''] = await upload(account, 2);
    const { fileId } = await api.gradebook.submissions.get({ ownerId: account.id, submissionId: old });
    await many(account, 'delete', { ids: [old, young] });
    const age = (id: string, minutes: number) =>
      api.gradebook.database.execute(
        sql`update submissions set deleted_at = now() - make_interval(mins => ${minutes}::int) where id = ${id}`,
      );
    await Promise.all([age(old, 11), age(young, 9)]);
    expect(await api.gradebook.submissions.purgeDeleted({ limit: 100 })).toBe(1);
    expect((await list(account, '?deleted=true')).map(({ id }) => id)).toEqual([young]);
    const removals = await api.gradebook.submissions.listRemovals({ after: null, limit: 100 });
    expect(removals).toContainEqual({ submissionId: old, fileId, folder: `reviews/${old}` });
    const answer = await account.call({
      method: 'POST',
      url: '/api/assignments/restore',
      payload: { ids: [old] },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('deletes for good at once what was deleted before', async () => {
    const account = await api.signUp();
    const [id = ''] = await upload(account, 1);
    await many(account, 'delete', { ids: [id] });
    expect((await account.call({ method: 'DELETE', url: `/api/assignments/${id}` })).statusCode).toBe(200);
    expect(await list(account, '?deleted=true')).toEqual([]);
  });
});

describe('the list', () => {
  it('is filtered by grade band and sorted by grade, and leads on by its own cursor', async () => {
    const account = await api.signUp();
    const ids = await graded(account, 3);
    await upload(account, 1);
    const scores = [95, 85, 40];
    for (const [index, id] of ids.entries()) {
      const score = scores[index];
      const payload = { version: 1, grammarScore: score, apaScore: score, contentScore: score };
      await account.call({ method: 'PATCH', url: `/api/assignments/${id}/grade`, payload });
    }
    const totals = async (query: string) =>
      (await list(account, query)).map(({ grade }) => grade?.totalGrade);
    expect(await totals('?gradeBand=A')).toEqual([95]);
    expect(await totals('?gradeBand=F')).toEqual([40]);
    expect(await totals('?gradeBand=C')).toEqual([]);
    expect(await totals('?sort=grade')).toEqual([95, 85, 40, undefined]);
    expect(await totals('?sort=grade&order=asc')).toEqual([undefined, 40, 85, 95]);
    const first = await account.call({ url: '/api/assignments?sort=grade&limit=1' });
    const cursor = encodeURIComponent(String(first.headers['x-next-cursor']));
    expect(await totals(`?sort=grade&limit=1&cursor=${cursor}`)).toEqual([85]);
    expect((await account.call({ url: `/api/assignments?cursor=${cursor}` })).statusCode).toBe(400);
    expect((await account.call({ url: '/api/assignments?sort=id;drop' })).statusCode).toBe(400);
  });
});
