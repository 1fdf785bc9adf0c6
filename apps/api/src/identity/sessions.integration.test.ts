import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
  await api.signUp();
});

afterAll(() => api.stop());

type Sent = { readonly cookie?: string; readonly userAgent?: string; readonly on?: TestApi };

const post = (url: string, payload: object, { cookie = '', userAgent = '', on = api }: Sent = {}) =>
  on.app.inject({ method: 'POST', url, payload, headers: { cookie, 'user-agent': userAgent } });

const signIn = (email: string, sent: Sent = {}, password = testPassword) =>
  post('/api/identity/sign-in/email', { email, password }, sent);

const statusOf = async (cookie: string, on = api) =>
  (await on.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode;

const tokenIn = (cookie: string) => cookie.split(';')[0]?.split('=')[1] ?? '';

/** As the database knows it. */
const hashIn = (cookie: string) => createHash('sha256').update(tokenIn(cookie)).digest('hex');

const run = (statement: string, on = api) => on.gradebook.database.execute(statement);

describe('a session', () => {
  // ASVS-3.3.1
  it('has a unique token of 256 bits, only in a cookie', async () => {
    const { email } = await api.signUp();
    const answers: Awaited<ReturnType<typeof signIn>>[] = [];
    // The maximum number of concurrent sign-ins at one account.
    for (let round = 0; round < 4; round += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => signIn(email)))));
    }
    const tokens = answers.map(({ cookies }) => cookies[0]?.value ?? '');
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/u);
    expect(answers.every(({ body }) => body === '{"status":"signed-in"}')).toBe(true);
  });

  it('is stored by the hash of its token, from which nobody makes the cookie', async () => {
    const { id, cookie } = await api.signUp();
    const { rows } = await run(`select to_jsonb(session)::text as row from session where user_id = '${id}'`);
    const stored = rows.map(({ row }) => String(row)).join();
    expect(stored).toContain(hashIn(cookie));
    expect(stored).not.toContain(tokenIn(cookie));
    expect(await statusOf(`greenpen.session_token=${hashIn(cookie)}`)).toBe(401);
  });

  // ASVS-7.2.4
  it('gets a new token at each sign-in, which voids the browser’s old token', async () => {
    const { email } = await api.signUp();
    const planted = cookieOf(await signIn(email));
    const fresh = cookieOf(await signIn(email, { cookie: planted }));
    expect(fresh).not.toBe(planted);
    expect([await statusOf(planted), await statusOf(fresh)]).toEqual([401, 200]);
    const invented = `greenpen.session_token=${'chosen-by-somebody'.padEnd(43, 'x')}`;
    expect(cookieOf(await signIn(email, { cookie: invented }))).not.toContain('chosen-by-somebody');
  });

  // ASVS-7.3.1
  it('ends after its idle limit, and after its absolute limit even if used', async () => {
    const limits = { idleSeconds: 3600, longestSeconds: 7200 };
    const short = await startTestApi({ serverUrl: inject('databaseUrl'), limits });
    const { email, cookie } = await short.signUp();
    const { rows } = await run(`select extract(epoch from expires_at - now()) as left from session`, short);
    expect(Number(rows[0]?.['left'])).toBeLessThanOrEqual(3600);
    expect(Number(rows[0]?.['left'])).toBeGreaterThan(3500);

    const usedBefore = `expires_at = now() + interval '10 minutes', updated_at = now() - interval '50 minutes'`;
    await run(`update session set ${usedBefore}`, short);
    expect(await statusOf(cookie, short)).toBe(200);
    const used = await run(`select expires_at > now() + interval '50 minutes' as longer from session`, short);
    expect(used.rows).toEqual([{ longer: true }]);
    await run(`update session set created_at = now() - interval '121 minutes'`, short);
    expect(await statusOf(cookie, short)).toBe(401);

    const idle = cookieOf(await signIn(email, { on: short }));
    await run(`update session set expires_at = now() - interval '1 second'`, short);
    expect(await statusOf(idle, short)).toBe(401);
    await short.stop();
  });

  it('continues when a full disk prevents recording its use, and new sessions are refused with the reason', async () => {
    const full = await startTestApi({ serverUrl: inject('databaseUrl') });
    const { email, cookie } = await full.signUp();
    const brief = cookieOf(
      await post(
        '/api/identity/sign-in/email',
        { email, password: testPassword, rememberMe: false },
        { on: full },
      ),
    );
    await run(`update session set updated_at = now() - interval '50 minutes'`, full);
    await run(
      `create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`,
      full,
    );
    await run(`create trigger full_disk before insert or update on session execute function refuse()`, full);
    expect(await statusOf(cookie, full)).toBe(200);
    expect(await statusOf(brief, full)).toBe(200);
    const refused = await signIn(email, { on: full });
    expect([refused.statusCode, refused.json()]).toEqual([
      507,
      expect.objectContaining({ code: 'STORAGE_FULL' }),
    ]);
    await run(`drop trigger full_disk on session`, full);
    expect((await signIn(email, { on: full })).statusCode).toBe(200);
    await full.stop();
  });

  // ASVS-7.4.1
  it('ends for good at sign-out, and clears the browser’s data', async () => {
    const { cookie } = await api.signUp();
    const out = await post('/api/logout', {}, { cookie });
    expect(out.headers['clear-site-data']).toContain('"cache"');
    expect(out.cookies.every(({ value }) => value === '')).toBe(true);
    expect(await statusOf(cookie)).toBe(401);
  });

  // ASVS-6.3.4, ASVS-7.4.2
  it('ends at once, like all other access, when its account is disabled', async () => {
    const { id, email, cookie, call } = await api.signUp();
    const cookies = [cookie, cookieOf(await signIn(email)), cookieOf(await signIn(email))];
    const made = await call({ method: 'POST', url: '/api/auth/generate-api-key' });
    const authorization = `Bearer ${made.json<{ apiKey: string }>().apiKey}`;
    const byKey = async () =>
      (await api.app.inject({ url: '/api/courses', headers: { authorization } })).statusCode;
    expect(await byKey()).toBe(200);
    const link = await api.gradebook.accountLinks.createReset({ email, baseUrl: '' });

    await run(`update "user" set disabled_at = now() where id = '${id}'`);
    for (const held of cookies) expect(await statusOf(held)).toBe(401);
    expect(await byKey()).toBe(401);
    expect((await signIn(email)).json()).toMatchObject({ code: 'SIGN_IN_REFUSED' });
    expect(await api.gradebook.accountLinks.createReset({ email, baseUrl: '' })).toBeUndefined();
    const newPassword = 'a quite new password';
    await post('/api/identity/reset-password', { token: link?.split('#')[1] ?? '', newPassword });
    expect((await signIn(email, {}, newPassword)).statusCode).toBe(401);
  });

  // ASVS-7.5.2
  it('is listed with device, address and last use, and can be ended alone or with the others', async () => {
    const { email, cookie } = await api.signUp();
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const [second, third] = [await signIn(email, { userAgent }), await signIn(email)].map(cookieOf);
    const list = async () => {
      const answer = await api.app.inject({ url: '/api/account/sessions', headers: { cookie } });
      return answer.json<{ id: string; device: string; isCurrent: boolean }[]>();
    };
    const [current, ...others] = await list();
    expect(current).toMatchObject({ isCurrent: true, address: '127.0.0.1' });
    expect(others.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const onWindows = others.find(({ device }) => device === 'Firefox on Windows');
    const url = `/api/account/sessions/${onWindows?.id}`;
    expect((await api.app.inject({ method: 'DELETE', url, headers: { cookie } })).json()).toEqual({
      ended: true,
    });
    expect([await statusOf(second ?? ''), await statusOf(third ?? '')]).toEqual([401, 200]);
    expect((await post('/api/account/sessions/end-others', {}, { cookie })).json()).toEqual({ count: 1 });
    expect([await statusOf(third ?? ''), await statusOf(cookie)]).toEqual([401, 200]);
    expect(await list()).toHaveLength(1);
  });
});

