import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { appCode } from '../../../../tools/testing/app-code.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

// This test activates accounts without e-mail, so mail must not be set up.
beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({
      ...ports,
      entry: {
        ...ports.entry,
        get hasMail() {
          return sendsMail;
        },
      },
    }),
  });
});

afterAll(() => api.stop());

let sendsMail = false;

const post = (url: string, payload: object, cookie = '') =>
  api.app.inject({ method: 'POST', url, payload, headers: { cookie } });

async function withTwoFactor() {
  sendsMail = false;
  const { email, cookie } = await api.signUp();
  const begun = await post('/api/account/two-factor/begin', { currentPassword: testPassword }, cookie);
  const { secret } = begun.json<{ secret: string }>();
  await post('/api/account/two-factor/confirm', { code: appCode(secret, -1) }, cookie);
  sendsMail = true;
  return { email, secret };
}

const firstStep = async (email: string, cookie = '') =>
  cookieOf(await post('/api/identity/sign-in/email', { email, password: testPassword }, cookie));

const secondStep = (cookie: string, code: string) => post('/api/identity/second-step', { code }, cookie);

async function guess(email: string, times: number): Promise<void> {
  const cookie = await firstStep(email);
  for (let n = 0; n < times; n += 1) await secondStep(cookie, `${n}`.padStart(6, '0'));
}

// ASVS-6.5.1
it('are reported to the user once, from the fifth on', async () => {
  const { email } = await withTwoFactor();
  const letters = async () =>
    (await readOutbox(api, email)).filter(({ subject }) => subject.startsWith('Wrong sign-in codes'));
  await guess(email, 4);
  expect(await letters()).toEqual([]);
  await guess(email, 1);
  expect(await letters()).toHaveLength(1);
  expect((await letters())[0]?.text).toContain('knows your password');
  await guess(email, 6);
  expect(await letters()).toHaveLength(1);
});

// ASVS-6.5.1
it('of others do not block a device that has done the second step before', async () => {
  const { email, secret } = await withTwoFactor();
  const entered = await secondStep(await firstStep(email), appCode(secret));
  expect(entered.statusCode).toBe(200);
  const device = cookieOf(entered);
  await guess(email, 6);
  const stranger = await secondStep(await firstStep(email), appCode(secret, 1));
  expect(stranger.statusCode).toBe(429);
  const waiting = await firstStep(email, device);
  expect((await secondStep(`${waiting}; ${device}`, appCode(secret, 1))).statusCode).toBe(200);
});

// ASVS-6.5.1
it('of a known device are limited too', async () => {
  const { email, secret } = await withTwoFactor();
  const device = cookieOf(await secondStep(await firstStep(email), appCode(secret)));
  const cookie = `${await firstStep(email, device)}; ${device}`;
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await secondStep(cookie, `00000${n}`)).statusCode);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
});
