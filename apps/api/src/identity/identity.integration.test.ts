import type { Failure } from '@greenpen/api-contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';
import { waitsOfProduct } from './waits.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl'), waits: { ...waitsOfProduct, atAccount: 1 } });
});

afterAll(() => api.stop());

const signIn = (email: string, password = testPassword) =>
  api.app.inject({ method: 'POST', url: '/api/identity/sign-in/email', payload: { email, password } });

const register = (email: string, password: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/identity/sign-up/email',
    payload: { name: 'Robin', email, password },
  });

describe('accounts', () => {
  it('makes exactly one admin when two register first, each with a trial and default criteria', async () => {
    const accounts = await Promise.all([api.signUp('Ana María Diaz'), api.signUp('Kim Lee')]);
    const users = await Promise.all(
      accounts.map(async ({ call }) => (await call({ url: '/api/auth/user' })).json()),
    );
    expect(users.filter(({ isAdmin }) => isAdmin)).toHaveLength(1);
    expect(users[0]).toMatchObject({
      firstName: 'Ana María',
      lastName: 'Diaz',
      subscriptionStatus: 'trial',
      subscriptionStartedAt: null,
    });
    const trialDays = (Date.parse(users[0].trialEndsAt) - Date.now()) / 86_400_000;
    expect(trialDays).toBeGreaterThan(13.9);
    expect(trialDays).toBeLessThan(14.1);

    const later = await api.signUp();
    expect((await later.call({ url: '/api/auth/user' })).json()).toMatchObject({ isAdmin: false });
    expect((await later.call({ url: '/api/grading-criteria' })).json()).toEqual([
      expect.objectContaining({ isDefault: 1, grammarWeight: 30, apaWeight: 25, contentWeight: 45 }),
    ]);
  });

  // ASVS-6.3.2, ASVS-8.2.3
  it('refuses fields that a user may not set', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/identity/sign-up/email',
      payload: {
        name: 'Eve',
        email: 'eve@example.edu',
        password: testPassword,
        isAdmin: true,
        trialEndsAt: '2999-01-01',
      },
    });
    expect(answer.statusCode).toBe(400);
  });

  // ASVS-6.2.1
  it.each(['1234567', 'x'.repeat(129)])('refuses the password %j for its length', async (password) => {
    expect((await register('refused@example.edu', password)).statusCode).toBe(400);
  });

  // ASVS-6.2.1
  it.each(['kqzv 81x', 'all lower case', 'ünï çödé 🦉 '.repeat(6)])(
    'takes the password %j, whatever is in it',
    async (password) => {
      const email = `length-${password.length}@example.edu`;
      expect((await register(email, password)).statusCode).toBe(200);
      expect((await signIn(email, password)).statusCode).toBe(200);
    },
  );

  // ASVS-3.3.1
  it('sets a cookie that scripts cannot read and answers without the token', async () => {
    const { email } = await api.signUp();
    const answer = await signIn(email);
    expect(answer.json()).toEqual({ status: 'signed-in' });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: 'greenpen.session_token',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(cookie).not.toHaveProperty('domain');
  });

  // ASVS-6.3.8
  it('answers a sign-up for an existing address the same and after the same time, and signs nobody in', async () => {
    const { email } = await api.signUp();
    const newPassword = 'what eve has chosen';
    const timed = async (address: string) => {
      const started = performance.now();
      const answer = await register(address, newPassword);
      const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
      const ms = performance.now() - started;
      return { ms, seen: { status: answer.statusCode, body: answer.body, headers } };
    };
    const taken = await timed(email);
    const free = await timed('free@example.edu');
    expect(taken.seen).toEqual(free.seen);
    expect(free.seen).toMatchObject({ status: 200, body: JSON.stringify({ status: 'sign-in' }) });
    expect(free.seen.headers).not.toHaveProperty('set-cookie');
    expect(Math.min(taken.ms, free.ms)).toBeGreaterThan(395);
    const known = await signIn(email, newPassword);
    const unknown = await signIn('nobody@example.edu', newPassword);
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.json<Failure>().message).toBe(unknown.json<Failure>().message);
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await signIn('free@example.edu', newPassword)).statusCode).toBe(200);
  });

  it('ends the session for good at sign-out', async () => {
    const { call } = await api.signUp();
    expect((await call({ method: 'POST', url: '/api/logout' })).json()).toEqual({ signedOut: true });
    expect((await call({ url: '/api/auth/user' })).statusCode).toBe(401);
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const { email } = await api.signUp();
    const answers = await Promise.all([signIn(email, 'wrong password'), signIn('nobody@example.edu')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    const [known, unknown] = answers.map((answer) => answer.json<{ message: string }>().message);
    expect(known).toBe(unknown);
  });

  // ASVS-6.3.1
  it('slows an attack down without locking the rightful user out', async () => {
    const { email } = await api.signUp();
    const attack = (remoteAddress: string, password: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/identity/sign-in/email',
        payload: { email, password },
        remoteAddress,
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await attack('192.0.2.7', `guess number ${attempt}`)).statusCode);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    const [refused, right] = await Promise.all([
      attack('192.0.2.7', 'one more guess'),
      attack('192.0.2.7', testPassword),
    ]);
    expect([refused.statusCode, right.statusCode]).toEqual([429, 200]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attack('192.0.2.8', testPassword)).statusCode).toBe(200);
  });

  // ASVS-3.3.1, ASVS-16.2.1
  it('keeps passwords, tokens and addresses out of the log', async () => {
    const { email, cookie } = await api.signUp('Zebulon Quux');
    await signIn(email, 'a wrong password here');
    const log = api.logged();
    for (const secret of [email, testPassword, 'a wrong password here', cookie.split('=')[1], 'Zebulon']) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('"event":"sign-in","result":"refused"');
    expect(log).toContain('"event":"sign-up","result":"ok"');
  });
});

describe('closed sign-up', () => {
  it('takes only the domains that are listed, except for the first account', async () => {
    const closed = await startTestApi({
      serverUrl: inject('databaseUrl'),
      signUp: { kind: 'domains', domains: ['uni.example'] },
    });
    const register = (email: string) =>
      closed.app.inject({
        method: 'POST',
        url: '/api/identity/sign-up/email',
        payload: { name: 'Robin', email, password: testPassword },
      });
    expect((await register('first@elsewhere.example')).statusCode).toBe(200);
    expect((await register('second@elsewhere.example')).statusCode).toBe(403);
    expect((await register('third@uni.example')).statusCode).toBe(200);
    expect((await register('fourth@evil-uni.example')).statusCode).toBe(403);
    await closed.stop();
  });
});

describe('https', () => {
  // ASVS-3.3.1
  it('marks the cookie secure and binds it to the host', async () => {
    const secure = await startTestApi({
      serverUrl: inject('databaseUrl'),
      publicUrl: 'https://grading.example.edu',
    });
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/identity/sign-up/email',
      payload: { name: 'Robin', email: 'robin@example.edu', password: testPassword },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies[0]).toMatchObject({
      name: '__Host-greenpen.session_token',
      secure: true,
      path: '/',
    });
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    const user = await secure.app.inject({ url: '/api/auth/user', headers: { cookie: cookieOf(answer) } });
    expect(user.statusCode).toBe(200);
    await secure.stop();
  });
});
