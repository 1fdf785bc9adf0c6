import type { Assignment, ClassQuestions, RulingOnWire } from '@greenpen/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { multipartForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let account: TestAccount;
let courseId: string;
let courseAssignmentId: string;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
  account = await api.signUp();
  courseId = await create('/api/courses', { name: 'Towers', code: 'TOW 1' });
  courseAssignmentId = await create(`/api/courses/${courseId}/assignments`, { title: 'Essay' });
});

afterAll(() => api.stop());

async function create(url: string, payload: object): Promise<string> {
  return (await account.call({ method: 'POST', url, payload })).json<{ id: string }>().id;
}

/** A graded paper about which a model asks. */
async function paperWith(question: string, quote: string): Promise<string> {
  const form = multipartForm([
    { name: 'courseId', value: courseId },
    { name: 'courseAssignmentId', value: courseAssignmentId },
    { name: 'files', fileName: `${quote}.txt`, content: `${quote} Sleep helps.` },
  ]);
  const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const [{ id } = { id: '' }] = uploaded.json<{ assignments: Assignment[] }>().assignments;
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [id] } });
  await gradeQueued(api, account.id, [id]);
  const asked = [
    { requirementId: 'sources', requirement: 'Use two peer-reviewed sources.', question, quote },
  ];
  const sealed = Buffer.from(api.seal(JSON.stringify(asked))).toString('hex');
  await api.gradebook.database.execute(
    sql`insert into model_drafts (submission_id, review_number, grade_version, state, questions)
      values (${id}, 1, 1, 'drafted', decode(${sealed}, 'hex'))`,
  );
  return id;
}

const list = async (by = account): Promise<ClassQuestions[]> =>
  (await by.call({ url: '/api/model-questions' })).json<ClassQuestions[]>();

it('asks once for the papers of a class, keeps the answer as rulings, and names the papers to read again', async () => {
  const first = await paperWith('Is a conference poster a peer-reviewed source?', 'The poster of Lund');
  const second = await paperWith('Does a poster count as a peer-reviewed source?', 'A poster by Ash');
  const [asking, ...others] = await list();
  expect(others).toEqual([]);
  expect(asking).toMatchObject({ courseAssignmentId, title: 'Essay' });
  expect(asking?.questions).toHaveLength(1);
  const passages = asking?.questions[0]?.passages ?? [];
  expect(passages.map(({ assignmentId }) => assignmentId).toSorted()).toEqual([first, second].toSorted());
  expect(await list(await api.signUp())).toEqual([]);

  const answer = await account.call({
    method: 'POST',
    url: `/api/courses/${courseId}/assignments/${courseAssignmentId}/model-questions`,
    payload: {
      requirementId: 'sources',
      counts: false,
      passages: passages.map(({ assignmentId, quote }) => ({ assignmentId, quote })),
    },
  });
  expect(answer.json<{ affected: string[] }>().affected.toSorted()).toEqual([first, second].toSorted());
  const rulings = (
    await account.call({ url: `/api/courses/${courseId}/assignments/${courseAssignmentId}/rulings` })
  ).json<RulingOnWire[]>();
  expect(rulings.map(({ counts }) => counts)).toEqual([false, false]);
  expect(new Set(rulings.map(({ text }) => text))).toEqual(
    new Set(['A poster by Ash', 'The poster of Lund']),
  );
  // An answered question is not asked again while its papers wait.
  expect(await list()).toEqual([]);
});

it('asks nothing about papers that the instructor has edited', async () => {
  const id = await paperWith('May the study be older than ten years?', 'A study of 1990');
  expect(await list()).toHaveLength(1);
  await api.gradebook.database.execute(sql`update grades set edited_at = now() where submission_id = ${id}`);
  expect(await list()).toEqual([]);
});
