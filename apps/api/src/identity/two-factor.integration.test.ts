import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appCode } from '../../../../tools/testing/app-code.ts';
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

const post = (url: string, payload: object, cookie = '') =>
  api.app.inject({ method: 'POST', url, payload, headers: { cookie } });

const signIn = async (email: string, password = testPassword) =>
  post('/api/identity/sign-in/email', { email, password });

type WithApp = TestAccount & { readonly secret: string; readonly codes: readonly string[] };

/** An account whose app was confirmed with the code before the current one. */
async function withTwoFactor(): Promise<WithApp> {
  const person = await api.signUp();
  const begun = await post('/api/account/two-factor/begin', { currentPassword: testPassword }, person.cookie);
  const { secret } = begun.json<{ secret: string }>();
  const done = await post('/api/account/two-factor/confirm', { code: appCode(secret, -1) }, person.cookie);
  expect(done.statusCode).toBe(200);
  const cookie = cookieOf(done);
  const { recoveryCodes } = done.json<{ recoveryCodes: string[] }>();
  return { ...person, cookie, secret, codes: recoveryCodes };
}

/** The cookie of a browser that has done the first step. */
async function firstStep(email: string): Promise<string> {
  const answer = await signIn(email);
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'second-step' }]);
  return cookieOf(answer);
}

const secondStep = (cookie: string, code: string) => post('/api/identity/second-step', { code }, cookie);