const makeOld = (cookie: string) =>
  run(`update session set created_at = now() - interval '16 minutes' where token_hash = '${hashIn(cookie)}'`);
const endOthers = (cookie: string) => post('/api/account/sessions/end-others', {}, { cookie });
const confirm = (cookie: string, currentPassword: string) =>
  post('/api/account/confirm', { currentPassword }, { cookie });

// ASVS-7.5.2
describe('an old sign-in', () => {
  it('becomes fresh through the password, with a new token', async () => {
    const { cookie } = await api.signUp();
    await makeOld(cookie);
    expect((await endOthers(cookie)).json()).toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    expect((await confirm(cookie, 'not this one')).json()).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect((await endOthers(cookie)).statusCode).toBe(403);
    const confirmed = await confirm(cookie, testPassword);
    expect([confirmed.statusCode, await statusOf(cookie)]).toEqual([200, 401]);
    expect((await endOthers(cookieOf(confirmed))).statusCode).toBe(200);
  });

  it('does not become fresh without a password', async () => {
    const { id, cookie } = await api.signUp();
    await run(`delete from account where user_id = '${id}'`);
    expect((await confirm(cookie, '')).json()).toMatchObject({ code: 'SIGN_IN_AGAIN' });
    await makeOld(cookie);
    expect((await endOthers(cookie)).statusCode).toBe(403);
  });
});

