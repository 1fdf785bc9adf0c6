import type { Grade } from '@greenpen/api-contract';
import { askedPartId, nothingJudged, type Requirement, type Review, type Verdict } from '@greenpen/grading';
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

const requirement = (id: string, text: string): Requirement => ({
  id,
  text,
  kind: 'part',
  required: true,
  asWritten: text,
  terms: [],
});

const quote = 'Many people has said so.';

const judged: readonly {
  readonly requirement: Requirement;
  readonly verdict: Verdict;
  readonly quote: string | null;
}[] = [
  { requirement: requirement('part-explain-sleep', 'Explain sleep'), verdict: 'met', quote },
  { requirement: requirement('part-name-a-limit', 'Name a limit'), verdict: 'not-found', quote: null },
];

const requirements = {
  maxPoints: 20,
  verdicts: Object.fromEntries(judged.map(({ requirement: { id }, verdict }) => [id, verdict])),
  required: judged.map(({ requirement: { id } }) => id),
};

const part = { id: 'development', label: '', points: 60, maxPoints: 80, reason: '' };

/** The sample review of a paper that meets one of two requirements of ten points each; its content score stays 70. */
const review: Review = {
  ...sampleReview,
  basis: {
    ...sampleReview.basis,
    areas: {
      ...sampleReview.basis.areas,
      content: {
        ...sampleReview.basis.areas.content,
        parts: [part, { ...part, id: askedPartId, points: 10, maxPoints: 20 }],
      },
    },
    requirements,
  },
  judgement: {
    ...nothingJudged,
    requirements: judged.map((one) => ({ ...one, span: one.quote === null ? null : { start: 22, end: 46 } })),
    onTopic: 'yes',
    notJudged: ['apa'],
    intervals: { content: [60, 80], total: null },
  },
};

const gradedPaper = (made: Review = review) => papers.add(made);
const grade = (id: string, made: Review = review) => papers.grade(id, made);
const get = (id: string) => papers.get(id);
const save = (id: string, payload: object) => papers.save(id, payload);

const correctedOf = async (id: string) =>
  (await get(id)).review?.requirements?.map(({ corrected }) => corrected);

