import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../migrate.ts';
import { readMigrations, runMigrations } from '../migrations.ts';

type TestDatabase = { readonly databaseUrl: string; drop(): Promise<void> };

/** A fresh, migrated database on the test run's server; `drop` removes it with whoever is still connected. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase(serverUrl);
  await migrate(database);
  return database;
}

/** A database as an earlier version left it, which knew the first `count` migrations. */
export async function createOldDatabase(serverUrl: string, count: number): Promise<TestDatabase> {
  const database = await createEmptyDatabase(serverUrl);
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, readMigrations().slice(0, count));
  } finally {
    await client.end();
  }
  return database;
}

async function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(serverUrl, `create database ${name}`);
  return {
    databaseUrl: url.href,
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
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
