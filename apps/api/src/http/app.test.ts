import { AppError, failure, type Failure } from '@greenpen/api-contract';
import { PaperStoreError } from '@greenpen/paper-store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { filesForm } from '../testing/multipart.ts';
import { buildTestApp, testUser } from '../testing/build-test-app.ts';

const cookie = 'greenpen.session_token=anything';

const postFrom = async (headers: Record<string, string>, publicUrl: string | null = null) => {
  const { app } = await buildTestApp({ options: { publicUrl } });
  const answer = await app.inject({ method: 'POST', url: '/api/logout', headers });
  await app.close();
  return answer.statusCode;
};

const addressInLog = async (trustProxy: false | readonly string[]) => {
  const { app, logged } = await buildTestApp({ options: { trustProxy } });
  await app.inject({ url: '/api/nothing', headers: { 'x-forwarded-for': '203.0.113.9' } });
  await app.close();
  return /"address":"([\d.]+)"/u.exec(logged())?.[1];
};

/** Generous timeout: a slow machine needs a while for so many requests. */
const stopClock = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
};

const refuseKey = () => Promise.reject(new PaperStoreError('key-wrong', 'sealed with another key'));
const good = async (): Promise<void> => undefined;
const bad = (): Promise<void> => Promise.reject(new Error('no'));