describe('the verdicts on what was asked', () => {
  it('move the level of a criterion that rests on them', async () => {
    const criterion = { id: 'parts', name: 'Answers every part', description: '', maxPoints: 40, levels: [] };
    const restsOn = judged.map(({ requirement: { id, text, kind }, verdict }) => ({
      id,
      text,
      kind,
      verdict,
    }));
    const reason = '1 of 2 requirements met. Not found: Name a limit';
    const proposed = {
      criterion,
      level: 3,
      points: 22,
      quote: null,
      span: null,
      reason,
      area: null,
      restsOn,
    };
    const id = await gradedPaper({
      ...review,
      judgement: { ...nothingJudged, ...review.judgement, rubric: [proposed] },
    });
    const saved = await save(id, { version: 1, verdicts: { 'part-name-a-limit': 'met' } });
    expect(saved.json<Grade>()).toMatchObject({ contentScore: 100 });
    const back = await save(id, { version: 2, verdicts: { 'part-name-a-limit': null } });
    expect(back.json<Grade>()).toMatchObject({ contentScore: 55 });
  });

  it('are part of the review', async () => {
    const { review: shown } = await get(await gradedPaper());
    expect(shown).toMatchObject({
      onTopic: 'yes',
      notJudged: ['apa'],
      intervals: { content: [60, 80], total: null },
      requirements: [
        {
          id: 'part-explain-sleep',
          text: 'Explain sleep',
          kind: 'part',
          required: true,
          verdict: 'met',
          quote,
          span: { start: 22, end: 46 },
          corrected: null,
        },
        { id: 'part-name-a-limit', verdict: 'not-found', quote: null, span: null, corrected: null },
      ],
    });
  });

  it('move content score and total when corrected, and back', async () => {
    const id = await gradedPaper();
    const first = await save(id, { version: 1, verdicts: { 'part-name-a-limit': 'met' } });
    expect(first.json<Grade>()).toMatchObject({ version: 2, contentScore: 80, totalGrade: 82.4 });
    expect(await correctedOf(id)).toEqual([null, 'met']);

    const second = await save(id, { version: 2, verdicts: { 'part-explain-sleep': 'partly' } });
    expect(second.json<Grade>()).toMatchObject({ contentScore: 75 });
    expect(await correctedOf(id)).toEqual(['partly', 'met']);

    const third = await save(id, {
      version: 3,
      verdicts: { 'part-name-a-limit': null, 'part-explain-sleep': 'met' },
    });
    expect(third.json<Grade>()).toMatchObject({ contentScore: 70, totalGrade: 77.9 });
    expect(await correctedOf(id)).toEqual([null, null]);
  });

  it('stay corrected when something else is edited, and do not move a score set by hand', async () => {
    const id = await gradedPaper();
    await save(id, { version: 1, verdicts: { 'part-name-a-limit': 'met' } });
    const dismissed = await save(id, { version: 2, dismissed: ['agreement:22'] });
    expect(dismissed.json<Grade>()).toMatchObject({ contentScore: 80, grammarScore: 94 });
    const byHand = await save(id, {
      version: 3,
      contentScore: 50,
      verdicts: { 'part-explain-sleep': 'partly' },
    });
    expect(byHand.json<Grade>()).toMatchObject({ contentScore: 50 });
    expect(await correctedOf(id)).toEqual(['partly', 'met']);
  });

  it('ignore requirements that the review does not have, and refuse unknown verdicts', async () => {
    const id = await gradedPaper();
    await save(id, { version: 1, verdicts: { 'part-other': 'met', constructor: 'met' } });
    expect(await correctedOf(id)).toEqual([null, null]);
    const refused = await save(id, { version: 2, verdicts: { 'part-name-a-limit': 'perhaps' } });
    expect(refused.statusCode).toBe(400);
  });

  it('are refused on an outdated version and on an approved grade', async () => {
    const id = await gradedPaper();
    const verdicts = { 'part-name-a-limit': 'met' };
    await save(id, { version: 1, feedback: 'Mine.' });
    expect((await save(id, { version: 1, verdicts })).statusCode).toBe(409);
    await account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} });
    expect((await save(id, { version: 2, verdicts })).statusCode).toBe(409);
    expect(await correctedOf(id)).toEqual([null, null]);
  });

  it('come back with the grade that grading again replaced', async () => {
    const id = await gradedPaper();
    await save(id, { version: 1, verdicts: { 'part-name-a-limit': 'met' } });
    await grade(id);
    expect(await correctedOf(id)).toEqual([null, null]);
    const { grade: drafted } = await get(id);
    const url = `/api/assignments/${id}/restore`;
    await account.call({ method: 'POST', url, payload: { version: drafted?.version } });
    expect(await correctedOf(id)).toEqual([null, 'met']);
    expect((await get(id)).grade?.contentScore).toBe(80);
  });

  it('are in the account export', async () => {
    const id = await gradedPaper();
    await save(id, { version: 1, verdicts: { 'part-name-a-limit': 'met' } });
    const { rawPayload } = await account.call({ url: '/api/account/export' });
    const files = Object.entries(unzipSync(rawPayload)).map(
      ([name, bytes]) => [name, strFromU8(bytes)] as const,
    );
    const endingWith = (end: string) => files.find(([name]) => name.endsWith(end))?.[1] ?? '';
    expect(endingWith('feedback.txt')).toContain(`Explain sleep: met "${quote}"`);
    expect(endingWith('feedback.txt')).toContain('Name a limit: met, set by you');
    expect(JSON.parse(endingWith('feedback.json'))).toMatchObject({
      grade: { verdicts: { 'part-name-a-limit': 'met' } },
    });
  });

  it('are absent from reviews of an older engine', async () => {
    const { judgement: _, ...older } = review;
    const stored = { ...review, toJSON: () => older };
    const id = await gradedPaper(stored);
    const { review: shown } = await get(id);
    expect(shown).not.toHaveProperty('requirements');
    expect(shown).not.toHaveProperty('onTopic');
    const saved = await save(id, { version: 1, verdicts: { 'part-name-a-limit': 'met' } });
    expect(saved.json<Grade>()).toMatchObject({ contentScore: 70 });
  });
});
