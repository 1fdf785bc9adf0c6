import { emptyCourse } from '@greenpen/api-contract';
import type { Course } from '@greenpen/gradebook';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>['app'];

/** More data than socket buffers hold while the client does not read. */
const long = 'x'.repeat(8_000_000);

const course: Course = {
  ...emptyCourse,
  id: '0199a000-0000-7000-8000-000000000000',
  archivedAt: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  submissionCount: 0,
  gradedExampleCount: 0,
  discussionExampleCount: 0,
  assignments: [],
};

let app: App;
let port = 0;
let asked = 0;
let lookedUp = 0;
let rubric = '';
/** The gates that hold a call and its session look-up in the database. */
let database: Promise<void>;
let session: Promise<void>;
const sockets: Socket[] = [];

beforeEach(async () => {
  [asked, lookedUp, rubric] = [0, 0, ''];
  [database, session] = [Promise.resolve(), Promise.resolve()];
  ({ app } = await buildTestApp({
    gradebook: {
      courses: {
        list: async () => {
          asked += 1;
          await database;
          return [{ ...course, rubric }];
        },
      },
    },
    onSessionLookup: async () => {
      lookedUp += 1;
      await session;
    },
  }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = app.addresses()[0]?.port ?? 0;
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Sends a request and reads the response only on demand. */
async function ask(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.pause();
  socket.write(
    'GET /api/courses HTTP/1.1\r\nHost: localhost\r\nCookie: greenpen.session_token=1\r\nConnection: close\r\n\r\n',
  );
  await once(socket, 'connect');
  return socket;
}

const call = () => app.inject({ url: '/api/courses', headers: { cookie: 'greenpen.session_token=1' } });

async function firstLine(socket: Socket): Promise<string> {
  socket.resume();
  const [part]: Buffer[] = await once(socket, 'data');
  return part?.toString().split('\r\n')[0] ?? '';
}

// ASVS-2.4.1
describe('a reading call', () => {
  it('is answered while earlier clients of its account do not read their answers', async () => {
    rubric = long;
    await Promise.all(Array.from({ length: 5 }, ask));
    await until(() => asked, 5);
    expect(await firstLine(await ask())).toContain('200');
  });

  it('waits while the maximum number of unread answers is in memory', async () => {
    rubric = long;
    const slow = await Promise.all(Array.from({ length: 20 }, ask));
    await until(() => asked, 20);
    const next = await ask();
    await until(() => lookedUp, 21);
    // All expected database calls have been made by now.
    await app.inject('/api/live');
    expect(asked).toBe(20);
    slow[7]?.destroy();
    expect(await firstLine(next)).toContain('200');
  });

  it('gets its turn after others disconnect during their session lookup', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    session = promise;
    const gone = await Promise.all(Array.from({ length: 30 }, ask));
    await until(() => lookedUp, 30);
    for (const socket of gone) socket.destroy();
    await until(connections, 0);
    resolve();
    expect(await firstLine(await ask())).toContain('200');
  });

  it('is skipped if the client disconnected in the queue', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    database = promise;
    const gone = await Promise.all(Array.from({ length: 6 }, ask));
    await until(() => lookedUp, 6);
    for (const socket of gone) socket.destroy();
    await until(connections, 0);
    const next = await ask();
    await until(() => lookedUp, 7);
    resolve();
    expect(await firstLine(next)).toContain('200');
    expect(asked).toBe(3);
  });

  it('is refused with Retry-After when the queue is full', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    database = promise;
    const standing = Array.from({ length: 220 }, call);
    await until(() => lookedUp, 220);
    const refused = await call();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    resolve();
    expect(new Set((await Promise.all(standing)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([200]),
    );
  });
});

/** Generous timeout for busy machines. */
async function until(count: () => number | Promise<number>, expected: number): Promise<void> {
  await expect.poll(count, { timeout: 30_000, interval: 5 }).toBe(expected);
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
