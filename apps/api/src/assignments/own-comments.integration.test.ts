import type { Grade } from '@greenpen/api-contract';
import type { OwnComment } from '@greenpen/grading';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ReviewedPapers } from '../testing/reviewed-papers.ts';
import { samplePaper, sampleReview } from '../testing/sample-review.ts';
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

const quote = 'Sleep helps students.';

const comment = (change: Partial<OwnComment> = {}): OwnComment => ({
  id: `own-${randomUUID()}`,
  area: 'content',
  severity: 'error',
  text: 'Which students?',
  span: { start: 0, end: quote.length },
  quote,
  page: 1,
  points: 3,
  ...change,
});

const reviewOf = async (id: string) => {
  const { review } = await papers.get(id);
  if (review === null) throw new Error('no review');
  return review;
};

const accountFile = async (end: string) => {
  const { rawPayload } = await account.call({ url: '/api/account/export' });
  const found = Object.entries(unzipSync(rawPayload)).find(([name]) => name.endsWith(end));
  return found === undefined ? '' : strFromU8(found[1]);
};

const wordText = async (id: string) => {
  const { rawPayload } = await account.call({ url: `/api/assignments/${id}/feedback.docx` });
  return strFromU8(unzipSync(rawPayload)['word/document.xml'] ?? new Uint8Array()).replaceAll(
    /<[^>]+>/gu,
    '',
  );
};

