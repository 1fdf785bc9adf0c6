import { afterEach, describe, expect, inject, it } from 'vitest';
import { readOutbox, tokenIn } from '../testing/read-outbox.ts';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
};

const email = 'robin@example.edu';
const trustProxy = ['loopback'];

let api: TestApi;
afterEach(() => api.stop());

const post = (url: string, payload: object, cookie = '') =>
  api.app.inject({ method: 'POST', url, payload, headers: { ...forged, cookie } });

/** Every e-mail with a link, requested with a forged Host header. */
async function askForLetters(): Promise<readonly string[]> {
  await api.signUp();
  const person = { name: 'Robin Vale', email, password: testPassword };
  await post('/api/identity/sign-up/email', person);
  await post('/api/identity/sign-up/email', person);
  const token = tokenIn((await readOutbox(api, email)).at(-1));
  await post('/api/identity/reset-password', { token, newPassword: testPassword });
  await post('/api/identity/sign-up/email', person);
  await post('/api/identity/forgot-password', { email });
  const cookie = cookieOf(await post('/api/identity/sign-in/email', { email, password: testPassword }));
  const moved = 'moved@example.edu';
  await post('/api/account/change-email', { email: moved, currentPassword: testPassword }, cookie);
  const letters = [...(await readOutbox(api, email)), ...(await readOutbox(api, moved))];
  return letters.map(({ text }) => text);
}

const hostsIn = (letters: readonly string[]) =>
  letters.flatMap((text) => [...text.matchAll(/https?:\/\/([^/\s]+)/gu)].map(([, host]) => host));

async function redirects(extra: Record<string, string> = {}): Promise<readonly string[]> {
  const paths = ['/api/login', '/api/login?returnTo=%2Fcourses', '/api/identity/oidc', '/dashboard'];
  const answers = await Promise.all(
    paths.map((url) => api.app.inject({ url, headers: { ...forged, ...extra } })),
  );
  return answers.map(({ headers }) => headers.location ?? '');
}

describe('a request that names another host', () => {
  // ASVS-4.1.3
  it.each([
    ['with a public address and a trusted proxy', 'https://grading.example.edu', 'grading.example.edu'],
    ['without a public address', null, 'localhost:3000'],
  ])('puts it in no mail and no redirect, %s', async (_, publicUrl, host) => {
    api = await startTestApi({ serverUrl: inject('databaseUrl'), publicUrl, trustProxy, hasMail: true });
    const letters = await askForLetters();
    expect(letters.length).toBeGreaterThanOrEqual(5);
    expect(letters.join('\n')).not.toContain('evil');
    expect(new Set(hostsIn(letters))).toEqual(new Set([host]));
    const places = [...(await redirects()), ...(await redirects({ 'x-forwarded-proto': 'http' }))];
    expect(places.some((place) => place !== '')).toBe(true);
    for (const place of places) expect(place).not.toContain('evil');
  });
});
