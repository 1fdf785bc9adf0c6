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

/** A paper that the reader refuses. */
async function unread(account: TestAccount): Promise<string> {
  const upload = filesForm([{ fileName: 'scan.txt', content: 'Sleep helps students.' }]);
  const answer = await account.call({ method: 'POST', url: '/api/assignments/upload', ...upload });
  const id = answer.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  const refusal = { code: 'no-text', message: 'There is no text.' } as const;
  await gradeQueued(api, account.id, [id], { review: async () => ({ status: 'refused', refusal }) });
  return id;
}

const get = async ({ call }: TestAccount, id: string) =>
  (await call({ url: `/api/assignments/${id}` })).json<AssignmentWithReview>();

const scores = { grammarScore: 80, apaScore: 70.5, contentScore: 90 };

const byHand = (
  { call }: TestAccount,
  id: string,
  payload: object = { ...scores, feedback: 'A good scan.' },
) => call({ method: 'POST', url: `/api/assignments/${id}/grade-by-hand`, payload });

describe('a paper that could not be read', () => {
  it('is graded by hand, edited, approved, counted and exported as any other', async () => {
    const account = await api.signUp();
    const id = await unread(account);
    expect(await get(account, id)).toMatchObject({ status: 'error', grade: null, review: null });

    const graded = await byHand(account, id);
    expect(graded.json()).toMatchObject({ ...scores, totalGrade: 82.1, letter: 'B', version: 1 });
    expect(await get(account, id)).toMatchObject({
      status: 'completed',
      statusDetail: null,
      grade: { feedback: 'A good scan.' },
      review: { engine: 'by hand', findings: [], scoreOverrides: { grammar: 80, apa: 70.5, content: 90 } },
      neighbours: { position: 1, total: 1 },
    });

    const edited = await account.call({
      method: 'PATCH',
      url: `/api/assignments/${id}/grade`,
      payload: { version: 1, apaScore: null, contentScore: 100, grammarFeedback: 'Clean.' },
    });
    expect(edited.json()).toMatchObject({ apaScore: 70.5, contentScore: 100, grammarFeedback: 'Clean.' });
    const approve = {
      method: 'POST',
      url: `/api/assignments/${id}/approve`,
      payload: { version: 2 },
    } as const;
    expect((await account.call(approve)).statusCode).toBe(200);

    const stats = await account.call({ url: '/api/dashboard/stats' });
    expect(stats.json()).toMatchObject({ averageGrade: 86.6, pendingReview: 0 });
    const marks = await account.call({
      method: 'POST',
      url: '/api/exports/marks',
      payload: { ids: [id], system: 'plain' },
    });
    expect(marks.body).toContain('86.6');
    const word = await account.call({ url: `/api/assignments/${id}/feedback.docx` });
    expect(word.statusCode).toBe(200);
    const { rows } = await api.gradebook.database.execute(
      sql`select actor, detail from audit_events where submission_id = ${id} and action = 'graded-by-hand'`,
    );
    expect(rows).toEqual([{ actor: account.id, detail: { review: 1, total: 82.1 } }]);
  });

  it('is graded once, whatever is sent at the same time', async () => {
    const account = await api.signUp();
    const id = await unread(account);
    const answers = await Promise.all([1, 2, 3].map(() => byHand(account, id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('can be tried again, which keeps what was typed', async () => {
    const account = await api.signUp();
    const id = await unread(account);
    await byHand(account, id);
    await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
    await gradeQueued(api, account.id, [id]);
    const { review, replacedAt } = await get(account, id);
    expect(review?.number).toBe(2);
    expect(replacedAt).not.toBeNull();
  });
});

it('leaves every other paper to its own review', async () => {
  const [account, other] = await Promise.all([api.signUp(), api.signUp()]);
  const id = await unread(account);
  expect((await byHand(other, id)).statusCode).toBe(404);
  expect((await byHand(account, id, { ...scores, grammarScore: 101 })).statusCode).toBe(400);
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  expect((await byHand(account, id)).statusCode).toBe(409);
  await gradeQueued(api, account.id, [id]);
  expect((await byHand(account, id)).statusCode).toBe(409);
});
