import type { FeedbackTemplate } from '@greenpen/api-contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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
