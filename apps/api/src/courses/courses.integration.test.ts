import type { Assignment, Course } from '@greenpen/api-contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued, sampleReviewer } from '../testing/grade-queued.ts';
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

const list = async ({ call }: TestAccount): Promise<Course[]> => (await call({ url: '/api/courses' })).json();

const example = { title: 'Last year', studentWork: 'Sleep helps.', professorFeedback: 'Good.' };

async function courseWithAll(account: TestAccount) {
  const course = await post<Course>(account, '/api/courses', {
    name: 'Sleep',
    code: 'PSY 101',
    term: 'Fall',
  });
  const set = await post<{ id: string }>(account, `/api/courses/${course.id}/assignments`, {
    title: 'Essay',
  });
  const form = multipartForm([
    { name: 'courseId', value: course.id },
    { name: 'courseAssignmentId', value: set.id },
    { name: 'files', fileName: 'a.txt', content: 'Sleep helps.' },
  ]);
  await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  await post(account, `/api/courses/${course.id}/graded-examples`, {
    ...example,
    courseAssignmentId: set.id,
  });
  await post(account, `/api/courses/${course.id}/graded-examples`, example);
  await post(account, `/api/courses/${course.id}/discussion-examples`, {
    discussionPrompt: 'Does it?',
    professorResponse: 'It does.',
    courseAssignmentId: set.id,
  });
  return { course: `/api/courses/${course.id}`, set: `/api/courses/${course.id}/assignments/${set.id}` };
}

describe('a course', () => {
  it('counts its papers, assignments and examples', async () => {
    const account = await api.signUp();
    await courseWithAll(account);
    expect(await list(account)).toMatchObject([
      {
        term: 'Fall',
        archivedAt: null,
        submissionCount: 1,
        gradedExampleCount: 2,
        discussionExampleCount: 1,
        assignments: [{ title: 'Essay', week: 1, gradedExampleCount: 1, discussionExampleCount: 1 }],
      },
    ]);
  });

  it('changes in what is given, and in nothing else', async () => {
    const account = await api.signUp();
    const { course } = await courseWithAll(account);
    const patch = (payload: object) => account.call({ method: 'PATCH', url: course, payload });
    const changed = await patch({ name: 'Sleep and dreams', term: '' });
    expect(changed.json()).toMatchObject({ name: 'Sleep and dreams', code: 'PSY 101', term: '', rubric: '' });
    expect((await patch({})).json()).toEqual(changed.json());
    expect((await patch({ code: ' ' })).statusCode).toBe(400);
    const archived = (await patch({ archived: true })).json<Course>();
    expect(archived.archivedAt).not.toBeNull();
    expect((await patch({ archived: true })).json<Course>().archivedAt).toBe(archived.archivedAt);
    expect((await patch({ archived: false })).json<Course>().archivedAt).toBeNull();
  });

  it('is deleted with its assignments and examples, without its papers', async () => {
    const account = await api.signUp();
    const { course } = await courseWithAll(account);
    const remove = () => account.call({ method: 'DELETE', url: course });
    expect((await remove()).json()).toEqual({ deleted: true });
    expect((await remove()).statusCode).toBe(404);
    expect(await list(account)).toEqual([]);
    const papers = (await account.call({ url: '/api/assignments' })).json<Assignment[]>();
    expect(papers).toMatchObject([{ course: null, courseAssignment: null }]);
  });
});