describe('refusals', () => {
  it('answers an unknown path of the API with JSON, a page with a page', async () => {
    const { app } = await buildTestApp();
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/live'],
      ['GET', '/api'],
    ] as const) {
      const answer = await app.inject({ method, url });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(failure.parse(answer.json()).code).toBe('NOT_FOUND');
    }
    expect((await app.inject('/nothing')).headers['content-type']).toContain('text/plain');
    await app.close();
  });

  // ASVS-2.2.1
  it('names the fields that are wrong', async () => {
    const { app } = await buildTestApp();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/courses',
      headers: { cookie },
      payload: { name: '', code: 7 },
    });
    expect(answer.statusCode).toBe(400);
    const { fields, message } = answer.json<Failure>();
    expect(Object.keys(fields ?? {})).toEqual(['name', 'code']);
    expect(message).toBe('Name must not be empty. Code must be text.');
    await app.close();
  });

  // ASVS-2.2.1
  it('says in the words of the screen that weights must add up', async () => {
    const { app } = await buildTestApp();
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/grading-criteria/01a1f8cd-c5f4-7aba-ad4b-74cfebbc4247',
      headers: { cookie },
      payload: { grammarWeight: 50, apaWeight: 25, contentWeight: 45, feedbackStyle: 'direct' },
    });
    expect([answer.statusCode, answer.json<Failure>().message]).toEqual([
      400,
      'Grading criteria weights must add up to 100%.',
    ]);
    await app.close();
  });

  // ASVS-16.5.1
  it('asks to come back when the database is away', async () => {
    const { app } = await buildTestApp();
    const answer = await app.inject({ url: '/api/courses', headers: { cookie } });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json<Failure>().code]).toEqual([
      503,
      '3',
      'DATABASE_UNAVAILABLE',
    ]);
    await app.close();
  });

  // ASVS-16.5.1
  it('logs an unexpected cause, without values quoted in the error, and does not show it', async () => {
    const { app, logged } = await buildTestApp({
      gradebook: {
        courses: {
          list: () =>
            Promise.reject(
              Object.assign(new Error('Failed query: params: Ana Diaz'), {
                cause: new SyntaxError('Unexpected token in "Ana Diaz"'),
              }),
            ),
        },
      },
    });
    const answer = await app.inject({ url: '/api/courses', headers: { cookie } });
    expect(answer.statusCode).toBe(500);
    const { requestId, code } = failure.parse(answer.json());
    expect(code).toBe('UNEXPECTED');
    expect(logged()).toContain(requestId);
    expect(logged()).toContain('app.test.ts');
    expect(`${answer.body}${logged()}`).not.toContain('Ana Diaz');
    await app.close();
  });

  // ASVS-16.5.1
  it('fails closed when the session cannot be looked up', async () => {
    const { app } = await buildTestApp({
      gradebook: { courses: { list: async () => [] } },
    });
    app.addHook('onRequest', async (request) => {
      if (request.headers['x-break'] === '1') throw new AppError('DATABASE_UNAVAILABLE');
    });
    const answer = await app.inject({ url: '/api/courses', headers: { cookie, 'x-break': '1' } });
    expect(answer.statusCode).toBe(503);
    await app.close();
  });

  // ASVS-3.5.1
  it('accepts only JSON of a limited length', async () => {
    const { app } = await buildTestApp();
    const post = (type: string, payload: string) =>
      app.inject({ method: 'POST', url: '/api/courses', headers: { cookie, 'content-type': type }, payload });
    expect((await post('text/plain', '{}')).statusCode).toBe(415);
    expect((await post('application/x-www-form-urlencoded', 'name=x')).statusCode).toBe(415);
    expect((await post('application/json', '{"name":')).statusCode).toBe(400);
    expect((await post('application/json', `"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
    expect((await post('application/json', '['.repeat(500_000))).statusCode).toBe(400);
    await app.close();
  });

  it('takes an empty body where nothing has to be said', async () => {
    const { app } = await buildTestApp();
    const url = '/api/assignments/01a1f8cd-c5f4-7aba-ad4b-74cfebbc4247/approve';
    for (const headers of [{ cookie }, { cookie, 'content-type': 'application/json' }]) {
      // The database is unavailable, which shows that the call reached it.
      expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(503);
      const course = await app.inject({ method: 'POST', url: '/api/courses', headers });
      expect(Object.keys(course.json<Failure>().fields ?? {})).toEqual(['name', 'code']);
    }
    await app.close();
  });

  it('names a full disk, and keeps nothing of the request', async () => {
    const removed: string[] = [];
    const stored = { size: 5, sha256: '00', head: Buffer.from('Sleep') };
    let puts = 0;
    const { app } = await buildTestApp({
      store: {
        put: async (bytes) => {
          for await (const _ of bytes);
          puts += 1;
          if (puts === 2) throw new PaperStoreError('full', 'no space left');
          return { ...stored, fileId: `file-${puts}` };
        },
        remove: async (id) => void removed.push(id),
      },
    });
    const form = filesForm([
      { fileName: 'a.txt', content: 'Sleep' },
      { fileName: 'b.txt', content: 'Sleep' },
      { fileName: 'c.txt', content: 'Sleep' },
    ]);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/assignments/upload',
      payload: form.payload,
      headers: { ...form.headers, cookie },
    });
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([507, 'STORAGE_FULL']);
    expect(removed).toEqual(['file-1']);
    await app.close();
  });

  it.each([
    ['asks to try again where this process is about to stop because the key was changed', false, 503],
    ['calls the file damaged where its key is unknown and was not changed', true, 500],
  ])('%s', async (_, isHeld, status) => {
    const { app } = await buildTestApp({
      store: { put: refuseKey },
      options: { holdsLease: async () => isHeld },
    });
    const form = filesForm([{ fileName: 'a.txt', content: 'Sleep' }]);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/assignments/upload',
      payload: form.payload,
      headers: { ...form.headers, cookie },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after']).toBe(isHeld ? undefined : '3');
    await app.close();
  });

  it('permits admin-only calls to administrators alone, and no call without a session', async () => {
    const { app } = await buildTestApp({ user: null });
    expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
    await app.close();
    const signedIn = await buildTestApp();
    expect((await signedIn.app.inject({ url: '/api/auth/user', headers: { cookie } })).json()).toEqual(
      testUser,
    );
    await signedIn.app.close();
  });
});

// ASVS-3.5.1
describe('the origin of writes', () => {
  it.each([
    [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, null],
    [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, null],
    [{ host: 'inside:3000', origin: 'https://grading.example.edu' }, 'https://grading.example.edu'],
    [{ host: 'localhost:3000' }, null],
  ])('takes %j', async (headers, publicUrl) => {
    expect(await postFrom(headers, publicUrl)).toBe(200);
  });

  // ASVS-5.3.2
  it.each([
    [{ host: 'localhost:3000', origin: 'https://evil.example' }, null],
    [{ host: 'localhost:3000', origin: 'null' }, null],
    [{ host: 'localhost:3000', origin: 'http://localhost:4000' }, null],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000.evil.example' }, null],
    [{ host: 'evil.example:3000', origin: 'http://evil.example:3000' }, null],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }, null],
    [{ host: 'localhost:3000', 'sec-fetch-site': 'same-site' }, null],
    [{ host: 'localhost:3000', origin: 'chrome-extension://abcdefgh' }, null],
    [{ host: 'grading.example.edu', origin: 'http://grading.example.edu' }, 'https://grading.example.edu'],
  ])('refuses %j', async (headers, publicUrl) => {
    expect(await postFrom(headers, publicUrl)).toBe(403);
  });

  it('changes nothing on GET', async () => {
    const { app } = await buildTestApp();
    for (const url of ['/api/logout', '/api/assignments/grade', '/api/assignments/upload']) {
      expect((await app.inject({ url, headers: { cookie } })).statusCode).toBeGreaterThanOrEqual(400);
    }
    await app.close();
  });
});

describe('headers', () => {
  // ASVS-3.4.3, ASVS-14.3.2
  it('forbids foreign scripts, frames and caches in every response', async () => {
    const { app } = await buildTestApp({ options: { publicUrl: 'https://grading.example.edu' } });
    for (const url of ['/api/live', '/api/nothing', '/api/login', '/nothing', '/api/courses']) {
      const { headers } = await app.inject({ url, headers: { cookie } });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect([url, headers['cache-control']]).toEqual([url, url.startsWith('/api') ? 'no-store' : undefined]);
    }
    await app.close();
  });

  // ASVS-3.7.2
  it('redirects to sign-in with a path of this site alone', async () => {
    const { app } = await buildTestApp();
    const location = async (query: string) => (await app.inject(`/api/login${query}`)).headers.location;
    expect(await location('')).toBe('/sign-in');
    expect(await location('?returnTo=/grading-queue%3Fstatus%3Derror')).toBe(
      '/sign-in?returnTo=%2Fgrading-queue%3Fstatus%3Derror',
    );
    expect(await location('?returnTo=//evil.example')).toBe('/sign-in');
    await app.close();
  });

  it('redirects a signed-in user away from the sign-in', async () => {
    const { app } = await buildTestApp();
    const location = async (query: string) =>
      (await app.inject({ url: `/api/login${query}`, headers: { cookie: 'greenpen.session_token=one' } }))
        .headers.location;
    expect(await location('')).toBe('/dashboard');
    expect(await location('?returnTo=/courses')).toBe('/courses');
    expect(await location('?returnTo=//evil.example')).toBe('/dashboard');
    await app.close();
  });

  // ASVS-4.1.3
  it('trusts forwarded headers only from a trusted proxy', async () => {
    expect(await addressInLog(false)).toBe('127.0.0.1');
    expect(await addressInLog(['loopback'])).toBe('203.0.113.9');
  });

  // ASVS-2.4.1
  it('limits how often an address may ask', async () => {
    stopClock();
    const { app, logged } = await buildTestApp();
    const ask = () => app.inject('/api/live');
    for (let asked = 0; asked < 6000; asked += 1) await ask();
    const answer = await ask();
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(logged()).toContain('"event":"rate-limit"');
    await app.close();
  });

  // ASVS-2.4.1
  it('counts a call with a limit of its own toward the account as well', async () => {
    stopClock();
    const { app } = await buildTestApp();
    // Two sessions of one account, because a single one would reach the limit of its credential first.
    const ask = (session: string) =>
      app.inject({ url: '/api/auth/user', headers: { cookie: `greenpen.session_token=${session}` } });
    const limited = () =>
      app.inject({
        method: 'POST',
        url: '/api/account/change-password',
        headers: { cookie: 'greenpen.session_token=two' },
      });
    for (let asked = 0; asked < 1500; asked += 1) await ask('one');
    for (let asked = 0; asked < 1490; asked += 1) await ask('two');
    for (let asked = 0; asked < 10; asked += 1) expect((await limited()).statusCode).not.toBe(429);
    expect((await limited()).statusCode).toBe(429);
    expect((await ask('one')).statusCode).toBe(429);
    await app.close();
  });

  // ASVS-2.4.1
  it('does not look up the session of a credential that is far over its limit', async () => {
    stopClock();
    let lookups = 0;
    const { app } = await buildTestApp({ onSessionLookup: () => void (lookups += 1) });
    const ask = (cookie: string) => app.inject({ url: '/api/auth/user', headers: { cookie } });
    for (let asked = 0; asked < 3000; asked += 1) await ask('greenpen.session_token=one');
    expect(lookups).toBe(3000);
    const answer = await ask('greenpen.session_token=one');
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(lookups).toBe(3000);
    // Another cookie does not change the session.
    expect((await ask('greenpen.session_token=one; theme=dark')).statusCode).toBe(429);
    expect(lookups).toBe(3000);
    await ask('greenpen.session_token=another');
    expect(lookups).toBe(3001);
    await app.close();
  });
});

describe('health', () => {
  it('is ready only when database, queue and store answer', async () => {
    const ready = await buildTestApp({
      gradebook: { checkDatabase: good, checkQueue: good },
      store: { check: good },
    });
    expect((await ready.app.inject('/api/health')).json()).toEqual({
      status: 'ok',
      database: 'ok',
      queue: 'ok',
      store: 'ok',
    });
    await ready.app.close();
    const { app } = await buildTestApp({
      gradebook: { checkDatabase: good, checkQueue: good },
      store: { check: bad },
    });
    const answer = await app.inject('/api/health');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'failing', store: 'failing', database: 'ok', queue: 'ok' });
    expect((await app.inject('/api/live')).json()).toEqual({ status: 'ok' });
    await app.close();
  });
});