describe('a session that is not remembered', () => {
  // ASVS-7.3.1
  it('goes on while it is used, and ends a day after its sign-in', async () => {
    const limits = { idleSeconds: 3600, longestSeconds: 30 * 24 * 3600 };
    const short = await startTestApi({ serverUrl: inject('databaseUrl'), limits });
    const { email } = await short.signUp();
    const payload = { email, password: testPassword, rememberMe: false };
    const answer = await post('/api/identity/sign-in/email', payload, { on: short });
    expect(answer.cookies.every(({ maxAge, expires }) => maxAge === undefined && expires === undefined)).toBe(
      true,
    );
    const cookie = cookieOf(answer);
    const mine = `where token_hash = '${hashIn(cookie)}'`;
    const usedBefore = `expires_at = now() + interval '10 minutes', updated_at = now() - interval '50 minutes'`;
    await run(`update session set ${usedBefore} ${mine}`, short);
    expect(await statusOf(cookie, short)).toBe(200);
    const used = await run(
      `select expires_at > now() + interval '50 minutes' as longer, updated_at > now() - interval '1 minute' as noted from session ${mine}`,
      short,
    );
    expect(used.rows).toEqual([{ longer: true, noted: true }]);
    const almost = `created_at = now() - interval '1410 minutes', updated_at = now() - interval '50 minutes'`;
    await run(`update session set ${almost} ${mine}`, short);
    expect(await statusOf(cookie, short)).toBe(200);
    const last = await run(
      `select expires_at - created_at <= interval '1 day' as ends from session ${mine}`,
      short,
    );
    expect(last.rows).toEqual([{ ends: true }]);
    await short.stop();
  });
});

describe('a session that is remembered', () => {
  // ASVS-7.3.1
  it('stays valid after the installation shortens its idle limit', async () => {
    const limits = { idleSeconds: 3600, longestSeconds: 30 * 24 * 3600 };
    const short = await startTestApi({ serverUrl: inject('databaseUrl'), limits });
    const { cookie } = await short.signUp();
    const mine = `where token_hash = '${hashIn(cookie)}'`;
    const ofAWeek = `created_at = now() - interval '2 days', updated_at = now() - interval '50 minutes', expires_at = now() + interval '6 days'`;
    await run(`update session set ${ofAWeek} ${mine}`, short);
    expect(await statusOf(cookie, short)).toBe(200);
    expect(await statusOf(cookie, short)).toBe(200);
    const { rows } = await run(
      `select expires_at between now() + interval '50 minutes' and now() + interval '1 hour' as anew from session ${mine}`,
      short,
    );
    expect(rows).toEqual([{ anew: true }]);
    await short.stop();
  });
});

