import * as fc from 'fast-check';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

const answered = z.object({ code: z.string().optional(), message: z.string().optional() });

let api: TestApi;
let account: TestAccount;
let origin: string;
const uncaught: unknown[] = [];
const note = (error: unknown): void => void uncaught.push(error);

// `inject` passes the whole body at once and ends it normally; a real socket may not.
beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
  account = await api.signUp();
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => api.stop());

beforeEach(() => {
  uncaught.length = 0;
  process.on('uncaughtException', note);
});

afterEach(() => {
  process.off('uncaughtException', note);
});

async function send(body: string): Promise<{ status: number; failure: z.infer<typeof answered> }> {
  const answer = await fetch(`${origin}/api/assignments/upload`, {
    method: 'POST',
    headers: { cookie: account.cookie, 'content-type': 'multipart/form-data; boundary=X' },
    body: Buffer.from(body, 'latin1'),
  });
  return { status: answer.status, failure: answered.parse(await answer.json()) };
}

/** A body whose sender disconnects, like a closed browser window. */
async function sendAndLeave(body: string): Promise<void> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    'POST /api/assignments/upload HTTP/1.1',
    'Host: localhost',
    `Cookie: ${account.cookie}`,
    'Content-Type: multipart/form-data; boundary=X',
    `Content-Length: ${body.length + 10}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
  socket.resume();
  await once(socket, 'close');
}

async function expectAlive(): Promise<void> {
  expect((await fetch(`${origin}/api/live`)).status).toBe(200);
  expect(uncaught).toEqual([]);
}

async function storedFiles(): Promise<number> {
  const entries = await readdir(api.storeFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const part = (headers: string, content = 'Sleep helps.'): string => `--X\r\n${headers}\r\n${content}\r\n`;
const disposition = (of: string): string => `Content-Disposition: form-data; ${of}\r\n`;
const file = part(disposition('name="files"; filename="a.txt"'));
const field = part(disposition('name="keepBoth"'), 'true');

const kinds: readonly string[] = [
  file,
  field,
  '--X\r\n\r\n',
  part(''),
  part(disposition('name="files"; filename="a.txt"'), ''),
  part(disposition('name="__proto__"; filename="a.txt"')),
  part(disposition('name="constructor"'), '1'),
  part(`${disposition('name="courseId"')}Content-Type: application/json\r\n`, '{"a":'),
  part(`${disposition('name="keepBoth"')}Content-Type: text/plain; charset=none\r\n`, '\xE9'),
  part(disposition("filename*=utf-8''%ff; name*=none''a")),
  part(disposition('name="files"; filename="a.txt"'), 'word '.repeat(30_000)),
  part('Content-Disposition: attachment\r\n'),
  part('constructor: 1\r\n__proto__: 2\r\n: 3\r\n \r\n'),
  'no boundary at all',
  '\r\n--X',
  '--',
];

const bodies = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(1, 2, 12, 215)), { maxLength: 3 }),
    fc.constantFrom('', '--X--\r\n'),
    fc.oneof(fc.constant(0), fc.nat({ max: 300 })),
  )
  .map(([runs, end, missing]) => {
    const whole =
      runs
        .map(([kind, times]) => kind.repeat(kind.includes('filename') ? Math.min(times, 3) : times))
        .join('') + end;
    return whole.slice(0, Math.max(0, whole.length - missing));
  });

// ASVS-5.2.1
describe('an upload that is cut off', () => {
  it.each([
    ['parts without headers', '--X\r\n\r\n'.repeat(300)],
    ['300 files', file.repeat(300)],
    ['300 files and half a header', `${file.repeat(300)}--X\r\nContent-Disp`],
    ['300 fields', field.repeat(300)],
  ])('beyond a limit is refused: %s', async (_, body) => {
    const { status, failure } = await send(body);
    expect([400, 413]).toContain(status);
    expect(['TOO_MANY_FILES', 'REQUEST_INVALID', 'UPLOAD_CUT_OFF']).toContain(failure.code);
    await expectAlive();
  });

  it.each([
    ['without a boundary', '-'.repeat(1000)],
    ['after a boundary', '--X\r\n'],
    ['inside a header', '--X\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n'],
    ['inside a field', `--X\r\n${disposition('name="keepBoth"')}\r\ntr`],
    ['inside a file', file.slice(0, -8)],
    ['after a file', file],
    ['after a field', field],
    ['inside its last boundary', `${file}--X-`],
  ])('is refused with a sentence, and nothing of it is kept: %s', async (_, body) => {
    const before = await storedFiles();
    const { status, failure } = await send(body);
    expect([status, failure.code]).toEqual([400, 'UPLOAD_CUT_OFF']);
    expect(failure.message).toContain('cut off');
    expect(await storedFiles()).toBe(before);
    await expectAlive();
  });

  it.each([
    ['a part without headers at its end', `${file}--X\r\n\r\n--X--\r\n`],
    [
      'two boundaries in one',
      `\r\n--X${part(disposition('name="files"; filename="a.txt"'), 'word '.repeat(30_000))}`,
    ],
  ])('is answered although its parser never ends: %s', async (_, body) => {
    expect((await send(body)).failure.code).toBe('UPLOAD_CUT_OFF');
    await expectAlive();
  });

  it('is refused without ending a process, whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status, failure } = await send(body);
        expect([body.slice(0, 200), body.length, status, failure.code]).toSatisfy(() => status < 500);
        await expectAlive();
      }),
      { numRuns: 40 },
    );
  });

  it('ends no process if the client disconnects', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        await sendAndLeave(body);
        expect(uncaught).toEqual([]);
        await expectAlive();
      }),
      { numRuns: 20 },
    );
  });
});
