import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appCode } from '../../../../tools/testing/app-code.ts';
import { allRoutes } from '../all-routes.ts';
import type { Route } from '../http/route.ts';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
const routes: Route[] = [];

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    needsSecondFactor: true,
    changePorts: (ports) => {
      routes.push(...allRoutes(ports));
      return ports;
    },
  });
});

afterAll(() => api.stop());

const ask = (method: Route['call']['method'], path: string, headers: Record<string, string>) =>
  api.app.inject({ method, url: path.replaceAll(/:\w+/gu, () => randomUUID()), headers });

const post = (url: string, payload: object, cookie: string) =>
  api.app.inject({ method: 'POST', url, payload, headers: { cookie } });

async function setUp(cookie: string): Promise<string> {
  const begun = await post('/api/account/two-factor/begin', { currentPassword: testPassword }, cookie);
  const { secret } = begun.json<{ secret: string }>();
  return cookieOf(await post('/api/account/two-factor/confirm', { code: appCode(secret) }, cookie));
}

// ASVS-6.3.3
describe('a required second factor', () => {
  it('permits only its own setup after a password', async () => {
    const { cookie } = await api.signUp();
    const open: string[] = [];
    for (const { call, requires } of routes.filter((route) => route.requires !== 'public')) {
      const answer = await ask(call.method, call.path, { cookie });
      const isHeldBack = answer.statusCode === 403 && answer.body.includes('SECOND_FACTOR_NEEDED');
      expect([requires, isHeldBack || answer.statusCode < 500]).toEqual([requires, true]);
      if (!isHeldBack) open.push(`${call.method} ${call.path}`);
    }
    expect(open.toSorted()).toEqual([
      'DELETE /api/account/sessions/:id',
      'GET /api/account',
      'GET /api/account/holdings',
      'GET /api/account/sessions',
      'GET /api/auth/user',
      'POST /api/account/change-password',
      'POST /api/account/confirm',
      'POST /api/account/sessions/end-others',
      'POST /api/account/two-factor/begin',
      'POST /api/account/two-factor/confirm',
    ]);
    const account = await api.app.inject({ url: '/api/account', headers: { cookie } });
    expect(account.json()).toMatchObject({ twoFactor: { isOn: false, isRequired: true } });
  });

  it('permits everything after setup, and cannot be turned off', async () => {
    const { cookie } = await api.signUp();
    const held = await setUp(cookie);
    expect((await api.app.inject({ url: '/api/courses', headers: { cookie: held } })).statusCode).toBe(200);
    const off = { currentPassword: testPassword, code: '000000' };
    expect((await post('/api/account/two-factor/switch-off', off, held)).json()).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    });
  });

  it('also suspends API keys created before it was required', async () => {
    const { id, cookie } = await api.signUp();
    const held = await setUp(cookie);
    const made = await post('/api/auth/generate-api-key', {}, held);
    const authorization = `Bearer ${made.json<{ apiKey: string }>().apiKey}`;
    const byKey = async () =>
      (await api.app.inject({ url: '/api/courses', headers: { authorization } })).statusCode;
    expect(await byKey()).toBe(200);
    await api.gradebook.twoFactor.switchOff({ ownerId: id });
    expect(await byKey()).toBe(403);
  });

  it('leaves the second factor of single sign-on to the provider', async () => {
    const { id, cookie } = await api.signUp();
    await api.gradebook.database.execute(`delete from account where user_id = '${id}'`);
    expect((await api.app.inject({ url: '/api/courses', headers: { cookie } })).statusCode).toBe(200);
  });
});
