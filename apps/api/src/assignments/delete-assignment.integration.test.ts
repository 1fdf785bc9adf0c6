import type { Assignment, AssignmentWithReview, Failure } from '@greenpen/api-contract';
import { PaperStoreError } from '@greenpen/paper-store';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let isStoreAway = false;

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({
      ...ports,
      store: {
        ...ports.store,
        remove: async (id) => {
          if (isStoreAway) throw new PaperStoreError('unavailable', 'writing failed with EIO');
          await ports.store.remove(id);
        },
      },
    }),
  });
});

afterAll(() => api.stop());

async function upload({ call }: TestAccount): Promise<string> {
  const answer = await call({
    method: 'POST',
    url: '/api/assignments/upload',
    ...filesForm([{ fileName: 'essay.txt', content: 'Sleep helps students.' }]),
  });
  return answer.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
}

async function graded(account: TestAccount): Promise<string> {
  const id = await upload(account);
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  await gradeQueued(api, account.id, [id]);
  return id;
}

const remove = ({ call }: TestAccount, id: string) =>
  call({ method: 'DELETE', url: `/api/assignments/${id}` });

const approve = ({ call }: TestAccount, id: string) =>
  call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: { version: 1 } });

async function failureOf({ call }: TestAccount, url: string): Promise<readonly unknown[]> {
  const answer = await call({ url });
  return [answer.statusCode, answer.json<Failure>().code];
}

async function listStored(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of api.store.list()) ids.push(id);
  return ids;
}

async function expire(id: string): Promise<void> {
  await api.gradebook.database.execute(
    `update submissions set deletes_at = now() - interval '1 second' where id = '${id}'`,
  );
  expect(await api.gradebook.submissions.expire(id)).toBe('expired');
}

describe('deleting a paper', () => {
  it('deletes row, grade and files at once, and finds nothing the second time', async () => {
    const account = await api.signUp();
    const before = await listStored();
    const id = await graded(account);
    await approve(account, id);
    expect((await listStored()).length).toBe(before.length + 3);

    const answer = await remove(account, id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect(await listStored()).toEqual(before);
    expect((await account.call({ url: '/api/assignments' })).json()).toEqual([]);
    for (const path of ['', '/paper', '/file', '/feedback.docx']) {
      expect(await failureOf(account, `/api/assignments/${id}${path}`)).toEqual([404, expect.any(String)]);
    }
    expect((await remove(account, id)).statusCode).toBe(404);
    expect(await api.gradebook.submissions.listRemovals({ after: null, limit: 10 })).toEqual([]);
    expect(api.logged()).toContain('"event":"paper-deleted"');
  });

  it("leaves another user's paper alone", async () => {
    const [owner, other] = [await api.signUp(), await api.signUp()];
    const id = await upload(owner);
    expect((await remove(other, id)).statusCode).toBe(404);
    expect((await owner.call({ url: `/api/assignments/${id}/file` })).statusCode).toBe(200);
  });

  it('works while the store is unavailable, and records the file for the worker', async () => {
    const account = await api.signUp();
    const id = await upload(account);
    isStoreAway = true;
    const answer = await remove(account, id);
    isStoreAway = false;
    expect(answer.statusCode).toBe(200);
    expect((await account.call({ url: `/api/assignments/${id}` })).statusCode).toBe(404);
    expect(await api.gradebook.submissions.listRemovals({ after: null, limit: 10 })).toEqual([
      expect.objectContaining({ submissionId: id }),
    ]);
  });
});

describe('a paper after its day', () => {
  // At first only the database is changed; the store follows a moment later.
  it('disappears at once for every reader, while its approved grade stays', async () => {
    const account = await api.signUp();
    const id = await graded(account);
    await approve(account, id);
    await expire(id);
    expect(await failureOf(account, `/api/assignments/${id}/file`)).toEqual([410, 'FILE_DELETED']);
    expect(await failureOf(account, `/api/assignments/${id}/paper`)).toEqual([410, 'FILE_DELETED']);
    const kept = (await account.call({ url: `/api/assignments/${id}` })).json<AssignmentWithReview>();
    expect(kept).toMatchObject({
      status: 'completed',
      statusDetail: expect.stringMatching(/^The file .* were deleted on \w+ \d+, \d{4}\. Your scores/u),
      grade: { totalGrade: 77.9, feedback: 'A good start.\n\nGo on.', approvedAt: expect.any(String) },
      review: null,
    });
    expect((await account.call({ url: `/api/assignments/${id}/feedback.docx` })).statusCode).toBe(200);
  });

  it('reports an unapproved draft as deleted and not gradable', async () => {
    const account = await api.signUp();
    const [draft, never] = [await graded(account), await upload(account)];
    await expire(draft);
    await expire(never);
    const listed = (await account.call({ url: '/api/assignments' })).json<Assignment[]>();
    expect(listed).toHaveLength(2);
    for (const item of listed) {
      expect(item).toMatchObject({
        status: 'error',
        statusDetail: expect.stringContaining('unapproved draft were deleted on'),
        grade: null,
      });
      expect(await failureOf(account, `/api/assignments/${item.id}/paper`)).toEqual([410, 'FILE_DELETED']);
      expect(await failureOf(account, `/api/assignments/${item.id}/feedback.docx`)).toEqual([
        409,
        'REVIEW_NOT_READY',
      ]);
      expect((await approve(account, item.id)).statusCode).toBe(409);
    }
    const again = await account.call({
      method: 'POST',
      url: '/api/assignments/grade',
      payload: { assignmentIds: [draft, never] },
    });
    expect(again.json()).toEqual({ count: 0 });
  });
});
