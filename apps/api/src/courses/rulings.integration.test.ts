import type { Assignment, CallResponse, listRulings } from '@greenpen/api-contract';
import { askedPartId, type Requirement, type Review, type Verdict } from '@greenpen/grading';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { multipartForm } from '../testing/multipart.ts';
import { samplePaper, sampleReview } from '../testing/sample-review.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let account: TestAccount;
let courseId: string;
let setId: string;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

beforeEach(async () => {
  account = await api.signUp();
  courseId = await make('/api/courses', { name: 'Sleep', code: 'PSY 101' });
  setId = await make(`/api/courses/${courseId}/assignments`, {
    title: 'Essay',
    instructions: 'Name one limitation of the experiment.',
  });
});

afterAll(() => api.stop());

async function make(url: string, payload: object): Promise<string> {
  const answer = await account.call({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

const id = 'part-name-one-limitation-of-the-experiment';

const part = { id: askedPartId, label: '', points: 0, maxPoints: 20, reason: '' };

const reviewWith = (verdict: Verdict): Review => ({
  ...sampleReview,
  basis: {
    ...sampleReview.basis,
    areas: {
      ...sampleReview.basis.areas,
      content: { ...sampleReview.basis.areas.content, parts: [part] },
    },
    requirements: { maxPoints: 20, verdicts: { [id]: verdict }, required: [id] },
  },
});

/** The requirements that the engine was given for each graded paper. */
const asked: (readonly Requirement[] | null | undefined)[] = [];

let papers = 0;

async function graded(verdict: Verdict): Promise<string> {
  papers += 1;
  const form = multipartForm([
    { name: 'courseId', value: courseId },
    { name: 'courseAssignmentId', value: setId },
    { name: 'files', fileName: `${papers}.txt`, content: `Sleep helps, ${papers}.` },
  ]);
  const answer = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const paper = answer.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
  await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: [paper] } });
  await gradeQueued(api, account.id, [paper], {
    review: async ({ brief }) => {
      asked.push(brief?.requirements);
      return { status: 'reviewed', paper: samplePaper, review: reviewWith(verdict) };
    },
  });
  return paper;
}

const text = 'Only twelve students took part.';

const rule = (paper: string, ruling: { text: string; counts: boolean } | null) =>
  account.call({
    method: 'POST',
    url: `/api/assignments/${paper}/rulings`,
    payload: { requirementId: id, ruling },
  });

const list = async () =>
  (await account.call({ url: `/api/courses/${courseId}/assignments/${setId}/rulings` })).json<
    CallResponse<typeof listRulings>
  >();

describe('rulings', () => {
  it('are given to the engine with their requirement, for the next paper', async () => {
    const paper = await graded('cannot-tell');
    expect(asked.at(-1)).toBeNull();
    await rule(paper, { text, counts: true });
    await graded('met');
    expect(asked.at(-1)).toEqual([expect.objectContaining({ id, rulings: [{ text, counts: true }] })]);
  });

  it('are one per paper and requirement, and can be taken back', async () => {
    const paper = await graded('cannot-tell');
    await rule(paper, { text, counts: true });
    await rule(paper, { text: 'It was small.', counts: false });
    expect(await list()).toEqual([
      { id: expect.any(String), requirementId: id, text: 'It was small.', counts: false },
    ]);
    await rule(paper, null);
    expect(await list()).toEqual([]);
    await rule(paper, { text, counts: true });
    const [only] = await list();
    const removed = () => account.call({ method: 'DELETE', url: `/api/rulings/${only?.id ?? ''}` });
    expect((await removed()).statusCode).toBe(200);
    expect((await removed()).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('name the other papers that grading again may judge otherwise', async () => {
    const paper = await graded('not-found');
    const unsure = await graded('cannot-tell');
    await graded('met');
    const approved = await graded('not-found');
    await account.call({ method: 'POST', url: `/api/assignments/${approved}/approve`, payload: {} });
    const edited = await graded('not-found');
    const url = `/api/assignments/${edited}/grade`;
    await account.call({ method: 'PATCH', url, payload: { version: 1, feedback: 'Mine.' } });
    expect((await rule(paper, { text, counts: true })).json()).toEqual({ others: [unsure] });
    expect((await rule(paper, { text, counts: false })).json()).toEqual({ others: [] });
  });

  it('stay encrypted in the database, outlive the paper, and are in the account export', async () => {
    const paper = await graded('cannot-tell');
    await rule(paper, { text, counts: true });
    const { rows } = await api.gradebook.database.execute<{ passage: Uint8Array }>(
      sql`select passage from rulings where submission_id = ${paper}`,
    );
    expect(Buffer.from(rows[0]?.passage ?? []).toString('latin1')).not.toContain('twelve');
    await account.call({ method: 'DELETE', url: `/api/assignments/${paper}` });
    expect(await list()).toMatchObject([{ text, counts: true }]);
    const { rawPayload } = await account.call({ url: '/api/account/export' });
    const files = Object.entries(unzipSync(rawPayload));
    const course = files.filter(([name]) => name.includes('/course.')).map(([, bytes]) => strFromU8(bytes));
    expect(course).toHaveLength(2);
    for (const file of course) expect(file).toContain(text);
    await account.call({ method: 'DELETE', url: `/api/courses/${courseId}/assignments/${setId}` });
    expect((await account.call({ url: '/api/account/export' })).statusCode).toBe(200);
  });

  it('need a course assignment', async () => {
    const form = multipartForm([{ name: 'files', fileName: 'alone.txt', content: 'Sleep.' }]);
    const answer = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
    const alone = answer.json<{ assignments: Assignment[] }>().assignments[0]?.id ?? '';
    const refused = await rule(alone, { text, counts: true });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      404,
      { code: 'COURSE_ASSIGNMENT_NOT_FOUND' },
    ]);
  });
});
