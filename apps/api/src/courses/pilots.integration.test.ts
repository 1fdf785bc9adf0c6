import type { Agreement, Assignment, Pilot } from '@greenpen/api-contract';
import type { Review } from '@greenpen/grading';
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

type Reviewer = NonNullable<Parameters<typeof gradeQueued>[3]>;

async function send<T>({ call }: TestAccount, url: string, payload: object = {}): Promise<T> {
  const answer = await call({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<T>();
}

/** Reviews papers of growing length and score; with examples, on the scale of an instructor who gives ten less. */
const reviewer: Reviewer = {
  review: async ({ source, examples = [] }) => {
    const index = 'fileName' in source ? Number(source.fileName.replace('.txt', '')) : 0;
    const total = 60 + index * 2 - (examples.length > 0 ? 10 : 0);
    const scale =
      examples.length > 0 ? [{ id: 'calibration', label: '', points: -10, maxPoints: 0, reason: '' }] : [];
    const review: Review = {
      ...sampleReview,
      words: 200 + index * 100,
      scores: { ...sampleReview.scores, content: total, total },
      basis: { ...sampleReview.basis, total: scale },
      judgement: { ...sampleReview.judgement, intervals: { content: null, total: [total - 5, total + 5] } },
    };
    return { status: 'reviewed', paper: samplePaper, review };
  },
};

async function newClass(papers: number) {
  const account = await api.signUp();
  const { id: courseId } = await send<{ id: string }>(account, '/api/courses', {
    name: 'Sleep',
    code: 'PSY',
  });
  const { id } = await send<{ id: string }>(account, `/api/courses/${courseId}/assignments`, {
    title: 'Essay',
  });
  const form = multipartForm([
    { name: 'courseId', value: courseId },
    { name: 'courseAssignmentId', value: id },
    ...Array.from({ length: papers }, (_, index) => ({
      name: 'files',
      fileName: `${index}.txt`,
      content: `Sleep ${index}.`,
    })),
  ]);
  const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const ids = uploaded.json<{ assignments: Assignment[] }>().assignments.map((paper) => paper.id);
  await send(account, '/api/assignments/grade', { assignmentIds: ids });
  await gradeQueued(api, account.id, ids, reviewer);
  const url = `/api/courses/${courseId}/assignments/${id}/pilot`;
  const read = async () => (await account.call({ url: '/api/pilots' })).json<Pilot[]>();
  return { account, ids, url, read, courseId, setId: id };
}

describe('a pilot', () => {
  it('is proposed, kept, and once graded calibrates the other drafts and reports what changed', async () => {
    const { account, ids, url, read } = await newClass(14);
    expect(await read()).toMatchObject([
      { courseCode: 'PSY', title: 'Essay', stage: 'proposed', size: 6, others: 8, submissionIds: [] },
    ]);
    const { submissionIds } = await send<{ submissionIds: string[] }>(account, url);
    expect(submissionIds).toHaveLength(6);
    expect((await send<{ submissionIds: string[] }>(account, url)).submissionIds).toEqual(submissionIds);
    expect(await read()).toMatchObject([{ stage: 'grading', size: 6, graded: 0, others: 8, report: null }]);
    const listed = (await account.call({ url: '/api/assignments?pilot=true' })).json<Assignment[]>();
    expect(listed.map(({ id }) => id).toSorted()).toEqual(submissionIds.toSorted());

    const [first = '', ...rest] = submissionIds;
    const edited = await account.call({
      method: 'PATCH',
      url: `/api/assignments/${first}/grade`,
      payload: { version: 1, grammarScore: 50, apaScore: 50, contentScore: 50 },
    });
    expect(edited.statusCode).toBe(200);
    await send(account, '/api/assignments/approve', { ids: rest.slice(1) });
    expect(await read()).toMatchObject([{ stage: 'grading', graded: 5 }]);
    expect(await send(account, `${url}/calibrate`)).toEqual({ queued: 0 });
    await send(account, `/api/assignments/${rest[0] ?? ''}/approve`);
    expect(await read()).toMatchObject([{ stage: 'calibrating', graded: 6, left: 8 }]);
    const others = ids.filter((id) => !submissionIds.includes(id));
    await gradeQueued(api, account.id, others, reviewer);
    const [pilot] = await read();
    expect(pilot).toMatchObject({
      stage: 'calibrated',
      left: 0,
      report: { moved: 8, meanMove: -10, within: 5 },
    });
    expect(pilot?.report?.pilotOff).toBeGreaterThan(0);
  });

  it('keeps drafts that were edited or approved, and can be calibrated by hand only once', async () => {
    const { account, ids, url, read } = await newClass(14);
    const { submissionIds } = await send<{ submissionIds: string[] }>(account, url);
    const [edited = '', approved = ''] = ids.filter((id) => !submissionIds.includes(id));
    await account.call({
      method: 'PATCH',
      url: `/api/assignments/${edited}/grade`,
      payload: { version: 1, contentScore: 50 },
    });
    await send(account, '/api/assignments/approve', { ids: [approved] });
    await send(account, '/api/assignments/approve', { ids: submissionIds });
    expect(await read()).toMatchObject([{ stage: 'calibrating', left: 6, others: 0 }]);
    expect(await send(account, `${url}/calibrate`)).toEqual({ queued: 0 });
  });

  it('is proposed neither for a small class nor after it was put away, nor where nothing is learned', async () => {
    const small = await newClass(11);
    expect(await small.read()).toEqual([]);
    const refused = await small.account.call({ method: 'POST', url: small.url, payload: {} });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'Too few drafts of this assignment are left to choose papers from. Grade them in any order.',
    ]);
    const { account, url, read } = await newClass(12);
    expect(await read()).toHaveLength(1);
    const [criteria] = (await account.call({ url: '/api/grading-criteria' })).json<{ id: string }[]>();
    const { id, isDefault: _, ...values } = { isDefault: true, id: '', ...criteria };
    const learns = async (learnsFromApproved: boolean) =>
      account.call({
        method: 'PUT',
        url: `/api/grading-criteria/${id}`,
        payload: { ...values, learnsFromApproved },
      });
    await learns(false);
    expect(await read()).toEqual([]);
    await learns(true);
    expect(await read()).toHaveLength(1);
    expect((await account.call({ method: 'DELETE', url })).statusCode).toBe(200);
    expect(await read()).toEqual([]);
    await send(account, `${url}/restore`);
    expect(await read()).toMatchObject([{ stage: 'proposed' }]);

    const { submissionIds } = await send<{ submissionIds: string[] }>(account, url);
    await account.call({ method: 'DELETE', url });
    expect(await read()).toEqual([]);
    expect((await account.call({ url: '/api/assignments?pilot=true' })).json()).toEqual([]);
    await send(account, `${url}/restore`);
    expect(await read()).toMatchObject([
      { stage: 'grading', size: 6, submissionIds: submissionIds.toSorted() },
    ]);
  });
});

describe('agreement', () => {
  it('names like papers with unlike marks, of one assignment', async () => {
    const { account, ids, courseId, setId } = await newClass(14);
    const pair = [ids[6] ?? '', ids[7] ?? ''] as const;
    await account.call({
      method: 'PATCH',
      url: `/api/assignments/${pair[1]}/grade`,
      payload: { version: 1, grammarScore: 40, apaScore: 40, contentScore: 40 },
    });
    await send(account, '/api/assignments/approve', { ids });
    const read = async (query: string) =>
      (await account.call({ url: `/api/agreement?${query}` })).json<Agreement>();
    const { unlike } = await read(`courseId=${courseId}&courseAssignmentId=${setId}`);
    expect(unlike).toHaveLength(1);
    expect(unlike[0]?.ids[1]).toBe(pair[1]);
    expect(unlike[0]?.apart).toBeGreaterThan(20);
    expect((await read(`courseAssignmentId=${crypto.randomUUID()}`)).papers).toEqual([]);
  });
});
