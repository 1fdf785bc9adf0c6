import type { Course, CourseAssignment, Grade } from '@greenpen/api-contract';
import { askedPartId, parseRubric, type Review, type RubricResult } from '@greenpen/grading';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ReviewedPapers } from '../testing/reviewed-papers.ts';
import { sampleReview } from '../testing/sample-review.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let account: TestAccount;
let papers: ReviewedPapers;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

beforeEach(async () => {
  account = await api.signUp();
  papers = new ReviewedPapers(api, account);
});

afterAll(() => api.stop());

const quote = 'Many people has said so.';

const proposal = (name: string, about: Partial<RubricResult> = {}): RubricResult => ({
  criterion: { id: name.toLowerCase(), name, description: '', maxPoints: 50, levels: [] },
  level: null,
  points: null,
  quote: null,
  span: null,
  reason: 'Greenpen does not measure this.',
  area: null,
  ...about,
});

/** Half of the points are proposed, half need the instructor; as measured, the content score is 70. */
const review: Review = {
  ...sampleReview,
  scores: { ...sampleReview.scores, content: 85 },
  judgement: {
    ...sampleReview.judgement,
    rubric: [
      proposal('Thesis'),
      proposal('Sources', {
        level: 0,
        points: 50,
        quote,
        span: { start: 22, end: 46 },
        reason: 'Two sources.',
      }),
    ],
    rubricUse: 'content',
  },
};

const gradedPaper = (made: Review = review) => papers.add(made);
const grade = (id: string, made: Review = review) => papers.grade(id, made);
const get = (id: string) => papers.get(id);
const save = (id: string, payload: object) => papers.save(id, payload);

const pointsOf = async (id: string) => (await get(id)).review?.rubricPoints;

describe('the rubric of a paper', () => {
  it('is part of the review', async () => {
    const { review: shown } = await get(await gradedPaper());
    expect(shown?.judgedRubric).toMatchObject({ rubricUse: 'content', rubric: review.judgement.rubric });
    expect(shown?.rubricPoints).toEqual({});
  });

  it('moves the content score as points are set, and back', async () => {
    const id = await gradedPaper();
    const first = await save(id, { version: 1, rubricPoints: { thesis: 20 } });
    expect(first.json<Grade>()).toMatchObject({ version: 2, contentScore: 70 });
    const second = await save(id, { version: 2, rubricPoints: { thesis: 20, sources: 0 } });
    expect(second.json<Grade>()).toMatchObject({ contentScore: 20 });
    expect(await pointsOf(id)).toEqual({ thesis: 20, sources: 0 });
    const third = await save(id, { version: 3, rubricPoints: { thesis: null } });
    expect(third.json<Grade>()).toMatchObject({ contentScore: 85 });
    expect(await pointsOf(id)).toEqual({});
  });

  it('makes the total where it is used for it', async () => {
    const id = await gradedPaper({ ...review, judgement: { ...review.judgement, rubricUse: 'total' } });
    const saved = await save(id, { version: 1, rubricPoints: { thesis: 25 } });
    expect(saved.json<Grade>()).toMatchObject({ contentScore: 70, totalGrade: 75 });
  });

  it('keeps its points when something else is edited, and does not move a score set by hand', async () => {
    const id = await gradedPaper();
    await save(id, { version: 1, rubricPoints: { thesis: 20 } });
    const dismissed = await save(id, { version: 2, dismissed: ['agreement:22'] });
    expect(dismissed.json<Grade>()).toMatchObject({ contentScore: 70, grammarScore: 94 });
    const byHand = await save(id, { version: 3, contentScore: 33, rubricPoints: { thesis: 50 } });
    expect(byHand.json<Grade>()).toMatchObject({ contentScore: 33 });
  });

  it('ignores criteria that it does not have, gives at most their points, and refuses other values', async () => {
    const id = await gradedPaper();
    await save(id, { version: 1, rubricPoints: { other: 5, constructor: 5, thesis: 5000 } });
    expect(await pointsOf(id)).toEqual({ thesis: 50 });
    for (const points of [-1, 'many', 1e9]) {
      expect((await save(id, { version: 2, rubricPoints: { thesis: points } })).statusCode).toBe(400);
    }
  });

  it('is refused on an outdated version and on an approved grade', async () => {
    const id = await gradedPaper();
    const rubricPoints = { thesis: 20 };
    await save(id, { version: 1, feedback: 'Mine.' });
    expect((await save(id, { version: 1, rubricPoints })).statusCode).toBe(409);
    await account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} });
    expect((await save(id, { version: 2, rubricPoints })).statusCode).toBe(409);
    expect(await pointsOf(id)).toEqual({});
  });

  it('comes back with the grade that grading again replaced', async () => {
    const id = await gradedPaper();
    await save(id, { version: 1, rubricPoints: { thesis: 20 } });
    await grade(id, review);
    expect(await pointsOf(id)).toEqual({});
    const { grade: drafted } = await get(id);
    await account.call({
      method: 'POST',
      url: `/api/assignments/${id}/restore`,
      payload: { version: drafted?.version },
    });
    expect(await pointsOf(id)).toEqual({ thesis: 20 });
  });

  it('counts beside corrected verdicts, areas that were not judged, and a moved total', async () => {
    const requirement = {
      id: 'part-name-a-limit',
      text: 'Name a limit',
      kind: 'part',
      required: true,
      asWritten: 'Name a limit',
      terms: [],
    } as const;
    const { areas } = sampleReview.basis;
    const part = { id: 'development', label: '', points: 60, maxPoints: 80, reason: '' };
    const parts = [part, { ...part, id: askedPartId, points: 0, maxPoints: 20 }];
    const id = await gradedPaper({
      ...review,
      basis: {
        ...sampleReview.basis,
        areas: { ...areas, content: { ...areas.content, parts } },
        requirements: {
          maxPoints: 20,
          verdicts: { [requirement.id]: 'not-found' },
          required: [requirement.id],
        },
        notJudged: ['apa'],
        total: [{ id: 'calibration', label: '', points: -8, maxPoints: 0, reason: '' }],
      },
      judgement: {
        ...review.judgement,
        requirements: [{ requirement, verdict: 'not-found', quote: null, span: null }],
        notJudged: ['apa'],
      },
    });
    // Grammar 88 with weight 40, content with weight 60, of which the rubric decides half.
    const corrected = await save(id, { version: 1, verdicts: { [requirement.id]: 'met' } });
    expect(corrected.json<Grade>()).toMatchObject({ contentScore: 90, totalGrade: 83.6, notJudged: ['apa'] });
    const decided = await save(id, { version: 2, rubricPoints: { thesis: 20 } });
    expect(decided.json<Grade>()).toMatchObject({ contentScore: 70, totalGrade: 74 });
    const { review: shown } = await get(id);
    expect(shown?.requirements?.map((one) => one.corrected)).toEqual(['met']);
    expect(shown?.rubricPoints).toEqual({ thesis: 20 });
  });

  it('is in the marks, the feedback and the account export, with what has no points of its own', async () => {
    const id = await gradedPaper();
    await account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} });
    const marks = await account.call({
      method: 'POST',
      url: '/api/exports/marks',
      payload: { ids: [id], system: 'plain' },
    });
    expect(marks.body).toContain('"Rubric: Sources (50)"');
    expect(marks.body).toContain('"Rubric: Thesis (50)"');
    expect(marks.body.trim().split('\n').at(-1)).toMatch(/,"","50"$/u);
    const { rawPayload } = await account.call({ url: '/api/account/export' });
    const files = Object.entries(unzipSync(rawPayload)).map(
      ([name, bytes]) => [name, strFromU8(bytes)] as const,
    );
    const text = files.find(([name]) => name.endsWith('feedback.txt'))?.[1] ?? '';
    expect(text).toContain('Sources: 50 of 50 points (Excellent)');
    expect(text).toContain('Thesis: not scored separately (50 points)');
  });
});

