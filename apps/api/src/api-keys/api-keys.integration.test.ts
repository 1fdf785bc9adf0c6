import type { ApiKeyStatus, Assignment } from '@greenpen/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

const status = async ({ call }: TestAccount): Promise<ApiKeyStatus> =>
  (await call({ url: '/api/auth/api-key' })).json();

async function generate({ call }: TestAccount): Promise<string> {
  const answer = await call({ method: 'POST', url: '/api/auth/generate-api-key' });
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<{ apiKey: string }>().apiKey;
}

const by = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });

const isTaken = async (apiKey: string): Promise<boolean> =>
  (await api.app.inject({ url: '/api/assignments', headers: by(apiKey) })).statusCode === 200;

it('is shown once, masked afterwards, and nowhere in the database or the log', async () => {
  const account = await api.signUp();
  const none = { hasApiKey: false, apiKey: null, createdAt: null, lastUsedAt: null, lastUsedFrom: null };
  expect(await status(account)).toEqual(none);
  const apiKey = await generate(account);
  expect(apiKey).toMatch(/^gg_[\w-]{43}$/u);
  const shown = await status(account);
  expect(shown).toMatchObject({
    hasApiKey: true,
    apiKey: `gg_••••••••${apiKey.slice(-4)}`,
    lastUsedAt: null,
  });
  await api.app.inject({ url: '/api/assignments', headers: by(apiKey) });
  const { rows } = await api.gradebook.database.execute(sql`select * from api_keys`);
  expect(JSON.stringify(rows)).not.toContain(apiKey.slice(3, -4));
  expect(api.logged()).not.toContain(apiKey.slice(3, -4));
});

it('says when it was last used and from where', async () => {
  const account = await api.signUp();
  const apiKey = await generate(account);
  await api.app.inject({ url: '/api/courses', headers: by(apiKey), remoteAddress: '192.0.2.7' });
  const { lastUsedAt, lastUsedFrom } = await status(account);
  expect(lastUsedFrom).toBe('192.0.2.7');
  expect(Date.now() - Date.parse(lastUsedAt ?? '')).toBeLessThan(60_000);
});

it('is replaced by the next one at once, and revoked at once', async () => {
  const account = await api.signUp();
  const first = await generate(account);
  expect(await isTaken(first)).toBe(true);
  const second = await generate(account);
  expect([await isTaken(first), await isTaken(second)]).toEqual([false, true]);
  const revoke = () => account.call({ method: 'DELETE', url: '/api/auth/api-key' });
  expect((await revoke()).json()).toEqual({ revoked: true });
  expect((await revoke()).statusCode).toBe(200);
  expect(await isTaken(second)).toBe(false);
  expect(await status(account)).toMatchObject({ hasApiKey: false });
});

it('ends with its account', async () => {
  const account = await api.signUp();
  const apiKey = await generate(account);
  await api.gradebook.database.execute(sql`delete from "user" where id = ${account.id}`);
  expect(await isTaken(apiKey)).toBe(false);
});

it('works for an extension, whose requests come from another origin', async () => {
  const account = await api.signUp();
  const apiKey = await generate(account);
  const form = filesForm([{ fileName: 'a.txt', content: 'Sleep helps.' }]);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/assignments/upload',
    payload: form.payload,
    headers: {
      ...form.headers,
      ...by(apiKey),
      origin: 'chrome-extension://abcdefghijklmnop',
      'sec-fetch-site': 'cross-site',
    },
  });
  expect(answer.json<{ assignments: Assignment[] }>().assignments).toHaveLength(1);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

it('is made ten times an hour at most', async () => {
  const account = await api.signUp();
  const make = () => account.call({ method: 'POST', url: '/api/auth/generate-api-key' });
  for (let index = 0; index < 10; index += 1) expect((await make()).statusCode).toBe(200);
  const refused = await make();
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});
