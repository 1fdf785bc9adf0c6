import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callbackPath, openSingleSignOn } from '@greenpen/identity';
import { appCode } from '../../../../tools/testing/app-code.ts';
import { startForgingProvider, type Forgery, type ForgingProvider } from '../testing/forging-provider.ts';
import { startRealProvider, type ProviderPerson, type RealProvider } from '../testing/real-provider.ts';
import { cookieOf, startTestApi, testPassword, type TestApi } from '../testing/start-test-api.ts';

const baseUrl = 'http://localhost:3000';

let provider: RealProvider;
let forger: ForgingProvider;
let api: TestApi;
let forged: TestApi;

beforeAll(async () => {
  provider = await startRealProvider(`${baseUrl}${callbackPath}`);
  forger = await startForgingProvider('greenpen');
  const { issuer, clientId, clientSecret } = provider;
  const common = { clientId, clientSecret, trustsEmail: false, name: 'Example University', baseUrl };
  const serverUrl = inject('databaseUrl');
  api = await startTestApi({
    serverUrl,
    singleSignOn: await openSingleSignOn({ ...common, issuer }),
    adminEmails: ['dean@example.edu'],
  });
  forged = await startTestApi({
    serverUrl,
    singleSignOn: await openSingleSignOn({ ...common, issuer: forger.issuer }),
  });
  await api.signUp();
});

afterAll(async () => {
  await api.stop();
  await forged.stop();
  await provider.stop();
  await forger.stop();
});

const ana: ProviderPerson = {
  subject: 'ana',
  email: 'ana@example.edu',
  isVerified: true,
  name: 'Ana María Diaz',
};

const get = (url: string, cookie = '', on = api) => on.app.inject({ url, headers: { cookie } });

const post = (url: string, payload: object, cookie: string, on = api) =>
  on.app.inject({ method: 'POST', url, payload, headers: { cookie } });

/** The state of a browser: its location and cookies. */
async function begin(on = api, path = '/api/login?returnTo=/courses') {
  let answer = await get(path, '', on);
  if (answer.headers.location?.startsWith('/api/') === true)
    answer = await get(answer.headers.location, '', on);
  return { address: answer.headers.location ?? '', cookie: cookieOf(answer) };
}

/** The complete sign-on of this person. */
async function signOn(person: ProviderPerson) {
  const { address, cookie } = await begin();
  const back = await provider.signOn(address, person);
  return get(back.pathname + back.search, cookie);
}

const claim = (cookie: string) => post('/api/identity/oidc/claim-address', {}, cookie);

const listCourses = async (cookie: string) => (await get('/api/courses', cookie)).json<unknown[]>();

const userOf = async (cookie: string) => (await get('/api/auth/user', cookie)).json();

const logoutEvent = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const tellLogout = (token: string, on = forged) =>
  on.app.inject({
    method: 'POST',
    url: '/api/identity/oidc/back-channel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
let told = 0;
const honestLogout = (subject: string) => {
  told += 1;
  return { sub: subject, jti: `logout-${told}`, events: logoutEvent };
};

/** Somebody who signed in at the provider whose tokens are made here. */
async function signedInAs(subject: string, claims: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { address, cookie } = await begin(forged);
  const { searchParams } = new URL(address);
  const email = `${subject}@example.edu`;
  forger.forge(
    {},
    { nonce: searchParams.get('nonce'), sub: subject, email, email_verified: true, ...claims },
  );
  const url = `${callbackPath}?code=c&state=${searchParams.get('state')}`;
  return cookieOf(await get(url, cookie, forged));
}
const isSignedIn = async (cookie: string) => (await get('/api/auth/user', cookie, forged)).statusCode === 200;

let secretOfZoe = '';

/** Sets an app up, which gives the session a new token. */
async function beginTwoFactorOf(subject: string, sid: string) {
  const cookie = await signedInAs(subject, { sid });
  const begun = await post('/api/account/two-factor/begin', { currentPassword: '' }, cookie, forged);
  secretOfZoe = begun.json<{ secret: string }>().secret;
  return post('/api/account/two-factor/confirm', { code: appCode(secretOfZoe, -1) }, cookie, forged);
}

// ASVS-6.8.2
describe('single sign-on', () => {
  it('makes an account at the first sign-on, and finds it by issuer and subject from then on', async () => {
    const first = await signOn(ana);
    expect([first.statusCode, first.headers.location]).toEqual([302, '/courses']);
    const user = await userOf(cookieOf(first));
    expect(user).toMatchObject({
      email: ana.email,
      firstName: 'Ana María',
      lastName: 'Diaz',
      isAdmin: false,
    });
    const moved = await signOn({ ...ana, email: 'elsewhere@example.edu' });
    expect(await userOf(cookieOf(moved))).toMatchObject({ id: user.id, email: ana.email });
  });

  it('sends PKCE, state and nonce, and no token ever reaches the browser', async () => {
    const { address, cookie } = await begin();
    const { searchParams } = new URL(address);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(40);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    const back = await provider.signOn(address, ana);
    const done = await get(back.pathname + back.search, cookie);
    expect(JSON.stringify([done.headers, done.body])).not.toMatch(/eyJ|id_token|access_token/u);
  });

  it('makes an admin of a listed address that the provider calls verified', async () => {
    const dean = { subject: 'dean', email: 'dean@example.edu', isVerified: true, name: 'Kim Lee' };
    expect(await userOf(cookieOf(await signOn(dean)))).toMatchObject({ isAdmin: true });
  });

  it('leaves the built-in page reachable, and asks for a click where another site sends somebody', async () => {
    const options = await get('/api/identity/options');
    expect(options.json()).toMatchObject({ singleSignOn: 'Example University', hasPasswords: true });
    for (const url of ['/api/login', '/api/identity/oidc']) {
      const answer = await api.app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } });
      expect(answer.headers.location).toMatch(/^\/sign-in/u);
    }
  });
});

