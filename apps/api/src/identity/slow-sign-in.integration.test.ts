import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSignInLimit } from '@greenpen/identity';
import { readOutbox, tokenIn } from '../testing/read-outbox.ts';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let email: string;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl'), hasMail: true });
  ({ email } = await api.signUp());
});
afterAll(() => api.stop());

type From = { readonly remoteAddress: string; readonly cookie?: string };

const post = (url: string, payload: object, { remoteAddress, cookie = '' }: From, browser = 'a browser') =>
  api.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { cookie, 'user-agent': browser } });

const signIn = (address: string, password: string, from: From) =>
  post('/api/identity/sign-in/email', { email: address, password }, from);

/** Failed sign-ins, without the time that hashing takes. */
async function fail(times: number, at: string, ip: string): Promise<void> {
  const waits = { atAddress: 0, atAccount: 0, atMost: 60_000, evenAnswer: 0 };
  const start = createSignInLimit({ gradebook: api.gradebook, hasMail: true, waits });
  const { signal: closed } = new AbortController();
  for (let time = 0; time < times; time += 1) {
    const given = { address: ip, closed, email: at, device: null, notifyOwner: async () => undefined };
    (await start(given))[Symbol.dispose]();
  }
}

const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code;

// ASVS-6.3.1
describe('a sign-in while others try passwords', () => {
  const hot = { remoteAddress: '198.51.100.7' };

  it('succeeds with the correct password after fifty wrong ones at the same or other accounts', async () => {
    for (let account = 0; account < 50; account += 1) await fail(1, `${account}@example.edu`, '198.51.100.7');
    await fail(50, email, '198.51.100.7');
    const wrong = await signIn(email, 'wrong', hot);
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([429, 'SIGN_IN_SLOWED']);
    expect((await signIn(email, testPassword, hot)).statusCode).toBe(200);
  });

  it('succeeds during an attack: known devices with the password, new ones with a link too', async () => {
    const known = cookieOf(await signIn(email, testPassword, { remoteAddress: '192.0.2.1' }));
    for (let place = 0; place < 7; place += 1) await fail(7, email, `203.0.113.${place}`);
    const refused = await signIn(email, testPassword, hot);
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'SIGN_IN_BY_LINK']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(email, testPassword, { ...hot, cookie: known })).statusCode).toBe(200);
    // The attacker also asks for links, from the same address, under many names.
    const asked = Array.from({ length: 40 }, (_, at) =>
      post('/api/identity/forgot-password', { email }, hot, `browser ${at}`),
    );
    const answers = [
      ...(await Promise.all(asked)),
      await post('/api/identity/forgot-password', { email }, hot),
    ];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const letters = (await readOutbox(api, email)).filter(({ text }) => text.includes('#'));
    expect(letters).toHaveLength(10);
    // Any of these links works on several devices, but gives no access without the password.
    for (const letter of [letters[0], letters[9], letters[9]]) {
      const token = tokenIn(letter);
      const confirmed = await post('/api/identity/confirm-device', { token }, hot);
      expect(confirmed.cookies.map(({ name }) => name)).toEqual(['greenpen.device']);
      const cookie = cookieOf(confirmed);
      expect((await api.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
      expect((await signIn(email, testPassword, { ...hot, cookie })).statusCode).toBe(200);
    }
    expect((await signIn(email, testPassword, { ...hot, cookie: known })).statusCode).toBe(200);
    const madeUp = await post('/api/identity/confirm-device', { token: 'x'.repeat(43) }, hot);
    expect(codeOf(madeUp)).toBe('LINK_NOT_VALID');
  });

  it('reports the attack to the user once', async () => {
    for (let time = 0; time < 3; time += 1) await signIn(email, 'wrong', hot);
    const letters = await readOutbox(api, email);
    expect(letters.filter(({ subject }) => subject.includes('failed sign-ins'))).toHaveLength(1);
  });

  // ASVS-6.3.8
  it('is answered the same for an address without an account', async () => {
    await fail(60, 'nobody@example.edu', '198.51.100.9');
    const from = { remoteAddress: '198.51.100.9' };
    expect(codeOf(await signIn('nobody@example.edu', 'wrong', from))).toBe('SIGN_IN_BY_LINK');
    expect(await readOutbox(api, 'nobody@example.edu')).toEqual([]);
  });
});

describe('a proxy that is not trusted', () => {
  // ASVS-6.3.1
  it('is named in the log once', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.9' };
    for (let time = 0; time < 3; time += 1) await api.app.inject({ url: '/api/live', headers });
    expect(api.logged().split('TRUST_PROXY')).toHaveLength(3);
  });
});
