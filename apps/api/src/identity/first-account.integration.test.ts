import { afterEach, describe, expect, inject, it } from 'vitest';
import { appCode } from '../../../../tools/testing/app-code.ts';
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

const signIn = (email: string) => post('/api/identity/sign-in/email', { email, password: testPassword });

const isAdmin = async (cookie: string): Promise<boolean> =>
  (await api.app.inject({ url: '/api/auth/user', headers: { cookie } })).json<{ isAdmin: boolean }>().isAdmin;

const admins = async (): Promise<number> =>
  (await api.gradebook.database.execute('select 1 from "user" where is_admin')).rows.length;

async function listedAdmin() {
  await start({ hasMail: true, adminEmails: ['dean@example.edu'] });
  await signUp('first@example.edu');
  await signUp('dean@example.edu');
  await choosePassword('dean@example.edu');
  await setUpSecondFactor(cookieOf(await signIn('dean@example.edu')));
  expect(await admins()).toBe(2);
  const ownerId =
    (await api.gradebook.accounts.findCredentials({ email: 'dean@example.edu' }))?.ownerId ?? '';
  return { ownerId, email: 'dean.moved@example.edu', isVerified: true };
}

// ASVS-6.3.2
describe('the first account', () => {
  it('needs the link from the terminal if the server can be reached from outside', async () => {
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
    expect([
      later.statusCode,
      await isAdmin(cookieOf(await signIn('kim@example.edu'))),
      await admins(),
    ]).toEqual([200, false, 1]);
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

/** Verifies the address through the link in the message, like the owner of the mailbox. */
async function choosePassword(email: string): Promise<void> {
  const token = tokenIn((await readOutbox(api, email)).at(-1));
  await post('/api/identity/reset-password', { token, newPassword: testPassword });
}

/** Returns the cookie of the renewed session. */
async function setUpSecondFactor(cookie: string): Promise<string> {
  const ask = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers: { cookie } });
  const begun = await ask('/api/account/two-factor/begin', { currentPassword: testPassword });
  const { secret } = begun.json<{ secret: string }>();
  return cookieOf(await ask('/api/account/two-factor/confirm', { code: appCode(secret) }));
}

// ASVS-6.3.2
describe('ADMIN_EMAILS', () => {
  it('promotes a listed address after it is verified and has a second factor', async () => {
    await start({ hasMail: true, adminEmails: ['dean@example.edu'] });
    await signUp('first@example.edu');
    await signUp('dean@example.edu');
    expect(await admins()).toBe(1);
    await choosePassword('dean@example.edu');
    const cookie = cookieOf(await signIn('dean@example.edu'));
    expect(await isAdmin(cookie)).toBe(false);
    const administers = await setUpSecondFactor(cookie);
    expect(await isAdmin(administers)).toBe(true);
  });

  it('promotes nobody before the second step', async () => {
    await start({ hasMail: true });
    await signUp('first@example.edu');
    await signUp('dean@example.edu');
    await choosePassword('dean@example.edu');
    await setUpSecondFactor(cookieOf(await signIn('dean@example.edu')));
    const ownerId =
      (await api.gradebook.accounts.findCredentials({ email: 'dean@example.edu' }))?.ownerId ?? '';
    const adminEmails = ['dean@example.edu'];
    await api.gradebook.accounts.admit({ ownerId, adminEmails, isSecondStepDone: false });
    expect(await admins()).toBe(1);
    await api.gradebook.accounts.admit({ ownerId, adminEmails, isSecondStepDone: true });
    expect(await admins()).toBe(2);
  });

  describe('gives a role that', () => {
    it('ends with the second factor', async () => {
      const { ownerId } = await listedAdmin();
      await api.gradebook.twoFactor.switchOff({ ownerId });
      expect(await admins()).toBe(1);
    });

    it('ends when the account moves to another address, until it has the listed one again', async () => {
      const moved = await listedAdmin();
      await api.gradebook.accounts.setEmail(moved);
      expect(await admins()).toBe(1);
      await api.gradebook.accounts.setEmail({ ...moved, email: 'dean@example.edu' });
      const adminEmails = ['dean@example.edu'];
      await api.gradebook.accounts.admit({ ownerId: moved.ownerId, adminEmails, isSecondStepDone: true });
      expect(await admins()).toBe(2);
    });

    it('stays where an operator gave it', async () => {
      const moved = await listedAdmin();
      const { ownerId: userId } = moved;
      await api.gradebook.accounts.setAdmin({ userId, isAdmin: false, by: 'operator' });
      await api.gradebook.accounts.setAdmin({ userId, isAdmin: true, by: 'operator' });
      await api.gradebook.twoFactor.switchOff(moved);
      await api.gradebook.accounts.setEmail(moved);
      expect(await admins()).toBe(2);
    });
  });

  it('does not promote an attacker who signed up first with a listed address', async () => {
    await start({ hasMail: true, adminEmails: ['dean@example.edu'] });
    await signUp('first@example.edu');
    const eve = { name: 'Eve', email: 'dean@example.edu', password: 'what eve has chosen' };
    await post('/api/identity/sign-up/email', eve);
    await choosePassword('dean@example.edu');
    const { email, password } = eve;
    expect((await post('/api/identity/sign-in/email', { email, password })).statusCode).toBe(401);
    expect(await admins()).toBe(1);
  });

  it('ignores an unconfirmed address', async () => {
    await start({ adminEmails: ['dean@example.edu'] });
    await signUp('first@example.edu');
    await signUp('dean@example.edu');
    expect(await isAdmin(cookieOf(await signIn('dean@example.edu')))).toBe(false);
  });
});

describe('single sign-on alone', () => {
  it('accepts no password anywhere', async () => {
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
