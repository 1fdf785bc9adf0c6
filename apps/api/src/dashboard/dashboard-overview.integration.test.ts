import type { Assignment, DashboardOverview } from '@greenpen/api-contract';
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

async function graded({ call, id: ownerId }: TestAccount, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, index) => ({
    fileName: `${index}.txt`,
    content: 'Sleep.',
  }));
  const uploaded = await call({ method: 'POST', url: '/api/assignments/upload', ...filesForm(files) });
  const ids = uploaded.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
  await call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: ids } });
  await gradeQueued(api, ownerId, ids);
  return ids;
}

const overview = async ({ call }: TestAccount, timeZone = 'Europe/Berlin'): Promise<DashboardOverview> =>
  (await call({ url: `/api/dashboard/overview?timeZone=${timeZone}` })).json();

describe('the overview', () => {
  it('of a new account has thirty days and nothing in them', async () => {
    const { waiting, days, words } = await overview(await api.signUp());
    expect([waiting, days.length, words]).toEqual([[], 30, { grades: 0, used: 0, typed: 0 }]);
    expect(days.every(({ graded: count, approved }) => count + approved === 0)).toBe(true);
  });

  it('shows the five newest that wait, and each day what was graded and approved', async () => {
    const account = await api.signUp();
    const ids = await graded(account, 7);
    await account.call({ method: 'POST', url: '/api/assignments/approve', payload: { ids: ids.slice(5) } });
    await api.gradebook.database.execute(
      sql`update submissions set completed_at = now() - interval '72 hours' where id = ${ids[0]}`,
    );
    for (const timeZone of ['UTC', 'Nowhere/At_All']) {
      const { waiting, days } = await overview(account, timeZone);
      expect(waiting.map(({ id }) => id)).toEqual(ids.slice(0, 5).toReversed());
      expect(days.at(-1)).toMatchObject({ graded: 6, approved: 2 });
      expect(days.at(-4)).toMatchObject({ graded: 1, approved: 0 });
    }
  });

  it('counts the papers that could not be graded', async () => {
    const account = await api.signUp();
    const [failed] = await graded(account, 2);
    await api.gradebook.database.execute(
      sql`update submissions set state = 'needs-you' where id = ${failed}`,
    );
    expect((await overview(account)).failed).toBe(1);
  });

  it('counts the words of approved feedback, and those that were typed', async () => {
    const account = await api.signUp();
    const [edited = '', commented = '', open = ''] = await graded(account, 3);
    const grade = (id: string, payload: object) =>
      account.call({ method: 'PATCH', url: `/api/assignments/${id}/grade`, payload });
    // The draft has 14 words in its four texts: 3, 4, 2 and 5.
    await grade(edited, { version: 1, feedback: 'Nothing of this stays.' });
    await grade(edited, { version: 2, feedback: 'A good start.\n\nGo on, Ana.' });
    const payload = { ids: [commented, open], text: 'See you on Monday.', area: 'overall' };
    await account.call({ method: 'POST', url: '/api/assignments/comment', payload });
    expect((await overview(account)).words).toEqual({ grades: 0, used: 0, typed: 0 });
    const ids = [edited, commented];
    await account.call({ method: 'POST', url: '/api/assignments/approve', payload: { ids } });
    expect((await overview(account)).words).toEqual({ grades: 2, used: 33, typed: 6 });
    expect((await overview(account)).edits.map(({ grades }) => grades)).toEqual([1, 1]);
  });
});
