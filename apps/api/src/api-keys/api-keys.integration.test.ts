import type { ApiKeyStatus, Assignment } from '@greenpen/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { appCode } from '../../../../tools/testing/app-code.ts';
import { filesForm } from '../testing/multipart.ts';
import {
  cookieOf,
  startTestApi,
  testPassword,
  type TestAccount,
  type TestApi,
} from '../testing/start-test-api.ts';

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

// ASVS-7.2.2
it('is shown once, masked afterwards, and nowhere in the database or the log', async () => {
  const account = await api.signUp();
  const none = {
    hasApiKey: false,
    apiKey: null,
    createdAt: null,
    expiresAt: null,
    lastUsedAt: null,
    lastUsedFrom: null,
  };
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

// ASVS-7.2.2
it('says when it was last used and from where', async () => {
  const account = await api.signUp();
  const apiKey = await generate(account);
  await api.app.inject({ url: '/api/courses', headers: by(apiKey), remoteAddress: '192.0.2.7' });
  const { lastUsedAt, lastUsedFrom } = await status(account);
  expect(lastUsedFrom).toBe('192.0.2.7');
  expect(Date.now() - Date.parse(lastUsedAt ?? '')).toBeLessThan(60_000);
});

// ASVS-7.2.2
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

// ASVS-7.2.2
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

const dayMs = 24 * 60 * 60 * 1000;

const make = ({ call }: TestAccount, payload?: object) =>
  call({ method: 'POST', url: '/api/auth/generate-api-key', ...(payload === undefined ? {} : { payload }) });

// ASVS-7.2.2
it.each([
  ['a year where nothing is sent', undefined, 365],
  ['a year where nothing is chosen', {}, 365],
  ['as long as its owner chooses', { expiresInDays: 30 }, 30],
  ['a year at most', { expiresInDays: 365 }, 365],
])('is valid %s', async (_what, payload, days) => {
  const account = await api.signUp();
  expect((await make(account, payload)).statusCode).toBe(200);
  const { expiresAt } = await status(account);
  const left = expiresAt === null ? null : Math.round((Date.parse(expiresAt) - Date.now()) / dayMs);
  expect(left).toBe(days);
});

// ASVS-7.2.2
it.each([
  { expiresInDays: 0 },
  { expiresInDays: 366 },
  { expiresInDays: null },
  { expiresInDays: '30' },
  { days: 30 },
])('takes no expiry of %j', async (payload) => {
  expect((await make(await api.signUp(), payload)).statusCode).toBe(400);
});

// ASVS-7.2.2
it('expires after a year if an earlier version created it without expiry', async () => {
  const account = await api.signUp();
  const apiKey = await generate(account);
  const age = (interval: string) =>
    api.gradebook.database.execute(
      sql`update api_keys set expires_at = null, created_at = now() - ${interval}::interval where owner_id = ${account.id}`,
    );
  await age('364 days');
  expect(await isTaken(apiKey)).toBe(true);
  expect((await status(account)).expiresAt).not.toBeNull();
  await age('365 days');
  expect(await isTaken(apiKey)).toBe(false);
});

// ASVS-7.2.2
it('gives no access after it expired', async () => {
  const account = await api.signUp();
  const apiKey = await generate(account);
  await api.gradebook.database.execute(
    sql`update api_keys set expires_at = now() where owner_id = ${account.id}`,
  );
  expect(await isTaken(apiKey)).toBe(false);
  expect(await status(account)).toMatchObject({ hasApiKey: true });
});

// ASVS-7.2.2
it('needs a fresh sign-in, with the second factor if there is one', async () => {
  const account = await api.signUp();
  const post = (url: string, payload: object, cookie: string) =>
    api.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  const age = () =>
    api.gradebook.database.execute(
      sql`update session set created_at = now() - interval '16 minutes' where user_id = ${account.id}`,
    );
  const begun = await post(
    '/api/account/two-factor/begin',
    { currentPassword: testPassword },
    account.cookie,
  );
  const { secret } = begun.json<{ secret: string }>();
  const code = appCode(secret, -1);
  const confirmed = await post('/api/account/two-factor/confirm', { code }, account.cookie);
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  await age();
  const refused = await post('/api/auth/generate-api-key', {}, cookieOf(confirmed));
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'CONFIRMATION_NEEDED' }]);

  // Changing the password asks only for the old password, so the sign-in does not count as fresh.
  const newPassword = 'a quite new password';
  const passwords = { currentPassword: testPassword, newPassword };
  const changed = await post('/api/account/change-password', passwords, cookieOf(confirmed));
  expect((await post('/api/auth/generate-api-key', {}, cookieOf(changed))).statusCode).toBe(403);

  const confirm = (body: object) =>
    post('/api/account/confirm', { currentPassword: newPassword, ...body }, cookieOf(changed));
  expect((await confirm({})).json()).toMatchObject({ code: 'CODE_NEEDED' });
  expect((await confirm({ code: '000000' })).json()).toMatchObject({ code: 'CODE_WRONG' });
  const fresh = await confirm({ code: recoveryCodes[0] });
  expect((await post('/api/auth/generate-api-key', {}, cookieOf(fresh))).statusCode).toBe(200);
});

// ASVS-7.2.2
it('is revoked by a password reset and by signing out everywhere else, and by no other sign-out', async () => {
  const account = await api.signUp();
  const { id: ownerId, email } = account;
  const resetPassword = async () => {
    const link = await api.gradebook.accountLinks.createReset({ email, baseUrl: 'http://localhost:3000' });
    const payload = { token: link?.split('#')[1] ?? '', newPassword: testPassword };
    return api.app.inject({ method: 'POST', url: '/api/identity/reset-password', payload });
  };
  const first = await generate(account);
  await api.gradebook.sessions.endMany({ ownerId, exceptSessionId: null, revokesKey: false });
  expect(await isTaken(first)).toBe(true);
  expect((await resetPassword()).statusCode).toBe(200);
  expect(await isTaken(first)).toBe(false);

  const signedIn = async () =>
    cookieOf(
      await api.app.inject({
        method: 'POST',
        url: '/api/identity/sign-in/email',
        payload: { email, password: testPassword },
      }),
    );
  const cookie = await signedIn();
  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  const key = async () => (await post('/api/auth/generate-api-key', {})).json<{ apiKey: string }>().apiKey;
  const second = await key();
  await post('/api/account/sessions/end-others', {});
  expect(await isTaken(second)).toBe(false);
  const third = await key();
  const passwords = { currentPassword: testPassword, newPassword: 'a quite new password' };
  await post('/api/account/change-password', { ...passwords, endOtherSessions: true });
  expect(await isTaken(third)).toBe(false);
});

// ASVS-7.2.2
it('is revoked by a password change and by turning on the second factor', async () => {
  const account = await api.signUp();
  let { cookie } = account;
  const post = async (url: string, payload: object) => {
    const answer = await api.app.inject({ method: 'POST', url, payload, headers: { cookie } });
    if (answer.cookies.length > 0) cookie = cookieOf(answer);
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  const key = async () => (await post('/api/auth/generate-api-key', {})).json<{ apiKey: string }>().apiKey;
  const first = await key();
  const newPassword = 'a quite new password';
  await post('/api/account/change-password', { currentPassword: testPassword, newPassword });
  expect(await isTaken(first)).toBe(false);
  const second = await key();
  const begun = await post('/api/account/two-factor/begin', { currentPassword: newPassword });
  expect(await isTaken(second)).toBe(true);
  const code = appCode(begun.json<{ secret: string }>().secret);
  await post('/api/account/two-factor/confirm', { code });
  expect(await isTaken(second)).toBe(false);
});
