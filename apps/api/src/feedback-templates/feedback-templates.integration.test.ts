import type { FeedbackTemplate } from '@greenpen/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ReviewedPapers } from '../testing/reviewed-papers.ts';
import { sampleReview } from '../testing/sample-review.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

it('keeps templates by category until they are deleted', async () => {
  const { call } = await api.signUp();
  const create = (payload: object) => call({ method: 'POST', url: '/api/feedback-templates', payload });
  await create({ name: 'Verbs', category: 'grammar', template: 'Look at your verbs.' });
  await create({ name: 'Depth', category: 'content', template: 'Say why.' });
  const general = await create({ name: 'Thanks', template: 'Thank you.' });
  expect(general.json()).toMatchObject({ category: 'general', name: 'Thanks' });
  const list = async () => (await call({ url: '/api/feedback-templates' })).json<FeedbackTemplate[]>();
  expect((await list()).map(({ name }) => name)).toEqual(['Depth', 'Thanks', 'Verbs']);
  const url = `/api/feedback-templates/${general.json<FeedbackTemplate>().id}`;
  expect((await call({ method: 'DELETE', url })).json()).toEqual({ deleted: true });
  expect((await call({ method: 'DELETE', url })).json()).toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
  expect(await list()).toHaveLength(2);
});

it.each([{}, { name: 'Verbs' }, { name: ' ', template: '' }])('says what %j lacks', async (payload) => {
  const { call } = await api.signUp();
  const answer = await call({ method: 'POST', url: '/api/feedback-templates', payload });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    'Please fill in both name and template fields.',
  ]);
});

it('gives a new account a starter set for each category, apart from its own, and removes what is deleted', async () => {
  const { call } = await api.signUp();
  const all = async () =>
    (await call({ url: '/api/feedback-templates?starters=with' })).json<FeedbackTemplate[]>();
  const starters = await all();
  expect(new Set(starters.map(({ category }) => category)).size).toBe(4);
  expect(starters.every(({ isStarter }) => isStarter)).toBe(true);
  expect((await call({ url: '/api/feedback-templates' })).json()).toEqual([]);
  await call({ method: 'DELETE', url: `/api/feedback-templates/${starters[0]?.id}` });
  expect(await all()).toEqual(starters.slice(1));
});

const comment = (words: string) => ({
  id: `own-${randomUUID()}`,
  area: 'content',
  severity: 'error',
  text: words,
  span: null,
  quote: null,
  page: null,
});

it('offers a comment that was written on several papers, until it is saved', async () => {
  const account = await api.signUp();
  const papers = new ReviewedPapers(api, account);
  const text = 'Say why this matters.';
  const suggestions = async () => (await account.call({ url: '/api/feedback-templates/suggestions' })).json();
  for (const words of [text, `${text} `, 'say why  this matters.']) {
    expect(await suggestions()).toEqual([]);
    const id = await papers.add(sampleReview);
    // Twice on one paper counts once.
    await papers.save(id, { version: 1, comments: [comment(words), comment(words)] });
  }
  expect(await suggestions()).toMatchObject([{ category: 'content', papers: 3 }]);
  const payload = { name: 'Why', category: 'content', template: text };
  await account.call({ method: 'POST', url: '/api/feedback-templates', payload });
  expect(await suggestions()).toEqual([]);
});