async function makeCourse(): Promise<string> {
  const payload = { name: 'Psychology', code: 'PSY 101', rubric: 'Grammar (5 points)' };
  return (await account.call({ method: 'POST', url: '/api/courses', payload })).json<Course>().id;
}

const assign = async (courseId: string, payload: object) =>
  (
    await account.call({ method: 'POST', url: `/api/courses/${courseId}/assignments`, payload })
  ).json<CourseAssignment>();

describe('the rubric of a course assignment', () => {
  const rubric = parseRubric('Thesis (20 points)\nStyle (10 points)');

  it('is kept, changed and taken back', async () => {
    const courseId = await makeCourse();
    const plain = await assign(courseId, { title: 'Sleep' });
    expect(plain).toMatchObject({ rubric: null, rubricUse: 'auto' });
    const own = await assign(courseId, { title: 'Dreams', rubric, rubricUse: 'total' });
    expect(own).toMatchObject({ rubric, rubricUse: 'total' });
    const change = async (payload: object) =>
      (
        await account.call({
          method: 'PATCH',
          url: `/api/courses/${courseId}/assignments/${own.id}`,
          payload,
        })
      ).json<CourseAssignment>();
    expect(await change({ title: 'Dreaming' })).toMatchObject({ title: 'Dreaming', rubric });
    expect(await change({ rubric: null, rubricUse: 'content' })).toMatchObject({
      rubric: null,
      rubricUse: 'content',
    });
  });

  it('gives each criterion an id of its own, and refuses rows without a name', async () => {
    const courseId = await makeCourse();
    const row = { id: 'x', name: 'Style', description: '', maxPoints: 5, levels: [] };
    const { rubric: kept } = await assign(courseId, { title: 'Sleep', rubric: [row, row] });
    expect(kept?.map(({ id }) => id)).toEqual(['style', 'style-2']);
    const answer = await account.call({
      method: 'POST',
      url: `/api/courses/${courseId}/assignments`,
      payload: { title: 'Sleep', rubric: [{ ...row, name: ' ' }] },
    });
    expect(answer.statusCode).toBe(400);
  });
});
