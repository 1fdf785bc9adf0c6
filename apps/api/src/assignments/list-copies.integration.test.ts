import type { Assignment, CopyOfPaper } from '@greenpen/api-contract';
import type { Paper } from '@greenpen/paper';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm } from '../testing/multipart.ts';
import { samplePaper, sampleReview } from '../testing/sample-review.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

const bees =
  'My grandmother kept bees behind the barn, and every spring she let me carry the smoker. The hives were quiet in the cold morning, and she said that bees forgive a slow hand but never a careless one.';
const project =
  'In my second year of college I thought of her hives when a group project went wrong. We had split the work in a hurry, nobody had read the whole assignment, and the parts did not fit together. I asked everybody to stop for one evening and to read what the others had written, and the rest of it took us no more than two days.';
const other =
  'Voters stay at home when a council race is on the ballot alone, because nothing in the mail tells them that it takes place. A city that moves its election to the day of a national one has more voters.';

/** Uploads and grades a paper; the review says that all of its text is the writer's own. */
async function graded({ call, id: ownerId }: TestAccount, text: string, fileName: string): Promise<string> {
  const form = filesForm([{ fileName, content: text }]);
  const answer = await call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const id = answer.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
  await call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  const paper: Paper = { ...samplePaper, text };
  const student = { name: fileName, email: null };
  const review = { ...sampleReview, student, prose: [{ start: 0, end: text.length }] };
  await gradeQueued(api, ownerId, [id], { review: async () => ({ status: 'reviewed', paper, review }) });
  return id;
}

const copiesOf = async ({ call }: TestAccount, id: string): Promise<CopyOfPaper[]> =>
  (await call({ url: `/api/assignments/${id}/copies` })).json();

describe('the copies of a paper', () => {
  it('name the other paper and quote what both have', async () => {
    const account = await api.signUp();
    const first = await graded(account, `${bees}\n${project}`, 'first.txt');
    const unlike = await graded(account, other, 'unlike.txt');
    const copy = await graded(account, `${project}\n${bees.replace('quiet', 'silent')}`, 'copy.txt');
    const [found, ...more] = await copiesOf(account, copy);
    expect(more).toEqual([]);
    expect(found?.assignment).toMatchObject({ id: first, originalName: 'first.txt' });
    expect(found?.share).toBeGreaterThan(0.7);
    expect(found?.passages.map(({ here, there }) => [here.quote, there.quote])).toEqual([
      [project.slice(0, -1), project.slice(0, -1)],
      [bees.replace('quiet', 'silent').slice(0, -1), bees.slice(0, -1)],
    ]);
    expect((await copiesOf(account, first)).map(({ assignment }) => assignment.id)).toEqual([copy]);
    expect(await copiesOf(account, unlike)).toEqual([]);
    const listed: Assignment[] = (await account.call({ url: '/api/assignments' })).json();
    expect(listed.filter(({ doubts }) => doubts.includes('copy-of-another')).map(({ id }) => id)).toEqual([
      copy,
      first,
    ]);
  });

  it('are only the own papers', async () => {
    const [ana, ben] = [await api.signUp(), await api.signUp()];
    const ofAna = await graded(ana, `${bees}\n${project}`, 'ana.txt');
    const ofBen = await graded(ben, `${bees}\n${project}`, 'ben.txt');
    expect(await copiesOf(ben, ofBen)).toEqual([]);
    expect((await ben.call({ url: `/api/assignments/${ofAna}/copies` })).statusCode).toBe(404);
  });
});
