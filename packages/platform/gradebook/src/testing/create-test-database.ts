import { Client } from 'pg';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { migrate, migrationsFolder, readMigrations, runMigrations, setMigrationsFolder } from '../migrate.ts';

type TestDatabase = { readonly databaseUrl: string; drop(): Promise<void> };

const TEMPLATE = 'greenpen_template';

/** Migrates a template database and turns durability off for speed; a test server need not survive a crash. */
export async function prepareTestServer(serverUrl: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await onServer(serverUrl, `alter system set ${setting} = off`);
  }
  await onServer(serverUrl, 'select pg_reload_conf()');
  await onServer(serverUrl, `create database ${TEMPLATE}`);
  await migrate({ databaseUrl: urlOf(serverUrl, TEMPLATE) });
}

/** A fresh, migrated database on the test server; `drop` also closes open connections. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  return createDatabase(serverUrl, `template ${TEMPLATE} strategy file_copy`);
}

/** A database of an earlier version, with the first `count` migrations. */
export async function createOldDatabase(serverUrl: string, count: number): Promise<TestDatabase> {
  const database = await createDatabase(serverUrl);
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, readMigrations().slice(0, count));
  } finally {
    await client.end();
  }
  return database;
}

async function createDatabase(serverUrl: string, source = ''): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} ${source}`);
  return {
    databaseUrl: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type Journal = { readonly entries: readonly { readonly idx: number; readonly when: number }[] };

type LaterVersion = {
  /** The current migrations and one more. */
  readonly migrationsFolder: string;
  end(): Promise<void>;
};

/** Makes this process act as a later version, with an added table and column, until `end`. */
export async function createLaterVersion(): Promise<LaterVersion> {
  const later = await mkdtemp(join(tmpdir(), 'greenpen-later-'));
  await cp(migrationsFolder(), later, { recursive: true });
  await writeFile(
    join(later, '9999_later.sql'),
    `create table later_notes (id uuid primary key, owner_id text not null);
--> statement-breakpoint
alter table "user" add column later_note text default 'none' not null;`,
  );
  const path = join(later, 'meta', '_journal.json');
  const journal: Journal = JSON.parse(await readFile(path, 'utf8'));
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('there are no migrations');
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  setMigrationsFolder(later);
  return {
    migrationsFolder: later,
    async end() {
      setMigrationsFolder();
      await rm(later, { recursive: true });
    },
  };
}
