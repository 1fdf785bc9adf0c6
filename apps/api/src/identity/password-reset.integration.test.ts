import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '@greenpen/identity';
import { appCode } from '../../../../tools/testing/app-code.ts';
import { readOutbox, tokenIn } from '../testing/read-outbox.ts';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl'), hasMail: true });
  admin = (await api.signUp()).email;
});

afterAll(() => api.stop());

const post = (url: string, payload: object, cookie = '') =>
  api.app.inject({ method: 'POST', url, payload, headers: { cookie } });

const signIn = (email: string, password = testPassword) =>
  post('/api/identity/sign-in/email', { email, password });

const forgot = (email: string) => post('/api/identity/forgot-password', { email });

const forgotFrom = (remoteAddress: string, browser: string, email: string, cookie = '') =>
  api.app.inject({
    method: 'POST',
    url: '/api/identity/forgot-password',
    payload: { email },
    remoteAddress,
    headers: { 'user-agent': browser, cookie },
  });

const reset = (token: string, newPassword = 'a quite new password') =>
  post('/api/identity/reset-password', { token, newPassword });

const lastToken = async (email: string) => tokenIn((await readOutbox(api, email)).at(-1));

async function accountOf(email: string) {
  const ownerId = (await api.gradebook.accounts.findCredentials({ email }))?.ownerId ?? '';
  return api.gradebook.accounts.get({ ownerId });
}

let made = 0;

/** An account with a verified address. */
async function person(): Promise<{ email: string; cookie: string }> {
  made += 1;
  const email = `person-${made}@example.edu`;
  const payload = { name: 'Robin Vale', email, password: testPassword };
  expect((await post('/api/identity/sign-up/email', payload)).json()).toEqual({ status: 'link-sent' });
  await reset(await lastToken(email), testPassword);
  return { email, cookie: cookieOf(await signIn(email)) };
}