describe('a course assignment', () => {
  it('changes in what is given, and in nothing else', async () => {
    const account = await api.signUp();
    const { set } = await courseWithAll(account);
    const patch = (payload: object) => account.call({ method: 'PATCH', url: set, payload });
    const changed = await patch({ week: 7, maxPoints: 20, type: 'discussion' });
    expect(changed.json()).toMatchObject({ title: 'Essay', week: 7, maxPoints: 20, type: 'discussion' });
    expect(changed.json()).toMatchObject({ apaScope: null });
    expect((await patch({ apaScope: 'citations' })).json()).toMatchObject({ week: 7, apaScope: 'citations' });
    expect((await patch({ week: 8 })).json()).toMatchObject({ apaScope: 'citations' });
    expect((await patch({ apaScope: null })).json()).toMatchObject({ apaScope: null });
    expect((await patch({ apaScope: 'some' })).json()).toMatchObject({ code: 'REQUEST_INVALID' });
    expect((await patch({ week: 17 })).json()).toMatchObject({ code: 'REQUEST_INVALID' });
    expect((await patch({ maxPoints: 0 })).statusCode).toBe(400);
  });

  it('reads a week or points that are no number as week 1 and 100 points', async () => {
    const account = await api.signUp();
    const { course } = await courseWithAll(account);
    const payload = { title: 'Report', week: 'first', maxPoints: null };
    const made = await account.call({ method: 'POST', url: `${course}/assignments`, payload });
    expect(made.json()).toMatchObject({ title: 'Report', week: 1, maxPoints: 100 });
    const outside = { title: 'Report', week: 17 };
    const refused = await account.call({ method: 'POST', url: `${course}/assignments`, payload: outside });
    expect(refused.statusCode).toBe(400);
  });

  it('leaves its papers and examples with the course', async () => {
    const account = await api.signUp();
    const { set } = await courseWithAll(account);
    expect((await account.call({ method: 'DELETE', url: set })).json()).toEqual({ deleted: true });
    expect((await account.call({ method: 'DELETE', url: set })).statusCode).toBe(404);
    expect(await list(account)).toMatchObject([
      { assignments: [], submissionCount: 1, gradedExampleCount: 2, discussionExampleCount: 1 },
    ]);
    const papers = (await account.call({ url: '/api/assignments' })).json<Assignment[]>();
    expect(papers).toMatchObject([{ course: { code: 'PSY 101' }, courseAssignment: null }]);
  });
});

describe('the requirements of a course assignment', () => {
  const own = {
    id: 'part-name-a-limit',
    text: 'Name a limit',
    kind: 'part',
    required: true,
    asWritten: 'name a limit',
    terms: ['sample size'],
  };

  it('are read from the instructions until the instructor changes them', async () => {
    const account = await api.signUp();
    const { set } = await courseWithAll(account);
    const of = async () => (await list(account))[0]?.assignments[0]?.requirements;
    expect(await of()).toBeNull();
    const change = (payload: object) => account.call({ method: 'PATCH', url: set, payload });
    expect((await change({ requirements: [own] })).json()).toMatchObject({ requirements: [own] });
    await change({ instructions: 'Explain something else.' });
    expect(await of()).toEqual([own]);
    await change({ requirements: [] });
    expect(await of()).toEqual([]);
    await change({ requirements: null });
    expect(await of()).toBeNull();
  });

  it('are what the engine is asked to look for, and part of the account export', async () => {
    const account = await api.signUp();
    const course = await post<Course>(account, '/api/courses', { name: 'Sleep', code: 'PSY 101' });
    const url = `/api/courses/${course.id}/assignments`;
    const set = await post<{ id: string }>(account, url, { title: 'Essay', requirements: [own] });
    const form = multipartForm([
      { name: 'courseId', value: course.id },
      { name: 'courseAssignmentId', value: set.id },
      { name: 'files', fileName: 'a.txt', content: 'Sleep helps.' },
    ]);
    const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
    const assignmentIds = uploaded.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
    await post(account, '/api/assignments/grade', { assignmentIds });
    const asked: unknown[] = [];
    await gradeQueued(api, account.id, assignmentIds, {
      review: async (request, options) => {
        asked.push(request.brief?.requirements);
        return sampleReviewer.review(request, options);
      },
    });
    expect(asked).toEqual([[own]]);
    const { rawPayload } = await account.call({ url: '/api/account/export' });
    const files = Object.entries(unzipSync(rawPayload)).map(
      ([name, bytes]) => `${name}\n${strFromU8(bytes)}`,
    );
    expect(files.find((file) => file.includes('course.txt'))).toContain(
      'Name a limit (an answer may say: sample size)',
    );
  });

  it.each([
    ['two with one id', [own, own]],
    ['an unknown kind', [{ ...own, kind: 'wish' }]],
    ['no text', [{ ...own, text: ' ' }]],
    ['the name of a property of every object', [{ ...own, id: 'constructor' }]],
  ])('are refused with %s', async (_, requirements) => {
    const account = await api.signUp();
    const { set } = await courseWithAll(account);
    const answer = await account.call({ method: 'PATCH', url: set, payload: { requirements } });
    expect(answer.statusCode).toBe(400);
  });
});
