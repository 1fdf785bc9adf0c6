import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionLimits, longestIdleMs } from './connections.ts';

let app: FastifyInstance;
let port = 0;
const sockets: Socket[] = [];

async function serve(idleMs: number): Promise<void> {
  app = Fastify({ ...connectionLimits(idleMs), forceCloseConnections: true });
  app.get('/', async () => 'answer');
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = app.addresses()[0]?.port ?? 0;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Resolves when the server has ended the connection. */
async function ended(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  // Not `once` of node:events, which rejects where a byte was sent after the server had closed.
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

describe('a connection is ended', () => {
  beforeEach(() => serve(600));

  it('that sends nothing', async () => {
    expect(await ended(await open())).not.toContain('200');
  });

  it('that sends a header byte by byte', async () => {
    const socket = await open();
    const end = ended(socket);
    const header = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(100_000)}`;
    for (const byte of header) {
      if (socket.destroyed) break;
      socket.write(byte);
      await delay(20);
    }
    await end;
    expect(socket.bytesWritten).toBeLessThan(header.length);
  });

  it('that stops in the middle of a body', async () => {
    const socket = await open();
    socket.write(
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
    );
    expect(await ended(socket)).not.toContain('200');
  });

  it('that is kept after an answer and not used again', async () => {
    const socket = await open();
    const end = ended(socket);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await end).toContain('answer');
  });
});

it('keeps a connection open that is used again and again', async () => {
  await serve(3000);
  const socket = await open();
  for (let times = 0; times < 12; times += 1) {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    await delay(300);
  }
  expect(socket.destroyed).toBe(false);
});

it('ends every idle connection within a minute', async () => {
  await serve(longestIdleMs);
  const { connectionTimeout, keepAliveTimeout, http } = connectionLimits();
  expect(longestIdleMs).toBe(60_000);
  expect(connectionTimeout).toBeLessThanOrEqual(longestIdleMs);
  expect(keepAliveTimeout + 1000).toBeLessThanOrEqual(longestIdleMs);
  expect(http.headersTimeout + http.connectionsCheckingInterval).toBeLessThanOrEqual(longestIdleMs);
});