// ASVS-6.8.1
describe('whose account it is', () => {
  it('does not merge with an account that has confirmed the same address, that administers, or is disabled', async () => {
    for (const state of ['email_verified = true', 'is_admin = true', 'disabled_at = now()']) {
      const { email, id } = await api.signUp();
      const set = (change: string) =>
        api.gradebook.database.execute(`update "user" set ${change} where id = '${id}'`);
      await set(state);
      for (const isVerified of [true, false]) {
        const subject = `thief-${state}-${isVerified}`;
        const answer = await signOn({ subject, email, isVerified, name: 'Eve' });
        const problem = isVerified ? 'address-taken' : 'address-unverified';
        expect(answer.headers.location).toBe(`/sign-in?problem=${problem}`);
        expect(cookieOf(answer)).not.toContain('session_token');
      }
      expect((await api.gradebook.accounts.get({ ownerId: id })).issuers).toEqual([]);
      await set('is_admin = false');
    }
  });

  it('gives an unconfirmed address to its owner and revokes all access of the previous account', async () => {
    const squatter = await api.signUp();
    const made = await squatter.call({ method: 'POST', url: '/api/auth/generate-api-key' });
    const headers = { authorization: `Bearer ${made.json<{ apiKey: string }>().apiKey}` };
    const { email } = squatter;
    const answer = await signOn({ subject: `owner-of-${email}`, email, isVerified: true, name: 'Owner' });
    expect(answer.headers.location).toBe('/courses');
    const user = await userOf(cookieOf(answer));
    expect([user.email, user.id === squatter.id]).toEqual([email, false]);
    expect((await squatter.call({ url: '/api/auth/user' })).statusCode).toBe(401);
    expect((await api.app.inject({ url: '/api/courses', headers })).statusCode).toBe(401);
    const signIn = await post('/api/identity/sign-in/email', { email, password: testPassword }, '');
    expect(signIn.statusCode).toBe(401);
  });

  it('asks first where the unconfirmed account holds something, and then closes it without losing that', async () => {
    const squatter = await api.signUp();
    const { email, id } = squatter;
    const payload = { code: 'PSY 101', name: 'Sleep' };
    await squatter.call({ method: 'POST', url: '/api/courses', payload });
    expect(await listCourses(squatter.cookie)).toHaveLength(1);
    const made = await squatter.call({ method: 'POST', url: '/api/auth/generate-api-key' });
    const headers = { authorization: `Bearer ${made.json<{ apiKey: string }>().apiKey}` };
    const owner = { subject: `owner-of-${email}`, email, isVerified: true, name: 'Owner' };
    const asked = await signOn(owner);
    expect(asked.headers.location).toBe('/sign-in?problem=address-held&returnTo=%2Fcourses');
    expect(cookieOf(asked)).not.toContain('session_token');
    expect((await squatter.call({ url: '/api/auth/user' })).statusCode).toBe(200);

    expect((await claim('')).json()).toMatchObject({ code: 'SINGLE_SIGN_ON_FAILED' });
    const claimed = await claim(cookieOf(asked));
    expect(claimed.json()).toEqual({ status: 'signed-in', returnTo: '/courses' });
    expect((await claim(cookieOf(asked))).json()).toMatchObject({ code: 'SINGLE_SIGN_ON_FAILED' });
    const user = await userOf(cookieOf(claimed));
    expect([user.email, user.id === id]).toEqual([email, false]);
    expect(await listCourses(cookieOf(claimed))).toEqual([]);
    expect((await squatter.call({ url: '/api/auth/user' })).statusCode).toBe(401);
    expect((await api.app.inject({ url: '/api/courses', headers })).statusCode).toBe(401);
    for (const address of [email, `set-aside-${id}@accounts.invalid`]) {
      const signIn = await post(
        '/api/identity/sign-in/email',
        { email: address, password: testPassword },
        '',
      );
      expect(signIn.statusCode).toBe(401);
    }
    const { rows } = await api.gradebook.database.execute(`select 1 from courses where owner_id = '${id}'`);
    expect(rows).toHaveLength(1);
    expect(await userOf(cookieOf(await signOn(owner)))).toMatchObject({ id: user.id });
  });

  it('is kept by the owner of both, who links it from inside and so proves the address', async () => {
    const { email, id, cookie } = await api.signUp();
    const asked = await post('/api/account/single-sign-on', { currentPassword: testPassword }, cookie);
    const person = { subject: `both-${id}`, email, isVerified: true, name: 'Both' };
    const back = await provider.signOn(asked.json<{ address: string }>().address, person);
    await get(back.pathname + back.search, `${cookie}; ${cookieOf(asked)}`);
    expect(await api.gradebook.accounts.get({ ownerId: id })).toMatchObject({ isEmailVerified: true });
    expect(await userOf(cookieOf(await signOn(person)))).toMatchObject({ id });
  });

  it('makes no account for an address that the provider does not call verified', async () => {
    const answer = await signOn({ ...ana, subject: 'new', email: 'new@example.edu', isVerified: false });
    expect(answer.headers.location).toBe('/sign-in?problem=address-unverified');
    expect(await api.gradebook.accounts.findCredentials({ email: 'new@example.edu' })).toBeUndefined();
  });

  it('links from inside a session with the password, and for that account alone', async () => {
    const [owner, other] = [await api.signUp(), await api.signUp()];
    const linking = { subject: 'linking', email: 'x@example.edu', isVerified: true, name: 'X' };
    const ask = async (currentPassword: string) =>
      post('/api/account/single-sign-on', { currentPassword }, owner.cookie);
    expect((await ask('no')).statusCode).toBe(403);
    const asked = await ask(testPassword);
    const back = await provider.signOn(asked.json<{ address: string }>().address, linking);
    const stolen = await get(back.pathname + back.search, `${other.cookie}; ${cookieOf(asked)}`);
    expect(stolen.headers.location).toBe('/account?problem=failed');

    const again = await ask(testPassword);
    const url = await provider.signOn(again.json<{ address: string }>().address, linking);
    const linked = await get(url.pathname + url.search, `${owner.cookie}; ${cookieOf(again)}`);
    expect(linked.headers.location).toBe('/account');
    expect(await userOf(cookieOf(await signOn(linking)))).toMatchObject({ id: owner.id });

    const taken = await post('/api/account/single-sign-on', { currentPassword: testPassword }, other.cookie);
    const third = await provider.signOn(taken.json<{ address: string }>().address, linking);
    const refused = await get(third.pathname + third.search, `${other.cookie}; ${cookieOf(taken)}`);
    expect(refused.headers.location).toBe('/account?problem=identity-taken');
    const off = await post(
      '/api/account/single-sign-on/unlink',
      { currentPassword: testPassword },
      owner.cookie,
    );
    expect(off.json()).toEqual({ isLinked: false });
  });

  it('tells two issuers apart that say the same subject', async () => {
    const { address, cookie } = await begin(forged);
    const { searchParams } = new URL(address);
    const honest = { nonce: searchParams.get('nonce'), sub: 'ana', email: ana.email, email_verified: true };
    forger.forge({}, honest);
    const state = searchParams.get('state');
    const done = await get(`${callbackPath}?code=c&state=${state}`, cookie, forged);
    expect(done.headers.location).toBe('/courses');
    const where = { issuer: provider.issuer, subject: 'ana' };
    expect(await forged.gradebook.singleSignOn.findOwner(where)).toBeUndefined();
  });

  // ASVS-6.3.4
  it('asks for the second factor, and lets no disabled account in', async () => {
    const kim = { subject: 'kim', email: 'kim@example.edu', isVerified: true, name: 'Kim' };
    const cookie = cookieOf(await signOn(kim));
    const begun = await post('/api/account/two-factor/begin', { currentPassword: '' }, cookie);
    const { secret } = begun.json<{ secret: string }>();
    await post('/api/account/two-factor/confirm', { code: appCode(secret) }, cookie);
    const again = await signOn(kim);
    expect(again.headers.location).toBe('/sign-in?step=code&returnTo=%2Fcourses');
    expect((await get('/api/auth/user', cookieOf(again))).statusCode).toBe(401);
    await api.gradebook.database.execute(
      `update "user" set disabled_at = now() where email = '${kim.email}'`,
    );
    expect((await signOn(kim)).headers.location).toBe('/sign-in?problem=failed');
  });
});

