import * as contract from '@greenpen/api-contract';
import type { Failure } from '@greenpen/api-contract';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const publicUrl = 'https://grading.example.edu';
const cookie = 'greenpen.session_token=anything';

const calls = Object.values(contract).flatMap((value) =>
  typeof value === 'object' && 'method' in value && 'path' in value ? [value] : [],
);

let app: Awaited<ReturnType<typeof buildTestApp>>['app'];
let logged: () => string;
let port: number;

beforeAll(async () => {
  ({ app, logged } = await buildTestApp());
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(() => app.close());

/** Sends raw bytes and returns everything received until the server closes the connection. */
async function talk(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  await new Promise((resolve) => void socket.once('close', resolve));
  return said;
}

const head = ['POST /api/logout HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
const smuggled = 'GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('ambiguous requests', () => {
  // ASVS-4.2.1
  it.each([
    [
      'two ways to say the length',
      ['Content-Length: 6', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${smuggled}`],
    ],
    [
      'the same ways in the other order',
      ['Transfer-Encoding: chunked', 'Content-Length: 6', '', `0\r\n\r\n${smuggled}`],
    ],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', `{}${smuggled}`]],
    ['a length that is no number', ['Content-Length: +2', '', `{}${smuggled}`]],
    ['a coding that is none', ['Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${smuggled}`]],
    ['a bad chunk', ['Transfer-Encoding: chunked', '', `zz\r\n{}\r\n0\r\n\r\n${smuggled}`]],
    ['a header with a blank before its colon', ['Content-Length : 2', '', `{}${smuggled}`]],
    ['a NUL in a header', ['X-Odd: a\0b', 'Content-Length: 2', '', `{}${smuggled}`]],
  ])('are answered 400 and closed: %s', async (_, lines) => {
    const said = await talk(...head, ...lines);
    expect(said).toMatch(/^HTTP\/1\.1 400 /u);
    expect(said.match(/HTTP\/1\.1 /gu)).toHaveLength(1);
  });

  // ASVS-16.4.1
  it('leave no content in the log, whatever their length', async () => {
    const long = `\u001B[31mcanary${'x'.repeat(1024 * 1024)}`;
    const said = await talk('GET /api/live HTTP/1.1', 'Host: localhost', `User-Agent: ${long}`, '', '');
    expect(said).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/u);
    expect(logged()).not.toContain('canary');
  });
});

describe('malformed requests', () => {
  // ASVS-4.2.1
  it.each([
    ['400', ['GET /% HTTP/1.1', 'Host: localhost', 'Connection: close']],
    ['400', ['GET /api/live HTTP/1.1', 'Host: localhost', 'no header']],
    ['417', ['GET /api/live HTTP/1.1', 'Host: localhost', 'Expect: the unexpected']],
    ['431', ['GET /api/live HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`]],
  ])('are answered %s with the headers of every answer', async (status, lines) => {
    const said = await talk(...lines, '', '');
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(said).toContain('permissions-policy: accelerometer=()');
    expect(said).toContain('x-content-type-options: nosniff');
    expect(said).toContain("content-security-policy: default-src 'none'");
    expect(said).toContain('"code":"REQUEST_INVALID"');
    expect(said).not.toContain('FST_');
  });
});

describe('a request without a host', () => {
  // ASVS-4.2.1
  it('is refused with the headers of every answer', async () => {
    const said = await talk('GET /api/live HTTP/1.1', 'Connection: close', '', '');
    expect(said).toMatch(/^HTTP\/1\.1 400 /u);
    expect(said).toContain('permissions-policy: accelerometer=()');
    expect(said).toContain('X-Content-Type-Options: nosniff');
    expect(said).toContain('Content-Security-Policy: ');
    expect(said).toContain('"code":"REQUEST_INVALID"');
  });
});

// ASVS-13.4.5
describe('methods and paths that are not ours', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])('answers %s with a refusal', async (method) => {
    const said = await talk(
      `${method} /api/live HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      'X-Canary: 1',
      '',
      '',
    );
    expect(said).not.toMatch(/^HTTP\/1\.1 [23]/u);
    expect(said).not.toContain('Canary');
  });

  it('reveals no software or version', async () => {
    for (const url of ['/api/live', '/api/nothing', '/nothing']) {
      const { headers } = await app.inject(url);
      expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined]);
    }
    for (const url of ['/metrics', '/docs', '/api/docs', '/.git/HEAD', '/.env', '/src/main.ts', '/data']) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

// ASVS-3.5.1
describe('other sites', () => {
  const origins = [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'chrome-extension://abcdefgh',
  ];

  it('cannot write through any call', async () => {
    const writes = calls.filter(({ method }) => method !== 'GET');
    expect(writes.length).toBeGreaterThan(30);
    for (const { method, path } of writes) {
      for (const origin of origins) {
        const answer = await app.inject({ method, url: path, headers: { cookie, origin } });
        expect([path, answer.statusCode, answer.json<Failure>().code]).toEqual([path, 403, 'ORIGIN_REFUSED']);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      }
    }
  });

  it('get no preflight permission', async () => {
    for (const { path } of calls) {
      const answer = await app.inject({
        method: 'OPTIONS',
        url: path,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('change nothing by a link or by a form of another content type', async () => {
    const reads = new Set(calls.filter(({ method }) => method === 'GET').map(({ path }) => path));
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const { method, path } = call;
      const byLink = await app.inject({ url: path, headers: { cookie } });
      // What another call reads at this path, or takes for an id, is a read; the database that it asks is away.
      expect([path, [400, 404, 503].includes(byLink.statusCode) || reads.has(path)]).toEqual([path, true]);
      if (!('body' in call)) continue;
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const headers = { cookie, 'content-type': type };
        const answer = await app.inject({ method, url: path, headers, payload: '{}' });
        expect([path, type, answer.statusCode]).toEqual([
          path,
          type,
          // Refused before the body is read: a sign-in that is not fresh, or not an administrator's.
          path.startsWith('/api/admin/') || path === '/api/auth/generate-api-key' ? 403 : 415,
        ]);
      }
    }
  });
});

const ask = async (url: string, headers: Record<string, string>, trustProxy: false | readonly string[]) => {
  const test = await buildTestApp({ options: { publicUrl, trustProxy } });
  const { statusCode, headers: got } = await test.app.inject({ url, headers });
  await test.app.close();
  return [statusCode, got.location];
};

// ASVS-4.1.2
describe('plain http before a server of https', () => {
  it('refuses calls and redirects pages to https', async () => {
    const plain = { 'x-forwarded-proto': 'http' };
    expect(await ask('/api/live', plain, ['loopback'])).toEqual([403, undefined]);
    expect(await ask('/%61pi/live', plain, ['loopback'])).not.toEqual([200, undefined]);
    expect(await ask('/about?a=1', plain, ['loopback'])).toEqual([308, `${publicUrl}/about?a=1`]);
    expect(await ask('//evil.example/x', plain, ['loopback'])).toEqual([308, `${publicUrl}/x`]);
    expect(await ask('/api/live', { 'x-forwarded-proto': 'https, http' }, ['loopback'])).toEqual([
      403,
      undefined,
    ]);
  });

  it('ignores untrusted proxies, and requests from the machine itself', async () => {
    expect(await ask('/api/live', { 'x-forwarded-proto': 'https' }, ['loopback'])).toEqual([200, undefined]);
    expect(await ask('/api/live', {}, ['loopback'])).toEqual([200, undefined]);
    expect(await ask('/api/live', { 'x-forwarded-proto': 'http' }, false)).toEqual([200, undefined]);
  });
});
