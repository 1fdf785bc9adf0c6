import type { AssignmentWithReview, SavedGrade } from '@greenpen/api-contract';
import type { Review } from '@greenpen/grading';
import type { Paper } from '@greenpen/paper';
import { reviewPaper } from '@greenpen/paper-review';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ReviewedPapers } from '../../testing/reviewed-papers.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../testing/start-test-api.ts';

const essay = `Sleep and the Exam

Sleep helps memory because the brain sorts new material at night (Diaz and Lee, 2019). A student who sleeps well before an exam remembers more of what she read, and the effect lasts for weeks.

The students was tired, and many of them recieve lower grades than they could. The results was clear in each of the four groups that the two authors followed for a whole semester. Due to the fact that naps are short, most dormitories allows them.

In this essay I argue that colleges should open quiet rooms. I feel that this would be good, because the cost is low and the students was asking for it for years.

References

Diaz, M., & Lee, K. (2019). Sleep and recall. Journal of Learning, 12(3), 45–60.`;

let api: TestApi;
let account: TestAccount;
let papers: ReviewedPapers;
let reviewed: { readonly paper: Paper; readonly review: Review };

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
  account = await api.signUp();
  papers = new ReviewedPapers(api, account);
  const outcome = await reviewPaper({
    source: { text: essay },
    brief: {
      title: 'Sleep on campus',
      description: '',
      instructions: 'Explain how sleep helps memory. Describe one limitation of the evidence.',
      rubric: '',
      type: 'assignment',
      maxPoints: 100,
    },
  });
  if (outcome.status !== 'reviewed') throw new Error(outcome.refusal.code);
  reviewed = outcome;
}, 60_000);

afterAll(() => api.stop());

async function addPaper(): Promise<string> {
  const id = await papers.add(reviewed.review);
  await papers.grade(id, reviewed.review, reviewed.paper);
  return id;
}

