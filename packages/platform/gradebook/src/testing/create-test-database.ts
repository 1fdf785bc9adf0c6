import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../migrate.ts';
import { readMigrations, runMigrations } from '../migrations.ts';

type TestDatabase = { readonly databaseUrl: string; drop(): Promise<void> };

const TEMPLATE = 'greenpen_template';

/** Migrates one template database, and trades durability for speed: a test server never survives a crash. */
export async function prepareTestServer(serverUrl: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await onServer(serverUrl, `alter system set ${setting} = off`);
  }
  await onServer(serverUrl, 'select pg_reload_conf()');
  await onServer(serverUrl, `create database ${TEMPLATE}`);
  await migrate({ databaseUrl: urlOf(serverUrl, TEMPLATE) });
}

/** A fresh, migrated database on the test run's server; `drop` closes connections that are still open. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  return createDatabase(serverUrl, `template ${TEMPLATE} strategy file_copy`);
}

/** A database as an earlier version left it, which knew the first `count` migrations. */
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
