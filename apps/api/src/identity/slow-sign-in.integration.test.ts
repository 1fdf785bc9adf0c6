import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readOutbox } from '../testing/read-outbox.ts';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let email: string;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl'), hasMail: true });
  ({ email } = await api.signUp());
});
afterAll(() => api.stop());

type From = { readonly remoteAddress: string; readonly cookie?: string };

const signIn = (address: string, password: string, { remoteAddress, cookie = '' }: From) =>
  api.app.inject({
    method: 'POST',
    url: '/api/identity/sign-in/email',
    payload: { email: address, password },
    remoteAddress,
    headers: { cookie },
  });

describe('a sign-in from an address with many wrong passwords (A4)', { timeout: 180_000 }, () => {
  it('opens for the right password and for a known device, while wrong ones get 429', async () => {
    const hot = { remoteAddress: '198.51.100.7' };
    const known = cookieOf(await signIn(email, testPassword, { remoteAddress: '192.0.2.1' }));
    for (let account = 0; account < 50; account += 1) {
      await signIn(`${account}@example.edu`, 'wrong', hot);
    }
    const sprayed = await signIn('next@example.edu', 'wrong', hot);
    expect([sprayed.statusCode, sprayed.json<{ code: string }>().code]).toEqual([429, 'SIGN_IN_SLOWED']);
    expect(Number(sprayed.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(email, testPassword, hot)).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong', hot)));
    // Guesses that are still under way take no turn away from the right password, nor from the known device.
    const guesses = Array.from({ length: 6 }, (_, at) => signIn(email, `wrong ${at}`, hot));
    const right = signIn(email, testPassword, hot);
    expect((await signIn(email, testPassword, { ...hot, cookie: known })).statusCode).toBe(200);
    expect((await signIn(email, testPassword, { remoteAddress: '203.0.113.8' })).statusCode).toBe(200);
    expect((await right).statusCode).toBe(200);
    for (const guess of await Promise.all(guesses)) {
      expect([guess.statusCode, guess.json<{ code: string }>().code]).toEqual([429, 'SIGN_IN_SLOWED']);
    }
  });

  it('tells the owner once of an account that is tried from many addresses', async () => {
    await Promise.all(
      Array.from({ length: 105 }, (_, at) => signIn(email, 'wrong', { remoteAddress: `203.0.113.${at}` })),
    );
    const letters = await readOutbox(api, email);
    const told = letters.filter(({ subject }) => subject.includes('failed sign-ins'));
    expect(told).toHaveLength(1);
  });
});

describe('a proxy that is not trusted', () => {
  it('is named in the log once', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.9' };
    for (let time = 0; time < 3; time += 1) await api.app.inject({ url: '/api/live', headers });
    expect(api.logged().split('TRUST_PROXY')).toHaveLength(3);
  });
});
