import type { Assignment, DiscussionExample, GradedExample } from '@greenpen/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued, sampleReviewer } from '../testing/grade-queued.ts';
import { multipartForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

async function create<T = { id: string }>({ call }: TestAccount, url: string, payload: object): Promise<T> {
  const answer = await call({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<T>();
}

async function newCourse(account: TestAccount) {
  const { id } = await create(account, '/api/courses', { name: 'Sleep', code: 'PSY 101' });
  const course = `/api/courses/${id}`;
  const set = await create(account, `${course}/assignments`, { title: 'Essay' });
  return { id, course, setId: set.id };
}

const graded = { title: 'Last year', studentWork: 'Canary Diaz slept.', professorFeedback: 'Well said.' };
const discussion = { discussionPrompt: 'Does sleep help?', professorResponse: 'It does.' };

describe('a graded example', () => {
  it('is kept, changed and deleted, sealed in the database', async () => {
    const account = await api.signUp();
    const { course, setId } = await newCourse(account);
    const url = `${course}/graded-examples`;
    const made = await create<GradedExample>(account, url, { ...graded, courseAssignmentId: setId });
    expect(made).toMatchObject({ ...graded, type: 'assignment', grade: 85, maxPoints: 100, notes: '' });
    const patched = await account.call({
      method: 'PATCH',
      url: `${url}/${made.id}`,
      payload: { grade: 40, maxPoints: 50, notes: 'Generous.', courseAssignmentId: null },
    });
    expect(patched.json()).toEqual({
      ...made,
      grade: 40,
      maxPoints: 50,
      notes: 'Generous.',
      courseAssignmentId: null,
    });
    expect((await account.call({ url })).json()).toEqual([patched.json()]);
    expect((await account.call({ url: `${url}?courseAssignmentId=${setId}` })).json()).toEqual([]);
    const { rows } = await api.gradebook.database.execute<{ row: string }>(
      sql`select graded_examples::text || encode(texts, 'escape') as row from graded_examples`,
    );
    expect(rows.map(({ row }) => row).join()).not.toMatch(/Canary|Well said|Generous/u);
    expect((await account.call({ method: 'DELETE', url: `${url}/${made.id}` })).statusCode).toBe(200);
    expect((await account.call({ url })).json()).toEqual([]);
  });

  it.each([
    [{}, 'Please fill in all required fields for the graded example.'],
    [{ ...graded, studentWork: '  ' }, 'Please fill in all required fields for the graded example.'],
    [{ ...graded, grade: 60, maxPoints: 50 }, 'The grade may not be more than the max points.'],
  ])('is refused as %j', async (payload, message) => {
    const account = await api.signUp();
    const { course } = await newCourse(account);
    const answer = await account.call({ method: 'POST', url: `${course}/graded-examples`, payload });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
  });

  it('keeps marks of single areas, which can be changed and taken back', async () => {
    const account = await api.signUp();
    const { course } = await newCourse(account);
    const url = `${course}/graded-examples`;
    const made = await create<GradedExample>(account, url, {
      ...graded,
      grammarGrade: 70,
      contentGrade: 92.5,
    });
    const marks = { grammarGrade: 70, apaGrade: null, contentGrade: 92.5 };
    expect(made).toMatchObject(marks);
    const change = async (payload: object) =>
      (await account.call({ method: 'PATCH', url: `${url}/${made.id}`, payload })).json<GradedExample>();
    expect(await change({ title: 'Renamed' })).toMatchObject({ ...marks, title: 'Renamed' });
    expect(await change({ grammarGrade: null, apaGrade: 0 })).toMatchObject({
      grammarGrade: null,
      apaGrade: 0,
      contentGrade: 92.5,
    });
    for (const apaGrade of [101, -1, '80']) {
      const answer = await account.call({ method: 'POST', url, payload: { ...graded, apaGrade } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toContain('0 to 100');
    }
  });

  it('reads a grade that is no number as 0 of 100', async () => {
    const account = await api.signUp();
    const { course } = await newCourse(account);
    const made = await create<GradedExample>(account, `${course}/graded-examples`, {
      ...graded,
      grade: 'x',
      maxPoints: null,
    });
    expect(made).toMatchObject({ grade: 0, maxPoints: 100 });
  });

  it('refuses a grade or points out of range, and a grade above the points on record', async () => {
    const account = await api.signUp();
    const { course } = await newCourse(account);
    const url = `${course}/graded-examples`;
    for (const odd of [{ grade: -1 }, { maxPoints: 0 }, { maxPoints: 10_001 }]) {
      const payload = { ...graded, ...odd };
      expect((await account.call({ method: 'POST', url, payload })).statusCode).toBe(400);
    }
    const made = await create<GradedExample>(account, url, graded);
    const patch = await account.call({ method: 'PATCH', url: `${url}/${made.id}`, payload: { grade: 101 } });
    expect(patch.statusCode).toBe(400);
  });

  it('belongs to no course assignment of another course', async () => {
    const account = await api.signUp();
    const [one, two] = [await newCourse(account), await newCourse(account)];
    const answer = await account.call({
      method: 'POST',
      url: `${one.course}/graded-examples`,
      payload: { ...graded, courseAssignmentId: two.setId },
    });
    expect(answer.json()).toMatchObject({ code: 'COURSE_ASSIGNMENT_NOT_FOUND' });
  });

  it('reaches the engine with papers of its course assignment, of its course and of other courses, the nearest last', async () => {
    const account = await api.signUp();
    const { id, course, setId } = await newCourse(account);
    const other = await create(account, `${course}/assignments`, { title: 'Report' });
    for (const grade of [70, 80]) {
      await create(account, `${course}/graded-examples`, { ...graded, grade, courseAssignmentId: setId });
    }
    await create(account, `${course}/graded-examples`, { ...graded, grade: 90 });
    const gradesFor = async (courseAssignmentId: string | null): Promise<number[]> => {
      const form = multipartForm([
        { name: 'courseId', value: id },
        ...(courseAssignmentId === null ? [] : [{ name: 'courseAssignmentId', value: courseAssignmentId }]),
        { name: 'files', fileName: 'a.txt', content: 'Sleep helps.' },
      ]);
      const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
      const ids = uploaded.json<{ assignments: Assignment[] }>().assignments.map((paper) => paper.id);
      await create(account, '/api/assignments/grade', { assignmentIds: ids });
      const seen: number[] = [];
      await gradeQueued(api, account.id, ids, {
        review: async (request) => {
          seen.push(...(request.examples ?? []).map(({ grade }) => grade));
          return sampleReviewer.review(request);
        },
      });
      return seen;
    };
    expect(await gradesFor(setId)).toEqual([90, 70, 80]);
    expect(await gradesFor(other.id)).toEqual([70, 80, 90]);
    expect(await gradesFor(null)).toEqual([70, 80, 90]);
  });
});

describe('a discussion example', () => {
  it('is kept, changed and deleted, sealed in the database', async () => {
    const account = await api.signUp();
    const { course } = await newCourse(account);
    const url = `${course}/discussion-examples`;
    const made = await create<DiscussionExample>(account, url, discussion);
    expect(made).toMatchObject({ ...discussion, responseStyle: 'conversational', courseAssignmentId: null });
    const patched = await account.call({
      method: 'PATCH',
      url: `${url}/${made.id}`,
      payload: { responseStyle: 'questioning', professorResponse: 'Does it?' },
    });
    expect(patched.json()).toEqual({ ...made, responseStyle: 'questioning', professorResponse: 'Does it?' });
    expect((await account.call({ url })).json()).toEqual([patched.json()]);
    const { rows } = await api.gradebook.database.execute<{ row: string }>(
      sql`select discussion_examples::text || encode(texts, 'escape') as row from discussion_examples`,
    );
    expect(rows.map(({ row }) => row).join()).not.toMatch(/sleep|Does/u);
    expect((await account.call({ method: 'DELETE', url: `${url}/${made.id}` })).statusCode).toBe(200);
    expect((await account.call({ method: 'DELETE', url: `${url}/${made.id}` })).json()).toMatchObject({
      code: 'EXAMPLE_NOT_FOUND',
    });
  });

  it('is refused without what it needs', async () => {
    const account = await api.signUp();
    const { course } = await newCourse(account);
    const answer = await account.call({
      method: 'POST',
      url: `${course}/discussion-examples`,
      payload: { discussionPrompt: 'Does it?' },
    });
    expect(answer.json()).toMatchObject({
      message: 'Please fill in all required fields for the discussion example.',
    });
  });
});