describe('own comments', () => {
  it('are part of the review and take their points from the area', async () => {
    const id = await papers.add(sampleReview);
    const own = comment();
    const saved = await papers.save(id, { version: 1, comments: [own] });
    expect(saved.json<Grade>()).toMatchObject({ version: 2, contentScore: 67, grammarScore: 88 });
    expect((await reviewOf(id)).comments).toEqual([own]);
    const without = await papers.save(id, { version: 2, comments: [] });
    expect(without.json<Grade>()).toMatchObject({ contentScore: 70, totalGrade: 77.9 });
    expect((await reviewOf(id)).comments).toEqual([]);
  });

  it('cost nothing when dismissed, and stay when something else is edited', async () => {
    const id = await papers.add(sampleReview);
    const own = comment();
    await papers.save(id, { version: 1, comments: [own] });
    const dismissed = await papers.save(id, { version: 2, dismissed: [own.id, 'agreement:22', 'own-other'] });
    expect(dismissed.json<Grade>()).toMatchObject({ contentScore: 70, grammarScore: 94 });
    expect((await reviewOf(id)).dismissed).toEqual(['agreement:22', own.id]);
    await papers.save(id, { version: 3, feedback: 'Mine.' });
    expect((await reviewOf(id)).comments).toEqual([own]);
  });

  it('are placed by their quotation', async () => {
    const id = await papers.add(sampleReview);
    const moved = comment({ span: { start: 4, end: 4 + quote.length } });
    const gone = comment({ quote: 'Not in the paper.' });
    const whole = comment({ span: null, quote: null, page: null });
    await papers.save(id, { version: 1, comments: [moved, gone, whole] });
    const { comments } = await reviewOf(id);
    expect(comments.map(({ span }) => span)).toEqual([{ start: 0, end: quote.length }, null, null]);
    expect(comments[1]?.quote).toBe('Not in the paper.');
  });

  it('are encrypted in the database', async () => {
    const id = await papers.add(sampleReview);
    await papers.save(id, { version: 1, comments: [comment({ text: 'a rare wording' })] });
    const { rows } = await api.gradebook.database.execute<{ annotations: Buffer }>(
      `select annotations from grades where submission_id = '${id}'`,
    );
    const sealed = rows[0]?.annotations ?? Buffer.alloc(0);
    expect(sealed.length).toBeGreaterThan(50);
    expect(sealed.includes('rare wording')).toBe(false);
    expect(api.open(sealed)).toContain('a rare wording');
  });

  it.each<[string, object]>([
    ['an empty text', { text: '  ' }],
    ['a text that is too long', { text: 'x'.repeat(5001) }],
    ['more points than a score has', { points: 101 }],
    ['negative points', { points: -1 }],
    ['an empty span', { span: { start: 3, end: 3 } }],
    ['a span with fractions', { span: { start: 0.5, end: 3 } }],
    ['an unknown area', { area: 'style' }],
    ['the id of a finding', { id: 'agreement:22' }],
  ])('are refused with %s', async (_, change) => {
    const id = await papers.add(sampleReview);
    const answer = await papers.save(id, { version: 1, comments: [{ ...comment(), ...change }] });
    expect(answer.statusCode).toBe(400);
  });

  it('are refused beyond a hundred, on an outdated version and on an approved grade', async () => {
    const id = await papers.add(sampleReview);
    const many = Array.from({ length: 101 }, () => comment());
    expect((await papers.save(id, { version: 1, comments: many })).statusCode).toBe(400);
    await papers.save(id, { version: 1, comments: [comment()] });
    expect((await papers.save(id, { version: 1, comments: [] })).statusCode).toBe(409);
    await account.call({ method: 'POST', url: `/api/assignments/${id}/approve`, payload: {} });
    expect((await papers.save(id, { version: 2, comments: [] })).statusCode).toBe(409);
    await account.call({ method: 'POST', url: `/api/assignments/${id}/reopen` });
    expect((await reviewOf(id)).comments).toHaveLength(1);
  });

  it('stay when the paper is graded again, at their passage and with their points', async () => {
    const id = await papers.add(sampleReview);
    const own = comment();
    const dropped = comment({ area: 'grammar', points: 9 });
    await papers.save(id, { version: 1, comments: [own, dropped] });
    await papers.save(id, { version: 2, dismissed: [dropped.id, 'agreement:22'] });
    const text = `A new title.\n${samplePaper.text}`;
    await papers.grade(id, sampleReview, { ...samplePaper, text });
    const { grade, review } = await papers.get(id);
    const span = { start: 13, end: 13 + quote.length };
    expect(review?.comments).toEqual([
      { ...own, span },
      { ...dropped, span },
    ]);
    expect(review?.dismissed).toEqual([dropped.id]);
    expect(grade).toMatchObject({ contentScore: 67, grammarScore: 88 });
    // Once more, with nothing edited in between.
    await papers.grade(id, sampleReview);
    expect((await reviewOf(id)).comments).toMatchObject([own, { id: dropped.id }]);
  });

  it('come back with the grade that grading again replaced', async () => {
    const id = await papers.add(sampleReview);
    const own = comment();
    await papers.save(id, { version: 1, comments: [own], feedback: 'Mine.' });
    await papers.grade(id, sampleReview);
    const { grade } = await papers.get(id);
    const url = `/api/assignments/${id}/restore`;
    await account.call({ method: 'POST', url, payload: { version: grade?.version } });
    const restored = await papers.get(id);
    expect(restored.review?.comments).toEqual([own]);
    expect(restored.grade).toMatchObject({ feedback: 'Mine.', contentScore: 67 });
  });

  it('are in the feedback as Word document and in the account export', async () => {
    const id = await papers.add(sampleReview);
    const own = comment();
    await papers.save(id, { version: 1, comments: [own] });
    expect(await wordText(id)).toContain(`Page 1: “${quote}” Which students?`);
    expect(await wordText(id)).not.toContain('Which students? ()');
    expect(await accountFile('feedback.txt')).toContain(
      `page 1, content: "${quote}" Which students? (by you)`,
    );
    expect(JSON.parse(await accountFile('feedback.json'))).toMatchObject({
      grade: { annotations: { comments: [own], findingEdits: {} } },
    });
  });
});

const edit = {
  message: 'Plural subject, plural verb.',
  suggestion: 'Many people said',
  severity: 'advice',
} as const;