// ASVS-6.4.3
describe('password reset by mail', () => {
  it('sets a new password once, and ends every session', async () => {
    const { email, cookie } = await person();
    expect((await forgot(email.toUpperCase())).json()).toEqual({ asked: true });
    const token = await lastToken(email);
    expect((await reset(token)).json()).toEqual({ changed: true });
    expect((await api.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(email, 'a quite new password')).statusCode).toBe(200);
    expect((await reset(token, 'yet another password')).json()).toMatchObject({ code: 'LINK_NOT_VALID' });
    expect((await signIn(email, 'yet another password')).statusCode).toBe(401);
  });

  it('makes the browser a known device, which others’ guesses do not delay', async () => {
    const { email } = await person();
    await forgot(email);
    const answer = await reset(await lastToken(email));
    const device = answer.cookies.find(({ name }) => name === 'greenpen.device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong')));
    const payload = { email, password: 'wrong' };
    const known = await post('/api/identity/sign-in/email', payload, cookieOf(answer));
    // Not SIGN_IN_SLOWED, which it would be for an unknown device.
    expect(known.json()).toMatchObject({ code: 'SIGN_IN_REFUSED' });
  });

  it('sets it once for two concurrent requests', async () => {
    const { email } = await person();
    await forgot(email);
    const token = await lastToken(email);
    const answers = await Promise.all([
      reset(token, 'the first of both'),
      reset(token, 'the second of both'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  it('keeps every link valid until one is used, which ends the others', async () => {
    const { email } = await person();
    await forgot(email);
    const older = await lastToken(email);
    await forgot(email);
    const newer = await lastToken(email);
    expect(newer).not.toBe(older);
    expect((await reset(older)).statusCode).toBe(200);
    expect((await reset(newer)).statusCode).toBe(410);
  });

  it('sets it once when two of its links are used at once', async () => {
    const { email } = await person();
    const tokens: string[] = [];
    for (let time = 0; time < 4; time += 1) {
      await forgot(email);
      tokens.push(await lastToken(email));
    }
    const answers = await Promise.all(tokens.map((token, at) => reset(token, `new password no. ${at}`)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
  });

  it('ends every link when the password changes', async () => {
    const { email, cookie } = await person();
    await forgot(email);
    const token = await lastToken(email);
    const change = { currentPassword: testPassword, newPassword: 'a quite new password' };
    const changed = await api.app.inject({
      method: 'POST',
      url: '/api/account/change-password',
      payload: change,
      headers: { cookie },
    });
    expect(changed.statusCode).toBe(200);
    expect((await reset(token, 'yet another password')).statusCode).toBe(410);
  });

  it('lets a link expire after an hour', async () => {
    const { email } = await person();
    await forgot(email);
    const { rows } = await api.gradebook.database.execute<{ minutes: number }>(
      sql`select extract(epoch from expires_at - created_at)::int / 60 as minutes from account_links`,
    );
    expect(rows.map(({ minutes }) => minutes)).toEqual([60]);
    await api.gradebook.database.execute(sql`update account_links set expires_at = now()`);
    expect((await reset(await lastToken(email))).statusCode).toBe(410);
  });

  it('makes links of 256 bits, of which only a hash is stored', async () => {
    const { email } = await person();
    await forgot(email);
    const token = await lastToken(email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const dump = await api.gradebook.database.execute(sql`select * from account_links`);
    expect(JSON.stringify(dump.rows)).not.toContain(token);
    expect((await reset(`${token.slice(0, -2)}AA`)).statusCode).toBe(410);
  });

  // ASVS-6.3.8
  it('answers the same, after the same time, for an address without an account', async () => {
    const waits = { atAddress: 1, atAccount: 1, atMost: 60_000, evenAnswer: 300 };
    const even = await startTestApi({ serverUrl: inject('databaseUrl'), hasMail: true, waits });
    const timeForgot = async (email: string) => {
      const started = performance.now();
      const url = '/api/identity/forgot-password';
      const answer = await even.app.inject({ method: 'POST', url, payload: { email } });
      return { ms: performance.now() - started, status: answer.statusCode, body: answer.body };
    };
    const known = await timeForgot((await even.signUp()).email);
    const unknown = await timeForgot('nobody@example.edu');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(295);
    expect(await readOutbox(even, 'nobody@example.edu')).toEqual([]);
    await even.stop();
  });

  // ASVS-6.2.4
  it('leaves the link as it was when the new password is refused', async () => {
    const { email } = await person();
    await forgot(email);
    const token = await lastToken(email);
    expect((await reset(token, 'greenpen2026!')).json()).toMatchObject({ code: 'PASSWORD_PERSONAL' });
    expect((await reset(token, 'password1')).json()).toMatchObject({ code: 'PASSWORD_COMMON' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  // ASVS-6.3.4
  it('still asks for the second factor', async () => {
    const { email, cookie } = await person();
    const begun = await post('/api/account/two-factor/begin', { currentPassword: testPassword }, cookie);
    const { secret } = begun.json<{ secret: string }>();
    await post('/api/account/two-factor/confirm', { code: appCode(secret) }, cookie);
    await forgot(email);
    const done = await reset(await lastToken(email));
    // No session: the cookie makes the browser known and opens nothing.
    expect([done.statusCode, done.cookies.map(({ name }) => name)]).toEqual([200, ['greenpen.device']]);
    expect((await signIn(email, 'a quite new password')).json()).toEqual({ status: 'second-step' });
  });

  it('also works with an operator’s link', async () => {
    const { email } = await person();
    const baseUrl = 'https://grading.example.edu';
    const link = await api.gradebook.accountLinks.createReset({ email: email.toUpperCase(), baseUrl });
    expect(link).toMatch(/^https:\/\/grading\.example\.edu\/reset-password#[\w-]{43}$/u);
    expect((await reset(link?.split('#')[1] ?? '')).statusCode).toBe(200);
    expect(
      await api.gradebook.accountLinks.createReset({ email: 'nobody@example.edu', baseUrl }),
    ).toBeUndefined();
  });

  it('does not flood a mailbox', async () => {
    const { email } = await person();
    const before = (await readOutbox(api, email)).length;
    for (let time = 0; time < 7; time += 1) await forgot(email);
    expect((await readOutbox(api, email)).length - before).toBe(5);
  });

  it('limits strangers separately, so they cannot block the owner’s mails', async () => {
    const { email, cookie } = await person();
    const before = (await readOutbox(api, email)).length;
    const lettersAfter = async (times: number, from: { remoteAddress: string; cookie?: string }) => {
      for (let time = 0; time < times; time += 1) {
        await api.app.inject({
          method: 'POST',
          url: '/api/identity/forgot-password',
          payload: { email },
          remoteAddress: from.remoteAddress,
          headers: { cookie: from.cookie ?? '' },
        });
      }
      return (await readOutbox(api, email)).length - before;
    };
    expect(await lettersAfter(6, { remoteAddress: '198.51.100.1' })).toBe(5);
    expect(await lettersAfter(1, { remoteAddress: '203.0.113.8' })).toBe(6);
    for (const place of [2, 3, 4]) await lettersAfter(6, { remoteAddress: `198.51.100.${place}` });
    expect(await lettersAfter(1, { remoteAddress: '198.51.100.9' })).toBe(20);
    // The owner's device is counted separately, and the links in e-mails that strangers requested work for the owner.
    expect(await lettersAfter(1, { remoteAddress: '198.51.100.9', cookie })).toBe(21);
    const [first] = (await readOutbox(api, email)).slice(before);
    expect((await reset(tokenIn(first))).statusCode).toBe(200);
  });

  it('accepts a valid link whatever links the same address guessed', async () => {
    const { email } = await person();
    await forgotFrom('192.0.2.200', 'of the owner', email);
    const payload = { name: 'Robin Vale', email: 'opened@example.edu' };
    await post('/api/identity/sign-up/email', payload);
    const madeUp = await Promise.all(Array.from({ length: 130 }, () => reset('x')));
    expect(new Set(madeUp.map(({ statusCode }) => statusCode))).toEqual(new Set([410]));
    expect((await reset(await lastToken(email))).json()).toEqual({ changed: true });
    expect((await reset(await lastToken('opened@example.edu'))).json()).toEqual({ changed: true });
  });

  it('refuses no request because of others at its address, and counts a known device separately', async () => {
    const { email, cookie } = await person();
    const before = (await readOutbox(api, email)).length;
    const letters = async () => (await readOutbox(api, email)).length - before;
    const address = '192.0.2.201';
    const flood = Array.from({ length: 400 }, (_, at) =>
      forgotFrom(address, `browser ${at}`, `no-${at}@example.edu`),
    );
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await forgotFrom(address, 'of the owner', email)).json()).toEqual({ asked: true });
    expect(await letters()).toBe(1);
    for (let browser = 0; browser < 12; browser += 1) await forgotFrom(address, `other ${browser}`, email);
    expect(await letters()).toBe(10);
    expect((await forgotFrom(address, 'of the owner', email, cookie)).json()).toEqual({ asked: true });
    expect(await letters()).toBe(11);
  });

  it('counts no request from before the account existed', async () => {
    const email = 'later@example.edu';
    for (let place = 0; place < 22; place += 1)
      await forgotFrom(`203.0.113.${place}`, 'of a stranger', email);
    await post('/api/identity/sign-up/email', { name: 'Robin Vale', email });
    await reset(await lastToken(email), testPassword);
    await forgotFrom('203.0.113.1', 'of a stranger', email);
    expect((await readOutbox(api, email)).at(-1)?.text).toContain('/reset-password#');
  });

  // ASVS-16.2.5
  it('keeps addresses and links out of the log', async () => {
    const { email } = await person();
    await forgot(email);
    const token = await lastToken(email);
    await reset(token);
    for (const secret of [email, token, 'a quite new password']) expect(api.logged()).not.toContain(secret);
    expect(api.logged()).toContain('"event":"password-reset","result":"ok"');
  });

  it('refers users to the operator if mail is off', async () => {
    const silent = await startTestApi({ serverUrl: inject('databaseUrl') });
    const { email } = await silent.signUp();
    const asked = await silent.app.inject({
      method: 'POST',
      url: '/api/identity/forgot-password',
      payload: { email },
    });
    expect(asked.json()).toMatchObject({ code: 'MAIL_NOT_SET_UP' });
    const options = await silent.app.inject({ url: '/api/identity/options' });
    expect(options.json()).toMatchObject({ hasMail: false, hasPasswords: true, canSignUp: true });
    await silent.stop();
  });
});

/** Of an account that somebody made before mail was set up, with a second factor. */
async function squatted() {
  const { email, cookie } = await person();
  const begun = await post('/api/account/two-factor/begin', { currentPassword: testPassword }, cookie);
  const { secret } = begun.json<{ secret: string }>();
  await post('/api/account/two-factor/confirm', { code: appCode(secret) }, cookie);
  const { ownerId } = await accountOf(email);
  await api.gradebook.singleSignOn.link({ ownerId, issuer: 'https://login.example.edu', subject: email });
  const { database } = api.gradebook;
  await database.execute(sql`update "user" set email_verified = false where id = ${ownerId}`);
  return { email, ownerId };
}

describe('the first proof of an address', () => {
  it('removes what was set up before it, and tells the owner', async () => {
    const { email, ownerId } = await squatted();
    await forgot(email);
    expect((await reset(await lastToken(email))).statusCode).toBe(200);
    const freed = { hasTwoFactor: false, recoveryCodesLeft: 0, issuers: [], isEmailVerified: true };
    expect(await accountOf(email)).toMatchObject(freed);
    const { rows } = await api.gradebook.database.execute(
      sql`select owner_id from two_factors where owner_id = ${ownerId} union all select owner_id from recovery_codes where owner_id = ${ownerId}`,
    );
    expect(rows).toEqual([]);
    expect((await readOutbox(api, email)).at(-1)?.text).toContain(
      'Two-factor sign-in and single sign-on were removed',
    );
    expect((await signIn(email, 'a quite new password')).json()).toEqual({ status: 'signed-in' });
  });

  it('does not come from an operator’s link, which keeps the second factor', async () => {
    const { email } = await squatted();
    const link = await api.gradebook.accountLinks.createReset({
      email,
      baseUrl: 'https://grading.example.edu',
    });
    expect((await reset(link?.split('#')[1] ?? '')).statusCode).toBe(200);
    expect((await signIn(email, 'a quite new password')).json()).toEqual({ status: 'second-step' });
  });

  it('leaves an administrator the second factor', async () => {
    const { email, ownerId } = await squatted();
    await api.gradebook.accounts.setAdmin({ userId: ownerId, isAdmin: true, by: 'operator' });
    await forgot(email);
    await reset(await lastToken(email));
    expect((await signIn(email, 'a quite new password')).json()).toEqual({ status: 'second-step' });
  });
});

/** A stranger who knows the password has asked for the change and has its link. */
async function pendingChange() {
  const { email, cookie } = await person();
  const moved = `moved-${email}`;
  await post('/api/account/change-email', { currentPassword: testPassword, email: moved }, cookie);
  expect(await accountOf(email)).toMatchObject({ pendingEmail: moved });
  return { email, cookie, moved, token: await lastToken(moved) };
}

/** What is left of a pending change, and the status of its link. */
async function leftOf(email: string, token: string, cookie: string) {
  const { pendingEmail } = await accountOf(email);
  return [pendingEmail, (await post('/api/identity/verify-email', { token }, cookie)).statusCode];
}

describe('a pending change of address', () => {
  it('ends with a password reset', async () => {
    const { email, token } = await pendingChange();
    await forgot(email);
    await reset(await lastToken(email));
    expect(await leftOf(email, token, cookieOf(await signIn(email, 'a quite new password')))).toEqual([
      null,
      410,
    ]);
  });

  it.each([true, false])(
    'ends with a change of password (other sessions end: %s)',
    async (endOtherSessions) => {
      const { email, cookie, token } = await pendingChange();
      const change = { currentPassword: testPassword, newPassword: 'a quite new password', endOtherSessions };
      const changed = await post('/api/account/change-password', change, cookie);
      expect(await leftOf(email, token, cookieOf(changed))).toEqual([null, 410]);
    },
  );

  it('ends with the sign-out everywhere else', async () => {
    const { email, cookie, token } = await pendingChange();
    const url = '/api/account/sessions/end-others';
    expect((await post(url, {}, cookie)).statusCode).toBe(200);
    expect(await leftOf(email, token, cookie)).toEqual([null, 410]);
  });

  it('ends with each change of the second factor', async () => {
    const { email, cookie } = await pendingChange();
    const current = { currentPassword: testPassword };
    const begun = await post('/api/account/two-factor/begin', current, cookie);
    const { secret } = begun.json<{ secret: string }>();
    const confirmed = await post('/api/account/two-factor/confirm', { code: appCode(secret, -1) }, cookie);
    expect(await accountOf(email)).toMatchObject({ hasTwoFactor: true, pendingEmail: null });
    let session = cookieOf(confirmed);
    for (const step of ['recovery-codes', 'switch-off'] as const) {
      await post('/api/account/change-email', { ...current, email: `again-${email}` }, session);
      expect(await accountOf(email)).toMatchObject({ pendingEmail: `again-${email}` });
      const code = appCode(secret, step === 'switch-off' ? 1 : 0);
      const done = await post(`/api/account/two-factor/${step}`, { ...current, code }, session);
      expect(done.statusCode).toBe(200);
      if (done.cookies.length > 0) session = cookieOf(done);
      expect(await accountOf(email)).toMatchObject({ pendingEmail: null });
    }
  });

  it('is announced to the account’s current address', async () => {
    const { email, moved } = await pendingChange();
    const letter = (await readOutbox(api, email)).at(-1);
    expect(letter?.subject).toContain('Request to change the address');
    expect(letter?.text).toContain(`Somebody asked to change the address of your account to ${moved}.`);
    expect(letter?.text).not.toContain('#');
  });

  it('floods neither mailbox, and keeps the last link valid', async () => {
    const { email, cookie, moved } = await pendingChange();
    const before = (await readOutbox(api, email)).length;
    for (let time = 0; time < 7; time += 1) {
      const change = { currentPassword: testPassword, email: moved };
      const answer = await post('/api/account/change-email', change, cookie);
      expect(answer.json()).toEqual({ status: 'link-sent' });
    }
    expect(await readOutbox(api, moved)).toHaveLength(5);
    expect((await readOutbox(api, email)).length - before).toBe(4);
    const token = await lastToken(moved);
    expect((await post('/api/identity/verify-email', { token }, cookie)).statusCode).toBe(200);
  });
});

// ASVS-6.4.3
describe('addresses where mail is sent', () => {
  it('are verified before the first sign-in, but for the first account', async () => {
    expect((await signIn(admin)).statusCode).toBe(200);
    const email = 'fresh@example.edu';
    const payload = { name: 'Robin Vale', email };
    const made = await post('/api/identity/sign-up/email', payload);
    expect([made.json(), made.cookies]).toEqual([{ status: 'link-sent' }, []]);
    expect((await signIn(email)).json()).toMatchObject({ code: 'SIGN_IN_REFUSED' });
    const letter = (await readOutbox(api, email)).at(-1);
    expect(letter?.text).toContain('/choose-password#');
    expect((await reset(tokenIn(letter), 'password1')).json()).toMatchObject({ code: 'PASSWORD_COMMON' });
    expect((await reset(tokenIn(letter), testPassword)).json()).toEqual({ changed: true });
    expect((await reset(tokenIn(letter), 'yet another password')).statusCode).toBe(410);
    expect((await signIn(email)).json()).toEqual({ status: 'signed-in' });
    const { isEmailVerified } = await accountOf(email);
    expect(isEmailVerified).toBe(true);
  });

  it('are not revealed by sign-up, and their owners are told', async () => {
    const { email } = await person();
    const payload = { name: 'Eve', email, password: 'another long password' };
    const again = await post('/api/identity/sign-up/email', payload);
    expect([again.statusCode, again.json()]).toEqual([200, { status: 'link-sent' }]);
    expect((await readOutbox(api, email)).at(-1)?.subject).toContain('already');
    expect((await signIn(email, 'another long password')).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('cannot be claimed in advance: only the link sets the password', async () => {
    const email = 'victim@example.edu';
    const signUp = (name: string, password: string) =>
      post('/api/identity/sign-up/email', { name, email, password });
    await signUp('Eve', 'what eve has chosen');
    const first = await lastToken(email);
    const { rows } = await api.gradebook.database.execute(
      sql`select 1 from account join "user" on "user".id = user_id where email = ${email}`,
    );
    expect(rows).toEqual([]);
    await signUp('Robin Vale', 'what the owner has chosen');
    expect((await reset(await lastToken(email), 'what the owner has chosen')).statusCode).toBe(200);
    expect((await reset(first, 'what eve has chosen')).statusCode).toBe(410);
    expect((await signIn(email, 'what eve has chosen')).statusCode).toBe(401);
    expect((await signIn(email, 'what the owner has chosen')).json()).toEqual({ status: 'signed-in' });
    expect(await accountOf(email)).toMatchObject({ firstName: 'Robin', lastName: 'Vale' });
  });

  it('are opened by their owner even if an earlier version stored a password at sign-up', async () => {
    const email = 'earlier@example.edu';
    await post('/api/identity/sign-up/email', { name: 'Eve', email });
    const { ownerId } = await accountOf(email);
    const passwordHash = await hashPassword('what eve has chosen');
    await api.gradebook.database.execute(
      sql`insert into account (id, user_id, provider_id, account_id, password) values ('e', ${ownerId}, 'credential', ${ownerId}, ${passwordHash})`,
    );
    expect((await signIn(email, 'what eve has chosen')).statusCode).toBe(401);
    await post('/api/identity/sign-up/email', { name: 'Robin', email });
    expect((await reset(await lastToken(email), 'what the owner has chosen')).statusCode).toBe(200);
    expect((await signIn(email, 'what eve has chosen')).statusCode).toBe(401);
    expect((await signIn(email, 'what the owner has chosen')).statusCode).toBe(200);
  });

  it('get five messages an hour from one browser, ten from one address and twenty from all strangers', async () => {
    const email = 'filled@example.edu';
    const signUpFrom = async (remoteAddress: string, browser: string) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/identity/sign-up/email',
        payload: { name: 'Eve', email },
        remoteAddress,
        headers: { 'user-agent': browser },
      });
      expect(answer.json()).toEqual({ status: 'link-sent' });
      return (await readOutbox(api, email)).length;
    };
    for (let time = 0; time < 7; time += 1) await signUpFrom('198.51.100.7', 'of a stranger');
    expect(await readOutbox(api, email)).toHaveLength(5);
    // The owner has the same IP address.
    expect(await signUpFrom('198.51.100.7', 'of the owner')).toBe(6);
    const ownLink = await lastToken(email);
    for (let time = 0; time < 7; time += 1) await signUpFrom('198.51.100.7', `other ${time}`);
    expect(await readOutbox(api, email)).toHaveLength(10);
    for (let time = 0; time < 14; time += 1) await signUpFrom(`192.0.2.${time}`, 'of a stranger');
    expect(await readOutbox(api, email)).toHaveLength(20);
    expect((await reset(ownLink)).statusCode).toBe(200);
    expect((await reset(await lastToken(email))).statusCode).toBe(410);
  });

  it('count no message to addresses that may not sign up', async () => {
    const limited = await startTestApi({
      serverUrl: inject('databaseUrl'),
      hasMail: true,
      signUp: { kind: 'domains', domains: ['example.edu'] },
    });
    const signUp = (name: string, email: string) =>
      limited.app.inject({ method: 'POST', url: '/api/identity/sign-up/email', payload: { name, email } });
    await limited.signUp();
    for (let time = 0; time < 7; time += 1) {
      const answer = await signUp('Eve', 'eve@elsewhere.example');
      expect(answer.json()).toMatchObject({ code: 'SIGN_UP_CLOSED' });
    }
    const { rows } = await limited.gradebook.database.execute(
      sql`select key from rate_limit where count > 0`,
    );
    expect(rows).toEqual([]);
    await limited.stop();
  });

  it('keep several valid links, which a stranger’s sign-up does not void', async () => {
    const email = 'several@example.edu';
    await post('/api/identity/sign-up/email', { name: 'Robin Vale', email });
    const own = await lastToken(email);
    await post('/api/identity/sign-up/email', { name: 'Eve', email });
    expect((await reset(own, testPassword)).json()).toEqual({ changed: true });
    expect((await reset(await lastToken(email), 'what eve has chosen')).statusCode).toBe(410);
    expect((await signIn(email)).json()).toEqual({ status: 'signed-in' });
  });

  it('count a new address of an account by that account, whatever strangers asked for', async () => {
    const { email, cookie } = await person();
    const moved = `wanted-${email}`;
    for (let time = 0; time < 6; time += 1)
      await post('/api/identity/sign-up/email', { name: 'Eve', email: moved });
    await post('/api/account/change-email', { currentPassword: testPassword, email: moved }, cookie);
    const letter = (await readOutbox(api, moved)).at(-1);
    expect(letter?.text).toContain('/verify-email#');
    // The accounts requested by strangers were never activated, so they do not block the address.
    const verified = await post('/api/identity/verify-email', { token: tokenIn(letter) }, cookie);
    expect(verified.statusCode).toBe(200);
    expect((await signIn(moved)).json()).toEqual({ status: 'signed-in' });
  });

  // ASVS-7.5.1
  it('are not assigned to another account when their owner opens an unrequested link', async () => {
    const [eve, dean] = [await person(), await person()];
    const email = 'chair@example.edu';
    await post('/api/account/change-email', { currentPassword: testPassword, email }, eve.cookie);
    const token = await lastToken(email);
    expect((await post('/api/identity/verify-email', { token })).statusCode).toBe(401);
    expect((await post('/api/identity/verify-email', { token }, dean.cookie)).statusCode).toBe(410);
    expect(await accountOf(eve.email)).toMatchObject({ pendingEmail: email });
  });

  // ASVS-7.5.1
  it('change with the password after confirmation, and the old address is told', async () => {
    const { email, cookie } = await person();
    const change = (currentPassword: string, to = 'new@example.edu') =>
      post('/api/account/change-email', { currentPassword, email: to }, cookie);
    expect((await change('no')).statusCode).toBe(403);
    expect((await change(testPassword, 'no address')).json()).toMatchObject({ code: 'EMAIL_INVALID' });
    expect((await change(testPassword, admin)).json()).toEqual({ status: 'link-sent' });
    expect(await readOutbox(api, admin)).toEqual([]);
    expect((await change(testPassword)).json()).toEqual({ status: 'link-sent' });
    const account = async () => (await api.app.inject({ url: '/api/account', headers: { cookie } })).json();
    expect(await account()).toMatchObject({ email, pendingEmail: 'new@example.edu' });
    const token = await lastToken('new@example.edu');
    expect((await post('/api/identity/verify-email', { token }, cookie)).statusCode).toBe(200);
    expect(await account()).toMatchObject({ email: 'new@example.edu', pendingEmail: null });
    for (const to of [email, 'new@example.edu'])
      expect((await readOutbox(api, to)).at(-1)?.text).toContain('was changed to new@example.edu');
  });
});
