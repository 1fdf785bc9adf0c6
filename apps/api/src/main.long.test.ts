import { failure } from '@greenpen/api-contract';
import { createTestDatabase } from '@greenpen/gradebook/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const entry = fileURLToPath(new URL('main.ts', import.meta.url));

let dataDir: string;
let databaseUrl: string;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase(inject('databaseUrl'));
  databaseUrl = database.databaseUrl;
  dropDatabase = () => database.drop();
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-main-'));
});

afterAll(async () => {
  await dropDatabase();
  await rm(dataDir, { recursive: true, force: true });
});

function run(settings: Record<string, string>) {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exited = once(child, 'exit').then(([code]: unknown[]) => code);
  return { child, output, exited };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('the process', () => {
  it.each([
    [{ PORT: 'many' }, 'PORT is "many"; it takes a port number from 0 to 65535.\n'],
    [
      {
        DATABASE_URL: 'postgres://db.example.edu/greenpen?sslmode=verify-full',
        DATA_DIR: '/tmp/greenpen-empty-folder',
      },
      'GREENPEN_KEY is not set, but the stored data can be read only with the key that encrypted it.\n',
    ],
  ])('says in one sentence why it does not start with %j', async (settings, sentence) => {
    const { output, exited } = run(settings);
    expect(await exited).toBe(1);
    expect(output).toEqual({ stdout: '', stderr: sentence });
  });

  it('names the port that another program has', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const { output, exited } = run({ PORT: port });
    expect(await exited).toBe(1);
    expect(output.stderr).toBe(`PORT ${port} is in use by another program; set it to another port.\n`);
    taken.close();
  });

  it('lets a request that is under way end when it is told to stop', async () => {
    const port = await freePort();
    const { child, exited } = run({ PORT: String(port) });
    await once(child, 'message');
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);

    const body = JSON.stringify({ email: 'nobody@example.edu', password: 'some password' });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/identity/sign-in/email HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await once(socket, 'connect');
    const heard = fetch(`http://127.0.0.1:${port}/api/live`);
    expect((await heard).status).toBe(200);
    child.kill('SIGTERM');
    socket.write(body.slice(10));
    const [answer]: unknown[] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 (?:401|503)/u);
    expect(await exited).toBe(0);
    socket.destroy();
  });

  it('says that it is not ready before it refuses anything, and refuses with a code, an id and when to come back', async () => {
    const port = await freePort();
    const { child, exited } = run({ PORT: String(port), DRAIN_SECONDS: '2' });
    await once(child, 'message');
    const address = `http://127.0.0.1:${port}`;
    const slow = connect(port, '127.0.0.1');
    slow.write(
      `POST /api/identity/sign-in/email HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 100\r\n\r\n{',
    );
    await once(slow, 'connect');
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    child.kill('SIGTERM');

    const refusals: Response[] = [];
    const other = () => fetch(`${address}/api/courses`);
    await expect
      .poll(async () => refusals.unshift(await fetch(`${address}/api/health`)) && refusals[0]?.status)
      .toBe(503);
    expect((await other()).status).toBe(401);
    await expect.poll(async () => refusals.unshift(await other()) && refusals[0]?.status).toBe(503);
    for (const refusal of refusals.filter(({ status }) => status === 503)) {
      const { code, requestId } = failure.parse(await refusal.json());
      expect([code, refusal.headers.get('retry-after')]).toEqual(['SERVER_STOPPING', '3']);
      expect(requestId).toBe(refusal.headers.get('x-request-id'));
    }
    expect((await fetch(`${address}/api/live`)).status).toBe(200);
    slow.destroy();
    expect(await exited).toBe(0);
  });

  it('ends after its grace period while a request never ends', async () => {
    const port = await freePort();
    const { child, exited } = run({ PORT: String(port), DRAIN_SECONDS: '0' });
    await once(child, 'message');
    const slow = connect(port, '127.0.0.1').on('error', () => undefined);
    slow.write(`POST /api/contact HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 100\r\n\r\n{`);
    await once(slow, 'connect');
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    slow.destroy();
  });

  // ASVS-13.4.5
  it('shows an operator how long papers wait, on a port of its own', async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const { child, exited } = run({ PORT: String(port), METRICS_PORT: String(metricsPort) });
    await once(child, 'message');
    await fetch(`http://127.0.0.1:${port}/api/courses?search=canary`);
    const read = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const text = await read.text();
    expect(text).toContain('greenpen_oldest_waiting_paper_seconds 0');
    expect(text).toContain('greenpen_database_up 1');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/courses",status="401"\} 1/u,
    );
    expect(text).not.toContain('canary');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
    const second = run({ METRICS_PORT: String(metricsPort) });
    expect(await second.exited).toBe(1);
    expect(second.output.stderr).toBe(
      `METRICS_PORT ${metricsPort} is in use by another program; set it to another port.\n`,
    );
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it('stops when its parent process is gone', async () => {
    const { child, exited } = run({});
    await once(child, 'message');
    child.disconnect();
    expect(await exited).toBe(0);
  });

  // ASVS-16.5.1
  it('runs without its database, says so within five seconds, and shows no cause', async () => {
    const port = await freePort();
    const nowhere = `postgres://greenpen@127.0.0.1:${await freePort()}/greenpen?host=%2Fnowhere`;
    const { child, exited, output } = run({ PORT: String(port), DATABASE_URL: nowhere });
    await once(child, 'message');
    const ask = (path: string, init: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(5000) });
    const answers = await Promise.all([
      ask('/api/health', {}),
      ask('/api/auth/user', { headers: { cookie: 'greenpen.session_token=abc.def' } }),
      ask('/api/identity/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'canary@example.edu', password: 'some password' }),
      }),
    ]);
    for (const answer of answers) {
      const { code, message } = failure.parse(await answer.json());
      expect([answer.url, answer.status, code, answer.headers.get('retry-after')]).toEqual([
        answer.url,
        answer.url.endsWith('/api/auth/user') ? 401 : 503,
        answer.url.endsWith('/api/auth/user') ? 'NOT_SIGNED_IN' : 'DATABASE_UNAVAILABLE',
        answer.url.endsWith('/api/auth/user') ? null : '3',
      ]);
      expect(message).not.toMatch(/nowhere|ECONN|ENOENT/u);
    }
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output.stdout).not.toContain('canary');
  });
});
