import { afterEach, describe, expect, inject, it } from 'vitest';
import { readOutbox, tokenIn } from '../testing/read-outbox.ts';
import {
  cookieOf,
  setUpToken,
  startTestApi,
  testPassword,
  type TestApi,
  type TestApiOptions,
} from '../testing/start-test-api.ts';

let api: TestApi;

const start = async (options: Omit<TestApiOptions, 'serverUrl'>) => {
  api = await startTestApi({ serverUrl: inject('databaseUrl'), ...options });
};

afterEach(() => api.stop());

const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });

const signUp = (email: string, setUp?: string) =>
  post('/api/identity/sign-up/email', {
    name: 'Robin Vale',
    email,
    password: testPassword,
    ...(setUp === undefined ? {} : { setUp }),
  });

const isAdmin = async (cookie: string): Promise<boolean> =>
  (await api.app.inject({ url: '/api/auth/user', headers: { cookie } })).json<{ isAdmin: boolean }>().isAdmin;

const admins = async (): Promise<number> =>
  (await api.gradebook.database.execute('select 1 from "user" where is_admin')).rows.length;

describe('the first account (A5)', () => {
  it('is made with the link of the terminal alone where the server can be reached from outside', async () => {
    await start({ isLoopbackOnly: false });
    for (const [email, password] of [['admin@example.edu', 'admin'] as const, ['root', 'root'] as const]) {
      const guess = await post('/api/identity/sign-in/email', { email, password });
      expect(guess.statusCode).toBe(401);
    }
    expect((await signUp('eve@example.edu')).json()).toMatchObject({ code: 'SET_UP_LINK_NEEDED' });
    expect((await signUp('eve@example.edu', 'guessed')).statusCode).toBe(403);
    const made = await signUp('ruth@example.edu', setUpToken);
    expect([made.statusCode, await isAdmin(cookieOf(made))]).toEqual([200, true]);
    const later = await signUp('kim@example.edu', setUpToken);
    expect([later.statusCode, await isAdmin(cookieOf(later)), await admins()]).toEqual([200, false, 1]);
  });

  it.each([true, false])(
    'is one admin when many register at once (on loopback alone: %j)',
    async (isLoopbackOnly) => {
      await start({ isLoopbackOnly });
      const numbers = Array.from({ length: 6 }, (_, index) => index);
      const answers = await Promise.all(numbers.map((n) => signUp(`person-${n}@example.edu`, setUpToken)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(numbers.map(() => 200));
      expect(await admins()).toBe(1);
    },
  );

  it('stays the only one with that right where sign-up is closed', async () => {
    await start({ isLoopbackOnly: false, signUp: { kind: 'closed' } });
    const answers = await Promise.all(['a', 'b'].map((name) => signUp(`${name}@example.edu`, setUpToken)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});

describe('ADMIN_EMAILS', () => {
  it('makes an admin of a listed address once it is verified, and not before', async () => {
    await start({ hasMail: true, adminEmails: ['dean@example.edu'] });
    await signUp('first@example.edu');
    await signUp('dean@example.edu');
    expect(await admins()).toBe(1);
    const token = tokenIn((await readOutbox(api, 'dean@example.edu')).at(-1));
    await post('/api/identity/verify-email', { token });
    const payload = { email: 'dean@example.edu', password: testPassword };
    expect(await isAdmin(cookieOf(await post('/api/identity/sign-in/email', payload)))).toBe(true);
  });

  it('has no effect on an address that nobody has proven', async () => {
    await start({ adminEmails: ['dean@example.edu'] });
    await signUp('first@example.edu');
    expect(await isAdmin(cookieOf(await signUp('dean@example.edu')))).toBe(false);
  });
});

describe('single sign-on alone', () => {
  it('takes no password anywhere', async () => {
    await start({ hasPasswords: false, hasMail: true });
    const answers = await Promise.all([
      signUp('robin@example.edu'),
      post('/api/identity/sign-in/email', { email: 'robin@example.edu', password: testPassword }),
      post('/api/identity/forgot-password', { email: 'robin@example.edu' }),
      post('/api/identity/reset-password', { token: 'x', newPassword: testPassword }),
    ]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'PASSWORDS_OFF' });
  });
});