describe('changes of findings', () => {
  it('are kept beside the engine’s findings, and only what differs', async () => {
    const id = await papers.add(sampleReview);
    const findingEdits = {
      'agreement:22': edit,
      'agreement:47': { severity: 'error' },
      'agreement:99': edit,
      constructor: edit,
    };
    const saved = await papers.save(id, { version: 1, findingEdits });
    expect(saved.json<Grade>()).toMatchObject({ grammarScore: 94 });
    const review = await reviewOf(id);
    expect(review.findingEdits).toEqual({ 'agreement:22': edit });
    expect(review.findings[0]?.message).toBe('The verb does not agree with its subject.');
    const back = await papers.save(id, { version: 2, findingEdits: {} });
    expect(back.json<Grade>()).toMatchObject({ grammarScore: 88 });
    expect((await reviewOf(id)).findingEdits).toEqual({});
  });

  it('are in the feedback as Word document and in the account export', async () => {
    const id = await papers.add(sampleReview);
    await papers.save(id, { version: 1, findingEdits: { 'agreement:22': edit } });
    expect(await wordText(id)).toContain('Plural subject, plural verb. Suggestion: Many people said');
    expect(await accountFile('feedback.txt')).toContain(
      'Plural subject, plural verb. Suggestion: Many people said (Grammar, edited by you)',
    );
  });

  it('stay with the findings that are still there when the paper is graded again', async () => {
    const id = await papers.add(sampleReview);
    await papers.save(id, {
      version: 1,
      findingEdits: { 'agreement:22': edit, 'agreement:47': { message: 'x' } },
    });
    const findings = sampleReview.findings.slice(0, 1);
    await papers.grade(id, { ...sampleReview, findings });
    expect((await reviewOf(id)).findingEdits).toEqual({ 'agreement:22': edit });
    expect((await papers.get(id)).grade?.grammarScore).toBe(100);
  });

  it('are refused with an empty wording', async () => {
    const id = await papers.add(sampleReview);
    const findingEdits = { 'agreement:22': { message: ' ' } };
    expect((await papers.save(id, { version: 1, findingEdits })).statusCode).toBe(400);
  });
});

const addBatch = async () => {
  const course = await account.call({
    method: 'POST',
    url: '/api/courses',
    payload: { name: 'P', code: 'P' },
  });
  const courseId = course.json<{ id: string }>().id;
  const url = `/api/courses/${courseId}/assignments`;
  const set = await account.call({ method: 'POST', url, payload: { title: 'Essay' } });
  const place = { courseId, courseAssignmentId: set.json<{ id: string }>().id };
  const ids: string[] = [];
  for (let paper = 0; paper < 4; paper += 1) ids.push(await papers.add(sampleReview, place));
  return ids;
};

describe('an edit for all papers of the batch', () => {
  const wording = { message: 'Plural subject, plural verb.', severity: 'advice' } as const;

  const spread = (id: string, payload: object) =>
    account.call({
      method: 'POST',
      url: `/api/assignments/${id}/finding-edits`,
      payload: { findingId: 'agreement:22', edit: wording, ...payload },
    });

  it('changes the same check in the unapproved papers, not what was edited before, and can be taken back', async () => {
    const [first = '', second = '', edited = '', approved = ''] = await addBatch();
    const elsewhere = await papers.add(sampleReview);
    const mine = { 'agreement:22': { message: 'Mine.' } };
    await papers.save(edited, { version: 1, findingEdits: mine });
    await account.call({ method: 'POST', url: `/api/assignments/${approved}/approve`, payload: {} });
    const { changed } = (await spread(first, {})).json<{ changed: { id: string; findingIds: string[] }[] }>();
    expect(changed.toSorted((a, b) => b.findingIds.length - a.findingIds.length)).toEqual([
      { id: second, findingIds: ['agreement:22', 'agreement:47'] },
      { id: edited, findingIds: ['agreement:47'] },
    ]);
    expect((await reviewOf(second)).findingEdits).toEqual({
      'agreement:22': wording,
      'agreement:47': wording,
    });
    expect((await papers.get(second)).grade).toMatchObject({ version: 2, grammarScore: 100 });
    expect((await reviewOf(edited)).findingEdits).toEqual({ ...mine, 'agreement:47': wording });
    for (const id of [first, approved, elsewhere]) expect((await reviewOf(id)).findingEdits).toEqual({});

    await papers.save(second, {
      version: 2,
      findingEdits: { 'agreement:22': { message: 'Later.' }, 'agreement:47': wording },
    });
    await spread(first, { takeBack: changed });
    expect((await reviewOf(second)).findingEdits).toEqual({ 'agreement:22': { message: 'Later.' } });
    expect((await reviewOf(edited)).findingEdits).toEqual(mine);
    expect((await papers.get(edited)).grade?.grammarScore).toBe(88);
  });

  it('changes nothing for a finding that the review does not have, and is refused without words', async () => {
    const [first = ''] = await addBatch();
    expect((await spread(first, { findingId: 'typo:1' })).json()).toEqual({ changed: [] });
    expect((await spread(first, { edit: { message: '' } })).statusCode).toBe(400);
  });
});
