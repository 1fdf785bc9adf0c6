import { afterEach, beforeEach, expect, it } from 'vitest';
import { ModelServer } from '../testing/model-server.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

let server: ModelServer;
let other: ModelServer;

beforeEach(async () => {
  server = await ModelServer.start();
  other = await ModelServer.start();
});

afterEach(() => Promise.all([server.close(), other.close()]));

it('reaches the origin of the model, whatever the path', async () => {
  const answer = await createGuardedFetch(new URL(server.baseUrl))(new URL('/other/path', server.baseUrl), {
    method: 'POST',
    body: '{}',
  });
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
});

// ASVS-15.3.2, LLM02
it('reaches no other origin, not even by redirect', async () => {
  const guarded = createGuardedFetch(new URL(server.baseUrl));
  await expect(guarded(`${other.baseUrl}/chat/completions`)).rejects.toThrow(
    'the model is at another address',
  );
  await expect(guarded('http://169.254.169.254/latest/meta-data')).rejects.toThrow('another address');
  server.condition = { kind: 'redirect', to: other.baseUrl };
  expect((await guarded(server.baseUrl, { method: 'POST', body: '{}' })).status).toBe(307);
  expect(other.received).toEqual([]);
});

// LLM05
it('cuts an answer of more than a megabyte', async () => {
  server.condition = { kind: 'flood' };
  const answer = await createGuardedFetch(new URL(server.baseUrl))(server.baseUrl);
  await expect(answer.text()).rejects.toThrow('the answer is too long');
});
