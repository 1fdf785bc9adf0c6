import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { appCode } from '../../../../tools/testing/app-code.ts';
import { readOutbox, tokenIn } from '../testing/read-outbox.ts';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let email: string;
let cookie = '';
let made = 0;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl'), hasMail: true });
  await api.signUp();
});

afterAll(() => api.stop());

beforeEach(async () => {
  made += 1;
  cookie = '';
  email = `told-${made}@example.edu`;
  await ask('/api/identity/sign-up/email', { name: 'Robin Vale', email });
  const token = tokenIn((await readOutbox(api, email)).at(-1));
  await ask('/api/identity/reset-password', { token, newPassword: testPassword });
  await ask('/api/identity/sign-in/email', { email, password: testPassword });
});

/** A browser of this person, which keeps its cookies. */
async function ask(url: string, payload: object = {}, method: 'POST' | 'DELETE' = 'POST') {
  const answer = await api.app.inject({ method, url, payload, headers: { cookie } });
  if (answer.cookies.length > 0) cookie = cookieOf(answer);
  return answer;
}

const lastNotice = async (to = email) => (await readOutbox(api, to)).at(-1)?.text ?? '';

const currentPassword = testPassword;

// ASVS-6.3.7
it('tells the owner of a new password', async () => {
  await ask('/api/account/change-password', { currentPassword, newPassword: 'a quite new password' });
  expect(await lastNotice()).toContain('Your password was changed.');
  await ask('/api/identity/forgot-password', { email });
  const token = tokenIn((await readOutbox(api, email)).at(-1));
  await ask('/api/identity/reset-password', { token, newPassword: testPassword });
  expect(await lastNotice()).toContain('A new password was set');
});

// ASVS-6.3.7
it('tells the owner of the second factor, of a recovery code that was used and of new ones', async () => {
  const begun = await ask('/api/account/two-factor/begin', { currentPassword });
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await ask('/api/account/two-factor/confirm', { code: appCode(secret, -1) });
  expect(await lastNotice()).toContain('Two-factor sign-in was switched on.');
  const [code] = confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  const wrong = 'aaaa-bbbb-cccc-dddd';
  const before = (await readOutbox(api, email)).length;
  await ask('/api/account/two-factor/recovery-codes', { currentPassword, code: wrong });
  expect(await readOutbox(api, email)).toHaveLength(before);
  await ask('/api/account/two-factor/recovery-codes', { currentPassword, code });
  const [used, replaced] = (await readOutbox(api, email)).slice(before);
  expect(used?.text).toContain('A recovery code was used');
  expect(replaced?.text).toContain('recovery codes were replaced');
  await ask('/api/account/two-factor/switch-off', { currentPassword, code: appCode(secret) });
  expect(await lastNotice()).toContain('Two-factor sign-in was switched off.');
});

// ASVS-6.3.7
it('tells both addresses when the address changes', async () => {
  const moved = `moved-${made}@example.edu`;
  await ask('/api/account/change-email', { currentPassword, email: moved });
  await ask('/api/identity/verify-email', { token: tokenIn((await readOutbox(api, moved)).at(-1)) });
  for (const to of [email, moved]) expect(await lastNotice(to)).toContain(`was changed to ${moved}.`);
});

// ASVS-6.3.7
it('tells the owner of a new API key, with its end, and of its end before that', async () => {
  const { apiKey } = (await ask('/api/auth/generate-api-key')).json<{ apiKey: string }>();
  const year = new Date().getUTCFullYear() + 1;
  expect(await lastNotice()).toContain(
    `An API key that ends in ${apiKey.slice(-4)} was generated. It works until ${year}-`,
  );
  expect(await lastNotice()).not.toContain(apiKey);
  await ask('/api/auth/api-key', {}, 'DELETE');
  expect(await lastNotice()).toContain('Your API key was revoked.');
  const before = (await readOutbox(api, email)).length;
  await ask('/api/auth/api-key', {}, 'DELETE');
  expect(await readOutbox(api, email)).toHaveLength(before);
});

// ASVS-6.3.7
it('tells the owner that signing out everywhere else revoked the API key, where there was one', async () => {
  await ask('/api/auth/generate-api-key');
  await ask('/api/account/sessions/end-others');
  expect(await lastNotice()).toContain('You were signed out everywhere else, and your API key was revoked.');
  const before = (await readOutbox(api, email)).length;
  await ask('/api/account/sessions/end-others');
  expect(await readOutbox(api, email)).toHaveLength(before);
});

// ASVS-6.3.7
it('tells the owner that a change of password revoked the API key, where it did', async () => {
  const change = async (endOtherSessions: boolean) => {
    const same = { currentPassword, newPassword: testPassword, endOtherSessions };
    expect((await ask('/api/account/change-password', same)).statusCode).toBe(200);
    return lastNotice();
  };
  const told =
    'Your password was changed. You were signed out everywhere else, and your API key was revoked.';
  await ask('/api/auth/generate-api-key');
  expect(await change(true)).toContain(told);
  expect(await change(false)).not.toContain('API key');
  await ask('/api/auth/generate-api-key');
  expect(await change(false)).toContain('Your password was changed, and your API key was revoked.');
  expect(await change(true)).not.toContain('API key');
});

// ASVS-6.3.7
it('tells the owner that the account was deleted, by a letter of its own to the address it had', async () => {
  await ask('/api/account', { currentPassword: 'not this one' }, 'DELETE');
  const before = (await readOutbox(api, email)).length;
  expect((await ask('/api/account', { currentPassword }, 'DELETE')).json()).toEqual({ deleted: true });
  const letters = await readOutbox(api, email);
  expect(letters).toHaveLength(before + 1);
  expect(letters.at(-1)?.subject).toBe('Your Greenpen account was deleted');
  expect(letters.at(-1)?.text).toContain('You can no longer sign in');
});

// ASVS-6.3.7
it('does not notify about refused changes', async () => {
  const before = (await readOutbox(api, email)).length;
  await ask('/api/account/change-password', {
    currentPassword: 'not this one',
    newPassword: 'a quite new password',
  });
  await ask('/api/account/two-factor/recovery-codes', { currentPassword });
  expect(await readOutbox(api, email)).toHaveLength(before);
});

it('sends nothing where no mail is set up', async () => {
  const silent = await startTestApi({ serverUrl: inject('databaseUrl') });
  const account = await silent.signUp();
  await account.call({ method: 'POST', url: '/api/auth/generate-api-key' });
  expect(await readOutbox(silent, account.email)).toEqual([]);
  await silent.stop();
});