const isSignedIn = async (cookie: string) =>
  (await api.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode === 200;

describe('two-factor sign-in', () => {
  // ASVS-7.2.4, ASVS-7.5.1
  it('is switched on with the password and a code, and gives the session a new token', async () => {
    const person = await api.signUp();
    const begin = (currentPassword: string) =>
      post('/api/account/two-factor/begin', { currentPassword }, person.cookie);
    expect((await begin('')).statusCode).toBe(403);
    expect((await begin('not the password')).json()).toMatchObject({ code: 'PASSWORD_WRONG' });
    const { uri, secret } = (await begin(testPassword)).json<{ uri: string; secret: string }>();
    expect(uri).toContain(`secret=${secret}`);
    const confirm = (code: string) => post('/api/account/two-factor/confirm', { code }, person.cookie);
    expect((await confirm('000000')).statusCode).toBe(403);
    expect((await signIn(person.email)).json()).toEqual({ status: 'signed-in' });
    const done = await confirm(appCode(secret));
    expect(new Set(done.json<{ recoveryCodes: string[] }>().recoveryCodes).size).toBe(10);
    expect([await isSignedIn(person.cookie), await isSignedIn(cookieOf(done))]).toEqual([false, true]);
  });

  // ASVS-7.5.1
  it('ends every other session when it is switched on, and keeps this one', async () => {
    const person = await api.signUp();
    const others = [cookieOf(await signIn(person.email)), cookieOf(await signIn(person.email))];
    const begun = await post(
      '/api/account/two-factor/begin',
      { currentPassword: testPassword },
      person.cookie,
    );
    const { secret } = begun.json<{ secret: string }>();
    for (const cookie of others) expect(await isSignedIn(cookie)).toBe(true);
    const done = await post('/api/account/two-factor/confirm', { code: appCode(secret) }, person.cookie);
    expect(await isSignedIn(cookieOf(done))).toBe(true);
    for (const cookie of others) expect(await isSignedIn(cookie)).toBe(false);
  });

  // ASVS-6.3.3, ASVS-6.3.4
  it('permits nothing with only the password', async () => {
    const { email } = await withTwoFactor();
    const cookie = await firstStep(email);
    expect(await isSignedIn(cookie)).toBe(false);
    const change = { currentPassword: testPassword, newPassword: 'another long password' };
    expect((await post('/api/account/change-password', change, cookie)).statusCode).toBe(401);
    expect((await secondStep('', '123456')).json()).toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });

  // ASVS-6.5.1
  it('accepts a TOTP code once, even when sent twice at once, and no earlier code', async () => {
    const { email, secret } = await withTwoFactor();
    const cookies = [await firstStep(email), await firstStep(email)];
    const code = appCode(secret);
    const answers = await Promise.all(cookies.map((cookie) => secondStep(cookie, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const done = answers.find(({ statusCode }) => statusCode === 200);
    expect(await isSignedIn(done === undefined ? '' : cookieOf(done))).toBe(true);
    expect((await secondStep(await firstStep(email), code)).json()).toMatchObject({ code: 'CODE_WRONG' });
    expect((await secondStep(await firstStep(email), appCode(secret, -1))).statusCode).toBe(403);
  });

  // ASVS-6.5.1, ASVS-11.4.2
  it('accepts each recovery code once, however it is typed, and stores only hashes', async () => {
    const { email, codes } = await withTwoFactor();
    const [first = '', second = ''] = codes;
    const dump = await api.gradebook.database.execute(sql`select * from recovery_codes, two_factors`);
    expect(JSON.stringify(dump.rows)).not.toContain(first.replaceAll('-', ''));
    expect(JSON.stringify(dump.rows)).not.toContain(first);
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`;
    const done = await secondStep(await firstStep(email), typed);
    expect(done.statusCode).toBe(200);
    expect((await secondStep(await firstStep(email), first)).statusCode).toBe(403);
    const account = await api.app.inject({ url: '/api/account', headers: { cookie: cookieOf(done) } });
    expect(account.json()).toMatchObject({ twoFactor: { isOn: true, recoveryCodesLeft: 9 } });
    expect((await secondStep(await firstStep(email), second)).statusCode).toBe(200);
  });

  // ASVS-6.5.1
  it('stops guesses after five, even concurrent ones, and still accepts a recovery code', async () => {
    const { email, secret, codes } = await withTwoFactor();
    const cookie = await firstStep(email);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => secondStep(cookie, String(100_000 + index))),
    );
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const refused = await secondStep(cookie, appCode(secret));
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await secondStep(cookie, codes[0] ?? '')).statusCode).toBe(200);
  });

  // ASVS-6.5.1
  it('accepts the correct code whatever others at its address sent', async () => {
    const [owner, other] = [await withTwoFactor(), await withTwoFactor()];
    const waiting = await firstStep(owner.email);
    const withoutFirstStep = ['', 'greenpen.session_token=made.up', owner.cookie].flatMap((cookie) =>
      Array.from({ length: 30 }, () => secondStep(cookie, '000000')),
    );
    const refused = await Promise.all(withoutFirstStep);
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    const cookie = await firstStep(other.email);
    await Promise.all(Array.from({ length: 20 }, () => secondStep(cookie, '000000')));
    expect((await secondStep(waiting, appCode(owner.secret))).json()).toEqual({ status: 'signed-in' });
  });

  // ASVS-6.5.1
  it('takes twenty codes for one first step, and lets a new first step in', async () => {
    const { email, codes } = await withTwoFactor();
    const cookie = await firstStep(email);
    const guesses = await Promise.all(
      Array.from({ length: 25 }, () => secondStep(cookie, 'aaaa-aaaa-aaaa-aaaa')),
    );
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    const refused = await secondStep(cookie, codes[0] ?? '');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await secondStep(await firstStep(email), codes[0] ?? '')).statusCode).toBe(200);
  });

  // ASVS-7.5.1
  it('creates new recovery codes with password and code, and voids the old ones', async () => {
    const { email, codes, cookie } = await withTwoFactor();
    const url = '/api/account/two-factor/recovery-codes';
    const ask = (currentPassword: string, code?: string) => post(url, { currentPassword, code }, cookie);
    expect((await ask('no', codes[1])).json()).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect((await ask(testPassword)).json()).toMatchObject({ code: 'CODE_NEEDED' });
    expect((await ask(testPassword, 'aaaa-aaaa-aaaa-aaaa')).json()).toMatchObject({ code: 'CODE_WRONG' });
    const made = await ask(testPassword, codes[1]);
    const [fresh = ''] = made.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await secondStep(await firstStep(email), codes[0] ?? '')).statusCode).toBe(403);
    expect((await secondStep(await firstStep(email), fresh)).statusCode).toBe(200);
  });

  // ASVS-7.5.1
  it('is turned off only with password and code', async () => {
    const { email, secret, cookie } = await withTwoFactor();
    const off = (currentPassword: string, code: string) =>
      post('/api/account/two-factor/switch-off', { currentPassword, code }, cookie);
    expect((await off('no', appCode(secret))).statusCode).toBe(403);
    expect((await off(testPassword, '000000')).statusCode).toBe(403);
    expect((await off(testPassword, appCode(secret))).json()).toEqual({ isOn: false });
    expect((await signIn(email)).json()).toEqual({ status: 'signed-in' });
  });

  it('cannot be begun again while it is on', async () => {
    const { cookie } = await withTwoFactor();
    const again = await post('/api/account/two-factor/begin', { currentPassword: testPassword }, cookie);
    expect(again.json()).toMatchObject({ code: 'TWO_FACTOR_ALREADY_ON' });
  });

  it('remembers across both steps that the session ends with the browser', async () => {
    const { email, codes } = await withTwoFactor();
    const first = await post('/api/identity/sign-in/email', {
      email,
      password: testPassword,
      rememberMe: false,
    });
    const done = await secondStep(cookieOf(first), codes[0] ?? '');
    const cookie = done.cookies.find(({ name }) => name === 'greenpen.session_token');
    expect([done.statusCode, cookie?.maxAge]).toEqual([200, undefined]);
  });

  it('asks for the first step again when the second comes too late', async () => {
    const { email, secret } = await withTwoFactor();
    const cookie = await firstStep(email);
    await api.gradebook.database.execute(
      sql`update session set created_at = now() - interval '11 minutes' where is_awaiting_second_step`,
    );
    expect((await secondStep(cookie, appCode(secret))).statusCode).toBe(401);
  });
});
