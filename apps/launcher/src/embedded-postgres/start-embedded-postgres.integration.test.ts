import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareSocketFolder } from '../socket-folder.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-postgres-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function start(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, socketFolder: await prepareSocketFolder(dataDir) });
}

async function ask(server: EmbeddedPostgres, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

describe('startEmbeddedPostgres', () => {
  it('keeps what was committed over a kill and an immediate start', async () => {
    const first = await start();
    await ask(first, 'create table kept as select 42 as answer');
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const second = await start();
    expect(await ask(second, 'select answer from kept')).toBe(42);
    await second.stop();
  });

  it('ends a server that an earlier launcher left running', async () => {
    const leftover = await start();
    const ended = once(leftover.process, 'exit');
    const next = await start();
    await ended;
    expect(await ask(next, 'select 1')).toBe(1);
    await next.stop();
  });

  it('begins again where making the files was cut short', async () => {
    await mkdir(join(dataDir, 'postgres.unfinished'));
    await writeFile(join(dataDir, 'postgres.unfinished', 'PG_VERSION'), '18');
    const server = await start();
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
  });

  it('says which version made the files of another one', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow('made by PostgreSQL 17, this version brings 18');
  });

  it('is not reachable from the network', async () => {
    const server = await start();
    expect(await ask(server, 'show listen_addresses')).toBe('');
    await server.stop();
  });
});