describe('changing the password', () => {
  // ASVS-6.2.3
  it('needs the current one, and ends other sessions on request', async () => {
    const { email, cookie } = await api.signUp();
    const other = cookieOf(await signIn(email));
    const change = (body: object, held = cookie) =>
      post(
        '/api/account/change-password',
        { newPassword: 'a quite new password', ...body },
        { cookie: held },
      );
    expect((await change({})).statusCode).toBe(400);
    expect((await change({ currentPassword: 'not this one' })).json()).toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    const kept = await change({ currentPassword: testPassword });
    expect([kept.statusCode, await statusOf(other)]).toEqual([200, 200]);
    expect([await statusOf(cookie), await statusOf(cookieOf(kept))]).toEqual([401, 200]);
    const again = {
      currentPassword: 'a quite new password',
      newPassword: 'one more password',
      endOtherSessions: true,
    };
    const ended = await change(again, cookieOf(kept));
    expect([ended.statusCode, await statusOf(other), await statusOf(cookieOf(ended))]).toEqual([
      200, 401, 200,
    ]);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(email, {}, 'one more password')).statusCode).toBe(200);
  });

  // ASVS-6.2.3
  it.each([
    ['password1', 'PASSWORD_COMMON'],
    ['greenpen2026!', 'PASSWORD_PERSONAL'],
    ['1234567', 'PASSWORD_TOO_SHORT'],
  ])('refuses %j, as sign-up does', async (newPassword, code) => {
    const { cookie } = await api.signUp();
    const body = { currentPassword: testPassword, newPassword };
    expect((await post('/api/account/change-password', body, { cookie })).json()).toMatchObject({ code });
    const fresh = { name: 'Robin', email: `${randomUUID()}@example.edu`, password: newPassword };
    expect((await post('/api/identity/sign-up/email', fresh)).json()).toMatchObject({ code });
  });

  // ASVS-7.5.1
  it('counts wrong ones per session over all calls that ask for it', async () => {
    const { email, cookie } = await api.signUp();
    const other = cookieOf(await signIn(email));
    const calls = [
      ['/api/account/change-password', { newPassword: 'a quite new password' }],
      ['/api/account/change-email', { email: 'elsewhere@example.edu' }],
      ['/api/account/two-factor/begin', {}],
      ['/api/account/confirm', {}],
      ['/api/account', {}],
    ] as const;
    const guess = async (at: number, currentPassword = 'wrong', session = cookie) => {
      const [url, body] = calls[at % calls.length] ?? ['', {}];
      return api.app.inject({
        method: url === '/api/account' ? 'DELETE' : 'POST',
        url,
        payload: { ...body, currentPassword },
        headers: { cookie: session },
      });
    };
    for (let at = 0; at < 10; at += 1) {
      expect((await guess(at)).json()).toMatchObject({ code: 'PASSWORD_WRONG' });
    }
    for (let at = 0; at < calls.length; at += 1) {
      const refused = await guess(at);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await guess(0, testPassword)).statusCode).toBe(429);
    // Right ones do not count, and the owner's other session goes on.
    for (let at = 0; at < 12; at += 1) expect((await guess(2, testPassword, other)).statusCode).toBe(200);
    expect((await guess(0, 'wrong', other)).statusCode).toBe(403);
  });

  it('takes 100 characters with spaces and emoji, all of which count', async () => {
    const { email, cookie } = await api.signUp();
    const newPassword = Array.from('seven warm 🦉 lakes — ünï '.repeat(5)).slice(0, 100).join('');
    const body = { currentPassword: testPassword, newPassword };
    expect((await post('/api/account/change-password', body, { cookie })).statusCode).toBe(200);
    expect((await signIn(email, {}, newPassword)).statusCode).toBe(200);
    for (const wrong of [newPassword.toUpperCase(), newPassword.slice(0, 72)]) {
      expect((await signIn(email, {}, wrong)).statusCode).toBe(401);
    }
  });

  it('says in a sentence what is wrong with an address', async () => {
    const body = { name: 'Robin', email: 'not an address', password: testPassword };
    expect((await post('/api/identity/sign-up/email', body)).json()).toMatchObject({
      code: 'EMAIL_INVALID',
      message: 'This is not an e-mail address. Please check it.',
    });
  });
});

const changeEmail = (email: string, cookie: string) =>
  post('/api/account/change-email', { email, currentPassword: testPassword }, { cookie });

// ASVS-6.3.8
describe('a change of address without mail', () => {
  it('is answered the same for an existing address, without a change', async () => {
    const [ana, kim] = [await api.signUp(), await api.signUp()];
    const taken = await changeEmail(kim.email, ana.cookie);
    const free = await changeEmail(`free-${ana.email}`, cookieOf(taken));
    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
    expect((await signIn(ana.email)).statusCode).toBe(401);
    expect((await signIn(`free-${ana.email}`)).statusCode).toBe(200);
    expect(await statusOf(kim.cookie)).toBe(200);
  });

  it('is limited to five attempts an hour, so it cannot reveal addresses', async () => {
    let { cookie } = await api.signUp();
    for (let time = 0; time < 5; time += 1) {
      const answer = await changeEmail(`${randomUUID()}@example.edu`, cookie);
      expect(answer.json()).toEqual({ status: 'changed' });
      cookie = cookieOf(answer);
    }
    expect((await changeEmail(`${randomUUID()}@example.edu`, cookie)).statusCode).toBe(429);
  });
});
