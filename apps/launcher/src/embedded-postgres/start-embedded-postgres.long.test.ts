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
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
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

  it('restarts an interrupted initialization', async () => {
    await mkdir(join(dataDir, 'postgres.unfinished'));
    await writeFile(join(dataDir, 'postgres.unfinished', 'PG_VERSION'), '18');
    const server = await start();
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
  });

  it('says which version made the files of another one', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow('created by PostgreSQL 17, this version brings 18');
  });

  // ASVS-13.2.2
  it('gives the product a role that owns its database and can do nothing beside it', async () => {
    const server = await start();
    expect(
      await ask(
        server,
        'select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls from pg_roles where rolname = current_user',
      ),
    ).toBe(false);
    await ask(server, 'create table own as select 1 as word');
    await ask(server, 'create extension pg_trgm');
    const done: string[] = [];
    for (const statement of [
      'create role another superuser',
      'alter role greenpen superuser',
      'create database another',
      `copy own from program 'id'`,
      `copy own from '/etc/passwd'`,
      `copy own to '/tmp/greenpen-own'`,
      `select pg_read_file('/etc/passwd')`,
      `select lo_import('/etc/passwd')`,
      `alter system set listen_addresses = '*'`,
      `create function own() returns int language c as 'libc', 'getpid'`,
      'select count(*) from pg_authid',
      'set session_replication_role = replica',
    ]) {
      const answer = await ask(server, statement).then(() => 'done', String);
      if (!/permission denied|must be|only roles|superuser/iu.test(answer))
        done.push(`${statement}: ${answer}`);
    }
    expect(done).toEqual([]);
    await server.stop();
  });

  // ASVS-12.3.2, ASVS-15.2.1
  it('is not reachable from the network', async () => {
    const server = await start();
    expect(await ask(server, 'show listen_addresses')).toBe('');
    await server.stop();
  });

  // ASVS-15.2.1
  it('never uses TLS, and has no extension that parses encrypted input', async () => {
    const server = await start();
    expect(await ask(server, 'show ssl')).toBe('off');
    expect(await ask(server, 'select count(*)::int from pg_stat_ssl where ssl')).toBe(0);
    expect(await ask(server, `select string_agg(extname, ',') from pg_extension`)).toBe('plpgsql');
    const wantsTls = new Client({ connectionString: server.url, ssl: { rejectUnauthorized: false } });
    await expect(wantsTls.connect()).rejects.toThrow(/SSL/u);
    await server.stop();
  });
});
