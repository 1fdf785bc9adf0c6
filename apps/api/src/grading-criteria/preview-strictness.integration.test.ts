import type { Assignment, CallResponse, GradingCriteria, previewStrictness } from '@greenpen/api-contract';
import type { Review } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
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

type Preview = CallResponse<typeof previewStrictness>;

const readPreview = async ({ call }: TestAccount) =>
  (await call({ url: '/api/grading-criteria/strictness-preview' })).json<Preview>();

const found = (id: string, given: Partial<Finding>): Finding => ({
  id,
  area: 'grammar',
  check: 'grammar-agreement',
  severity: 'error',
  message: 'The verb does not agree.',
  span: null,
  quote: null,
  page: null,
  suggestions: [],
  source: 'APA 7, chapter 4',
  ...given,
});

const review: Review = {
  ...sampleReview,
  findings: [
    found('sure:1', {}),
    found('late:1', { countsFrom: 'standard' }),
    found('doubtful:1', { severity: 'advice', countsFrom: 'strict' }),
    found('advice:1', { severity: 'advice' }),
    found('apa:1', { area: 'apa' }),
  ],
};

describe('the preview of strictness', () => {
  it('counts the errors of the last reviewed papers at each strictness', async () => {
    const account = await api.signUp();
    expect(await readPreview(account)).toEqual({ papers: 0, errors: { lenient: 0, standard: 0, strict: 0 } });
    const form = multipartForm(
      ['one.txt', 'two.txt'].map((fileName) => ({ name: 'files', fileName, content: `Sleep, ${fileName}.` })),
    );
    const uploaded = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
    const ids = uploaded.json<{ assignments: Assignment[] }>().assignments.map(({ id }) => id);
    await account.call({ method: 'POST', url: '/api/assignments/grade', payload: { assignmentIds: ids } });
    await gradeQueued(api, account.id, ids, {
      review: () => Promise.resolve({ status: 'reviewed', paper: samplePaper, review }),
    });
    expect(await readPreview(account)).toEqual({ papers: 2, errors: { lenient: 2, standard: 4, strict: 6 } });
  });

  it('saves the strictness with the criteria, and keeps it where a request names none', async () => {
    const account = await api.signUp();
    const read = async () => (await account.call({ url: '/api/grading-criteria' })).json<GradingCriteria[]>();
    const [criteria] = await read();
    expect(criteria?.strictness).toBe('standard');
    const url = `/api/grading-criteria/${criteria?.id ?? ''}`;
    const body = { grammarWeight: 30, apaWeight: 25, contentWeight: 45, feedbackStyle: 'direct' };
    await account.call({ method: 'PUT', url, payload: { ...body, strictness: 'lenient' } });
    await account.call({ method: 'PUT', url, payload: body });
    expect((await read())[0]?.strictness).toBe('lenient');
  });
});
