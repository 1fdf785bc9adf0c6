import type { Agreement, Assignment, GradingCriteria } from '@greenpen/api-contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { multipartForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

async function post<T>({ call }: TestAccount, url: string, payload: object): Promise<T> {
  const answer = await call({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<T>();
}

async function newCourse(account: TestAccount) {
  const { id: courseId } = await post<{ id: string }>(account, '/api/courses', {
    name: 'Sleep',
    code: 'PSY',
  });
  const { id: courseAssignmentId } = await post<{ id: string }>(
    account,
    `/api/courses/${courseId}/assignments`,
    { title: 'Essay' },
  );
  return { courseId, courseAssignmentId };
}

type Place = { readonly courseId: string; readonly courseAssignmentId: string };

async function gradedPapers(account: TestAccount, place: Place, count: number): Promise<string[]> {
  const form = multipartForm([
    ...Object.entries(place).map(([name, value]) => ({ name, value })),
    ...Array.from({ length: count }, (_, index) => ({
      name: 'files',
      fileName: `${index}.txt`,
      content: 'Sleep.',
    })),
  ]);
  const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const ids = uploaded.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
  await post(account, '/api/assignments/grade', { assignmentIds: ids });
  await gradeQueued(api, account.id, ids);
  return ids;
}

describe('agreement', () => {
  it('compares what was drafted with what was approved, in one course or in all', async () => {
    const account = await api.signUp();
    const [place, other] = [await newCourse(account), await newCourse(account)];
    const ids = await gradedPapers(account, place, 6);
    const [first = '', ...rest] = ids;
    await account.call({
      method: 'PATCH',
      url: `/api/assignments/${first}/grade`,
      payload: { version: 1, grammarScore: 100, apaScore: 100, contentScore: 100 },
    });
    const read = async (query: string, by = account) =>
      (await by.call({ url: `/api/agreement${query}` })).json<Agreement>();
    expect(await read('')).toEqual({ papers: [], figures: null, unlike: [] });

    await post(account, '/api/assignments/approve', { ids: rest.slice(0, 4) });
    expect((await read('')).figures).toBeNull();
    await post(account, '/api/assignments/approve', { ids: [first] });
    const { papers, figures } = await read(`?courseId=${place.courseId}`);
    expect(papers).toHaveLength(5);
    expect(papers.at(-1)).toMatchObject({ id: first, title: 'Essay', approved: 100 });
    expect(figures).toMatchObject({ unchanged: 0.8, withinHalfLetter: 0.8 });
    expect(figures?.bias).toBeLessThan(0);
    expect((await read(`?courseId=${other.courseId}`)).papers).toEqual([]);
    expect((await read(`?courseId=${place.courseId}`, await api.signUp())).papers).toEqual([]);
  });
});

describe('examples to grade by', () => {
  it('are approved papers of the course, nearest last, unless that is turned off', async () => {
    const account = await api.signUp();
    const place = await newCourse(account);
    const { id: later } = await post<{ id: string }>(account, `/api/courses/${place.courseId}/assignments`, {
      title: 'Later essay',
    });
    const [early = '', open = ''] = await gradedPapers(account, place, 2);
    const [late = ''] = await gradedPapers(account, { ...place, courseAssignmentId: later }, 1);
    await post(account, '/api/assignments/approve', { ids: [early, late] });
    const list = (submissionId: string) =>
      api.gradebook.gradedExamples.listApprovedToGradeBy({
        ownerId: account.id,
        submissionId,
        ...place,
        limit: 10,
      });
    expect((await list(open)).map(({ nearness }) => nearness)).toEqual(['course', 'assignment']);
    expect((await list(early)).map(({ nearness }) => nearness)).toEqual(['course']);

    const [criteria] = (await account.call({ url: '/api/grading-criteria' })).json<GradingCriteria[]>();
    expect(criteria?.learnsFromApproved).toBe(true);
    const { id, isDefault: _, ...values } = criteria ?? { id: '', isDefault: 1 };
    const url = `/api/grading-criteria/${id}`;
    await account.call({ method: 'PUT', url, payload: { ...values, learnsFromApproved: false } });
    expect(await list(open)).toEqual([]);
    const { learnsFromApproved: __, ...older } = { learnsFromApproved: true, ...values };
    const kept = await account.call({ method: 'PUT', url, payload: older });
    expect(kept.json<GradingCriteria>().learnsFromApproved).toBe(false);
  });

  it('are those of the assignment before those of the course and of other courses', async () => {
    const account = await api.signUp();
    const [place, other] = [await newCourse(account), await newCourse(account)];
    const add = (courseId: string, courseAssignmentId: string | null) =>
      post(account, `/api/courses/${courseId}/graded-examples`, {
        title: 'A paper',
        studentWork: 'Sleep helps.',
        professorFeedback: 'Good.',
        courseAssignmentId,
      });
    await add(place.courseId, place.courseAssignmentId);
    await add(place.courseId, null);
    await add(other.courseId, null);
    const list = async (limit: number, ownerId = account.id) => {
      const examples = await api.gradebook.gradedExamples.listToGradeBy({ ownerId, ...place, limit });
      return examples.map(({ nearness }) => nearness);
    };
    expect(await list(10)).toEqual(['other', 'course', 'assignment']);
    expect(await list(2)).toEqual(['course', 'assignment']);
    expect(await list(10, (await api.signUp()).id)).toEqual([]);
  });
});
