import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../migrate.ts';

/** A fresh, migrated database on the test run's server; `drop` removes it with whoever is still connected. */
export async function createTestDatabase(
  serverUrl: string,
): Promise<{ readonly databaseUrl: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  await onServer(serverUrl, `create database ${name}`);
  await migrate({ databaseUrl });
  return { databaseUrl, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
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