describe('what does not hold', () => {
  // ASVS-6.8.2
  it('refuses a state that was used, one of another browser, and none', async () => {
    const { address, cookie } = await begin();
    const back = await provider.signOn(address, ana);
    const stranger = await begin();
    for (const held of [stranger.cookie, '']) {
      const answer = await get(back.pathname + back.search, held);
      expect(answer.headers.location).toBe('/sign-in?problem=failed');
    }
    expect((await get(back.pathname + back.search, cookie)).headers.location).toBe('/courses');
    const replayed = await get(back.pathname + back.search, cookie);
    expect(replayed.headers.location).toBe('/sign-in?problem=failed');
    expect((await get(`${callbackPath}?code=c`, cookie)).headers.location).toBe('/sign-in?problem=failed');
  });

  // ASVS-6.8.2
  it('refuses the code of another person’s sign-on in the own browser', async () => {
    const [victim, thief] = [await begin(), await begin()];
    const stolen = await provider.signOn(victim.address, ana);
    const own = await provider.signOn(thief.address, { ...ana, subject: 'thief', email: 't@example.edu' });
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    const answer = await get(own.pathname + own.search, thief.cookie);
    expect(answer.headers.location).toBe('/sign-in?problem=failed');
  });

  const now = Math.floor(Date.now() / 1000);

  // ASVS-6.8.2
  it.each<[string, Forgery]>([
    ['no signature', { algorithm: 'none' }],
    ['the public key as a shared secret', { algorithm: 'HS256' }],
    ['a key that is not the provider’s', { hasWrongKey: true }],
    ['a time that has passed', { claims: { iat: now - 7200, exp: now - 3600 } }],
    ['another audience', { claims: { aud: 'someone-else' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another nonce', { claims: { nonce: 'of another sign-on' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['no subject and no session', { claims: { sub: undefined } }],
    ['an access token for an identity', { idToken: 'access' }],
  ])('refuses a token with %s', async (_what, forgery) => {
    const { address, cookie } = await begin(forged);
    const { searchParams } = new URL(address);
    const honest = {
      nonce: searchParams.get('nonce'),
      sub: 'x',
      email: 'x@example.edu',
      email_verified: true,
    };
    forger.forge(forgery, honest);
    const url = `${callbackPath}?code=c&state=${searchParams.get('state')}`;
    const answer = await get(url, cookie, forged);
    expect(answer.headers.location).toBe('/sign-in?problem=failed');
    expect(cookieOf(answer)).not.toContain('session_token');
  });

  // ASVS-7.6.1
  it('ends every session of the user the provider signs out, once per token, and no others', async () => {
    const sessions = [await signedInAs('lena'), await signedInAs('lena')];
    const other = await signedInAs('omar');
    const token = forger.make({}, honestLogout('lena'));
    const answer = await tellLogout(token);
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { ended: 2 },
      'no-store',
    ]);
    for (const cookie of sessions) expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    const again = await signedInAs('lena');
    expect((await tellLogout(token)).statusCode).toBe(400);
    expect(await isSignedIn(again)).toBe(true);
    expect((await tellLogout(forger.make({}, honestLogout('nobody')))).json()).toEqual({ ended: 0 });
  });

  // ASVS-7.6.1
  it('ends what began from one session of the provider, where that is all that it names', async () => {
    const [first, second] = [
      await signedInAs('lena', { sid: 's-1' }),
      await signedInAs('lena', { sid: 's-2' }),
    ];
    const other = await signedInAs('omar');
    const events = logoutEvent;
    const token = forger.make({}, { sid: 's-1', jti: 'sid-1', events });
    expect((await tellLogout(token)).json()).toEqual({ ended: 1 });
    expect(await Promise.all([first, second, other].map(isSignedIn))).toEqual([false, true, true]);
    expect((await tellLogout(token)).statusCode).toBe(400);
    expect((await tellLogout(forger.make({}, { sid: 's-9', jti: 'sid-9', events }))).json()).toEqual({
      ended: 0,
    });
    const elsewhere = { claims: { iss: 'https://evil.example' } };
    expect((await tellLogout(forger.make(elsewhere, { sid: 's-2', jti: 'sid-2', events }))).statusCode).toBe(
      400,
    );
    expect(await isSignedIn(second)).toBe(true);
  });

  // ASVS-7.6.1
  it('ends by that name also what followed, under a new token and after a second step', async () => {
    const asked = cookieOf(await beginTwoFactorOf('zoe', 's-5'));
    expect(await isSignedIn(asked)).toBe(true);
    const events = logoutEvent;
    const told5 = await tellLogout(forger.make({}, { sid: 's-5', jti: 'sid-5', events }));
    expect(told5.json()).toEqual({ ended: 1 });
    expect(await isSignedIn(asked)).toBe(false);

    const awaiting = await signedInAs('zoe', { sid: 's-6' });
    const code = appCode(secretOfZoe);
    const whole = cookieOf(await post('/api/identity/second-step', { code }, awaiting, forged));
    expect(await isSignedIn(whole)).toBe(true);
    const told6 = await tellLogout(forger.make({}, { sid: 's-6', jti: 'sid-6', events }));
    expect(told6.json()).toEqual({ ended: 1 });
    expect(await isSignedIn(whole)).toBe(false);
  });

  it('takes a token again that it could do nothing by the first time', async () => {
    const cookie = await signedInAs('lena');
    const token = forger.make({}, honestLogout('lena'));
    const { database } = forged.gradebook;
    await database.execute('alter table session rename to session_away');
    expect((await tellLogout(token)).statusCode).toBe(500);
    await database.execute('alter table session_away rename to session');
    expect((await tellLogout(token)).statusCode).toBe(200);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  // ASVS-7.6.1
  it.each<[string, Forgery]>([
    ['no signature', { algorithm: 'none' }],
    ['the public key as a shared secret', { algorithm: 'HS256' }],
    ['a key that is not the provider’s', { hasWrongKey: true }],
    ['a time that has passed', { claims: { iat: now - 7200, exp: now - 3600 } }],
    ['a time long ago that has not run out', { claims: { iat: now - 7200, exp: now + 3600 } }],
    ['another audience', { claims: { aud: 'someone-else' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a nonce, as one for an identity has', { claims: { nonce: 'n' } }],
    ['no event', { claims: { events: undefined } }],
    ['no id', { claims: { jti: undefined } }],
    ['no subject', { claims: { sub: undefined } }],
    ['no token in it', { idToken: '' }],
  ])('refuses a logout token with %s', async (_what, forgery) => {
    const cookie = await signedInAs('lena');
    const answer = await tellLogout(forger.make(forgery, honestLogout('lena')));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'SINGLE_SIGN_ON_FAILED' }]);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it('keeps tokens, names and addresses out of the log', () => {
    for (const secret of [ana.email, 'María', 'eyJ', provider.clientSecret])
      expect(api.logged()).not.toContain(secret);
    expect(api.logged()).toContain('"event":"single-sign-on","result":"refused"');
  });

  it('says so when the provider does not answer, and comes back by itself', async () => {
    const down = await openSingleSignOn({
      issuer: 'http://127.0.0.1:1',
      clientId: 'greenpen',
      clientSecret: 'x',
      trustsEmail: false,
      name: 'Down',
      baseUrl,
    });
    await expect(down.begin()).rejects.toMatchObject({ code: 'SINGLE_SIGN_ON_FAILED' });
  });

  // ASVS-12.3.2
  it('refuses a provider whose certificate is not trusted', async () => {
    const folder = join(import.meta.dirname, '../../../../tools/testing/self-signed');
    const [key, cert] = await Promise.all(
      ['key.pem', 'certificate.pem'].map((file) => readFile(join(folder, file))),
    );
    let asked = 0;
    const impostor = createServer({ key, cert }, (_, answer) => {
      asked += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => impostor.listen(0, 'localhost', resolve));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    const { port } = impostor.address() as AddressInfo;
    const unsafe = await openSingleSignOn({
      issuer: `https://localhost:${port}`,
      clientId: 'greenpen',
      clientSecret: 'x',
      trustsEmail: false,
      name: 'Impostor',
      baseUrl,
    });
    await expect(unsafe.begin()).rejects.toMatchObject({ code: 'SINGLE_SIGN_ON_FAILED' });
    expect(asked).toBe(0);
    await new Promise((resolve) => impostor.close(resolve));
  });
});
