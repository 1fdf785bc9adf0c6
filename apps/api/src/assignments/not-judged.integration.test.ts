import type { Assignment, AssignmentWithReview, ClassFigures } from '@greenpen/api-contract';
import { type AssignmentBrief, scoreFromBasis } from '@greenpen/grading';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { multipartForm } from '../testing/multipart.ts';
import { samplePaper, sampleReview } from '../testing/sample-review.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

const basis = { ...sampleReview.basis, notJudged: ['apa' as const] };
const scores = scoreFromBasis(basis, sampleReview.findings, sampleReview.weights);

async function post<T>({ call }: TestAccount, url: string, payload: object): Promise<T> {
  return (await call({ method: 'POST', url, payload })).json<T>();
}

/** A graded paper of a course assignment that asks for no APA style: grammar 88, content 70. */
async function gradePlainPaper(account: TestAccount) {
  const course = await post<{ id: string }>(account, '/api/courses', { name: 'History', code: 'HIST' });
  const url = `/api/courses/${course.id}/assignments`;
  const set = await post<{ id: string }>(account, url, { title: 'Essay', apaScope: 'none' });
  const form = multipartForm([
    { name: 'courseId', value: course.id },
    { name: 'courseAssignmentId', value: set.id },
    { name: 'files', fileName: 'a.txt', content: 'Sleep helps.' },
  ]);
  const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const id = uploaded.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
  await post(account, '/api/assignments/grade', { assignmentIds: [id] });
  const briefs: (AssignmentBrief | null | undefined)[] = [];
  await gradeQueued(api, account.id, [id], {
    review: async ({ brief }) => {
      briefs.push(brief);
      return { status: 'reviewed', paper: samplePaper, review: { ...sampleReview, basis, scores } };
    },
  });
  return { id, briefs, figures: `${url}/${set.id}/figures` };
}

const get = async (account: TestAccount, id: string): Promise<AssignmentWithReview> =>
  (await account.call({ url: `/api/assignments/${id}` })).json();

describe('an area that the course assignment does not ask for', () => {
  it('weighs nothing until the instructor scores it', async () => {
    const account = await api.signUp();
    const { id, briefs } = await gradePlainPaper(account);
    expect(briefs).toMatchObject([{ apa: 'none' }]);
    const { grade, review } = await get(account, id);
    expect(grade).toMatchObject({ totalGrade: 77.2, apaScore: 77.2, notJudged: ['apa'] });
    expect(review?.basis.notJudged).toEqual(['apa']);
    const list = (await account.call({ url: '/api/assignments' })).json<Assignment[]>();
    expect(list).toMatchObject([{ grade: { notJudged: ['apa'] } }]);

    const save = async (version: number, edit: object) =>
      (
        await account.call({
          method: 'PATCH',
          url: `/api/assignments/${id}/grade`,
          payload: { version, ...edit },
        })
      ).json<unknown>();
    expect(await save(1, { contentScore: 90 })).toMatchObject({
      totalGrade: 89.2,
      apaScore: 89.2,
      notJudged: ['apa'],
    });
    expect(await save(2, { apaScore: 60 })).toMatchObject({ totalGrade: 81.9, apaScore: 60, notJudged: [] });
    expect(await save(3, { apaScore: null })).toMatchObject({ totalGrade: 89.2, notJudged: ['apa'] });
    expect(await save(4, { dismissed: ['agreement:22'] })).toMatchObject({
      grammarScore: 94,
      totalGrade: 91.6,
    });
    expect(await post(account, `/api/assignments/${id}/approve`, {})).toMatchObject({ notJudged: ['apa'] });
  });

  it('has no mean in the figures of the class', async () => {
    const account = await api.signUp();
    const { figures } = await gradePlainPaper(account);
    const { means } = (await account.call({ url: figures })).json<ClassFigures>();
    expect(means).toEqual({ grammar: 88, apa: null, content: 70, total: 77.2 });
  });
});