async function save(id: string, edit: object): Promise<SavedGrade> {
  const { grade } = await papers.get(id);
  const answer = await papers.save(id, { version: grade?.version, ...edit });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const textsOf = ({ grammarFeedback, apaFeedback, contentFeedback, feedback }: SavedGrade) => ({
  grammar: grammarFeedback,
  apa: apaFeedback,
  content: contentFeedback,
  overall: feedback,
});

const textFieldsOf = ({ grammarFeedback, apaFeedback, contentFeedback, feedback }: SavedGrade) => ({
  grammarFeedback,
  apaFeedback,
  contentFeedback,
  feedback,
});

/** Ids of findings of an area on which its draft rests. */
function restingOn({ review }: AssignmentWithReview, area: string): string[] {
  const findings = new Set(review?.findings.map(({ id }) => id));
  const sentences = review?.draft.sentences.filter((sentence) => sentence.area === area) ?? [];
  return sentences.flatMap(({ restsOn }) => restsOn).filter((id) => findings.has(id));
}

describe('a draft that follows the findings', () => {
  it('is written again when findings are dismissed and restored', async () => {
    const id = await addPaper();
    const before = await papers.get(id);
    expect(before.review?.draft.sentences).toEqual(reviewed.review.sentences);
    const dismissed = reviewed.review.findings.filter(({ area }) => area === 'grammar').map((one) => one.id);
    const saved = await save(id, { dismissed });
    expect(saved.grammarFeedback).not.toBe(reviewed.review.feedback.grammar);
    expect(saved.draft?.feedback).toEqual(textsOf(saved));
    expect(restingOn(await papers.get(id), 'grammar')).toEqual([]);
    const restored = await save(id, { dismissed: [] });
    expect(textsOf(restored)).toEqual(reviewed.review.feedback);
    expect(restored.draft?.sentences).toEqual(reviewed.review.sentences);
  });

  it('leaves a text alone in which the instructor wrote, and offers the new draft beside it', async () => {
    const id = await addPaper();
    const own = `${reviewed.review.feedback.grammar} See me about this.`;
    await save(id, { grammarFeedback: own });
    const dismissed = reviewed.review.findings.filter(({ area }) => area === 'grammar').map((one) => one.id);
    const saved = await save(id, { dismissed });
    expect(saved.grammarFeedback).toBe(own);
    expect(saved.draft?.feedback.grammar).not.toContain('See me');
    // What was edited still rests on what was dismissed.
    const stale = restingOn(await papers.get(id), 'grammar');
    expect(stale.length).toBeGreaterThan(0);
    expect(dismissed).toEqual(expect.arrayContaining(stale));

    const back = await save(id, { grammarFeedback: saved.draft?.feedback.grammar });
    expect(restingOn(await papers.get(id), 'grammar')).toEqual([]);
    const restored = await save(id, { dismissed: [] });
    expect(back.grammarFeedback).not.toBe(restored.grammarFeedback);
    expect(restored.grammarFeedback).toBe(reviewed.review.feedback.grammar);
  });

  it('keeps a text that is typed in the same save as a decision', async () => {
    const id = await addPaper();
    const [first] = reviewed.review.findings;
    const saved = await save(id, { dismissed: [first?.id ?? ''], feedback: 'Well done.' });
    expect(saved.feedback).toBe('Well done.');
  });

  it('follows corrected verdicts, own comments, edited findings and scores', async () => {
    const id = await addPaper();
    const requirements = reviewed.review.judgement.requirements.map(({ requirement }) => requirement);
    const limitation = requirements.find(({ text }) => text.includes('limitation'))?.id ?? '';
    const missing = await save(id, { verdicts: { [limitation]: 'not-found' } });
    const met = await save(id, { verdicts: { [limitation]: 'met' } });
    expect(textsOf(met)).not.toEqual(textsOf(missing));
    await save(id, { verdicts: { [limitation]: null } });

    const comment = {
      id: 'own-1',
      area: 'content',
      severity: 'error',
      text: 'Name the dormitories that you have in mind.',
      span: null,
      quote: null,
      page: null,
      points: 20,
    };
    const commented = await save(id, { comments: [comment] });
    expect(commented.draft?.sentences.some(({ restsOn }) => restsOn.includes('own-1'))).toBe(true);
    const removed = await save(id, { comments: [] });
    expect(textsOf(removed)).toEqual(reviewed.review.feedback);

    const low = await save(id, { contentScore: 10, grammarScore: 10, apaScore: 10 });
    expect(low.feedback).not.toBe(reviewed.review.feedback.overall);
    const measured = await save(id, { contentScore: null, grammarScore: null, apaScore: null });
    expect(textsOf(measured)).toEqual(reviewed.review.feedback);
  });

  it('follows the comments that stay when the paper is graded again', async () => {
    const id = await addPaper();
    const comment = {
      id: 'own-1',
      area: 'content',
      severity: 'error',
      text: 'Name the dormitories that you have in mind.',
      span: null,
      quote: null,
      page: null,
      points: 20,
    };
    const commented = await save(id, { comments: [comment] });
    await papers.grade(id, reviewed.review, reviewed.paper);
    const { review, grade } = await papers.get(id);
    expect(review?.draft.sentences).toEqual(commented.draft?.sentences);
    expect(grade).toMatchObject(textFieldsOf(commented));
  });

  it('counts no words of a new draft as typed', async () => {
    const id = await addPaper();
    await save(id, { dismissed: reviewed.review.findings.slice(0, 4).map((one) => one.id) });
    const { grade } = await api.gradebook.submissions.get({ ownerId: account.id, submissionId: id });
    expect(grade?.words.typedWords).toBe(0);
    expect(grade?.words.feedbackWords).toBeGreaterThan(0);
  });

  it('saves the decision where the draft cannot be written again', async () => {
    const id = await addPaper();
    const { drafting: _, ...older } = reviewed.review;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a review as an earlier version stored it
    await papers.grade(id, older as Review, reviewed.paper);
    const [first] = reviewed.review.findings;
    const saved = await save(id, { dismissed: [first?.id ?? ''] });
    expect(textsOf(saved)).toEqual(reviewed.review.feedback);
    expect((await papers.get(id)).review?.dismissed).toEqual([first?.id]);
  });
});

const rename = async (id: string, studentName: string | null) => {
  const payload = { studentName };
  const answer = await account.call({ method: 'PATCH', url: `/api/assignments/${id}`, payload });
  expect(answer.statusCode).toBe(200);
};

describe('a corrected name of the student', () => {
  it('is put into the draft, and taken out with the name', async () => {
    const id = await addPaper();
    const before = await papers.get(id);
    await rename(id, 'Dana Ortiz');
    const named = await papers.get(id);
    expect(named.grade?.feedback).toMatch(/^Dana, /u);
    expect(named.review?.draft.feedback.overall).toBe(named.grade?.feedback);
    await rename(id, 'Dana Ortiz-Lindqvist');
    expect((await papers.get(id)).grade?.version).toBe(named.grade?.version);
    await rename(id, before.studentName);
    expect((await papers.get(id)).grade?.feedback).toBe(before.grade?.feedback);
  });

  it('leaves an edited text and an approved grade alone', async () => {
    const [edited, approved] = [await addPaper(), await addPaper()];
    await save(edited, { feedback: 'My own words.' });
    await rename(edited, 'Dana Ortiz');
    expect((await papers.get(edited)).grade?.feedback).toBe('My own words.');
    expect((await papers.get(edited)).review?.draft.feedback.overall).toMatch(/^Dana, /u);
    await account.call({ method: 'POST', url: `/api/assignments/${approved}/approve`, payload: {} });
    const before = await papers.get(approved);
    await rename(approved, 'Dana Ortiz');
    expect((await papers.get(approved)).grade).toEqual(before.grade);
  });
});

const preview = async (id: string, manner: object) =>
  (await account.call({ method: 'POST', url: `/api/assignments/${id}/redraft`, payload: { manner } })).json();

const redraftAll = async (payload: object) =>
  (await account.call({ method: 'POST', url: '/api/assignments/redraft', payload })).json();

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

describe('a manner', () => {
  it('is previewed without a change, applied with an edit and taken back', async () => {
    const id = await addPaper();
    await save(id, { apaFeedback: 'My own words.' });
    const before = await papers.get(id);
    const { texts } = await preview(id, { length: 'shorter' });
    expect(await papers.get(id)).toEqual(before);
    expect(texts.filter(({ isEdited }: { isEdited: boolean }) => isEdited)).toMatchObject([
      { area: 'apa', before: 'My own words.' },
    ]);
    const saved = await save(id, { manner: { length: 'shorter' } });
    expect(saved.draft?.manner).toEqual({ length: 'shorter' });
    expect(saved.apaFeedback).toBe('My own words.');
    const drafted = texts.filter(({ isEdited }: { isEdited: boolean }) => !isEdited);
    for (const { area, after } of drafted) expect(textsOf(saved)).toMatchObject({ [area]: after });
    // A later decision is drafted in the same manner.
    const [first] = reviewed.review.findings;
    expect((await save(id, { dismissed: [first?.id ?? ''] })).draft?.manner).toEqual({ length: 'shorter' });
    await save(id, { dismissed: [] });
    const back = await save(id, { manner: {} });
    expect({ ...textsOf(back), apa: '' }).toEqual({ ...reviewed.review.feedback, apa: '' });
  });

  it('is applied to a batch, with approved papers and edited texts left alone', async () => {
    const [plain, edited, approved] = [await addPaper(), await addPaper(), await addPaper()];
    await save(edited, { feedback: 'My own words.' });
    await account.call({ method: 'POST', url: `/api/assignments/${approved}/approve`, payload: {} });
    const manner = { tone: 'plainer', length: 'shorter' };
    const asked = [plain, edited, approved].map((id) => ({ id, manner }));
    const before = await Promise.all([plain, edited, approved].map((id) => papers.get(id)));
    const shown = await redraftAll({ papers: asked, isPreview: true });
    expect(await Promise.all([plain, edited, approved].map((id) => papers.get(id)))).toEqual(before);
    const done = await redraftAll({ papers: asked });
    expect(done.redrafted.toSorted(byId)).toEqual(shown.redrafted.toSorted(byId));
    expect(done).toMatchObject({ approved: [approved], notReady: [] });
    expect((await papers.get(edited)).grade?.feedback).toBe('My own words.');
    expect((await papers.get(approved)).grade).toEqual(before[2]?.grade);
    expect((await papers.get(plain)).review?.draft.manner).toEqual(manner);

    await redraftAll({ papers: done.redrafted });
    const back = await papers.get(plain);
    expect(back.review?.draft.manner).toEqual({});
    expect(back.grade?.feedback).toBe(reviewed.review.feedback.overall);
  });

  it('is refused for a paper of another instructor', async () => {
    const id = await addPaper();
    const stranger = await api.signUp();
    const one = await stranger.call({
      method: 'POST',
      url: `/api/assignments/${id}/redraft`,
      payload: { manner: {} },
    });
    const many = await stranger.call({
      method: 'POST',
      url: '/api/assignments/redraft',
      payload: { papers: [{ id, manner: {} }] },
    });
    expect([one.statusCode, many.statusCode]).toEqual([404, 404]);
  });
});
