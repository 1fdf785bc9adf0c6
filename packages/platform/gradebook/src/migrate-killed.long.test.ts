import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrate, readSchemaState, findMigrations, readMigrations } from './migrate.ts';
import { createLaterVersion, createOldDatabase } from './testing/index.ts';

const runner = fileURLToPath(new URL('testing/run-migrate.ts', import.meta.url));

/** Blocks the third DDL command; the first two create the migration table. */
const strike = `
  create schema strike;
  create sequence strike.commands;
  create function strike.wait() returns event_trigger language plpgsql as $$
  begin
    if nextval('strike.commands') = 3 then perform pg_advisory_xact_lock(4711); end if;
  end $$;
  create event trigger strike on ddl_command_end execute function strike.wait()`;

async function connectTo(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

async function untilMigrating(client: Client, wanted: 'waits' | 'gone'): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ waits: boolean }>(
      `select wait_event = 'advisory' as waits from pg_stat_activity
       where datname = current_database() and application_name = 'greenpen-migrate'`,
    );
    if (wanted === 'waits' ? rows[0]?.waits === true : rows.length === 0) return;
    await delay(20);
  }
}

it.each([...readMigrations().keys(), readMigrations().length])(
  'killed in migration %i it leaves the version before, and the next start completes it',
  async (index) => {
    const later = await createLaterVersion();
    const numbers = readMigrations().map(({ folderMillis }) => folderMillis);
    const { databaseUrl, ...database } = await createOldDatabase(inject('databaseUrl'), index);
    const client = await connectTo(databaseUrl);
    onTestFinished(async () => {
      await client.end();
      await database.drop();
      await later.end();
    });
    await client.query(strike);
    await client.query('select pg_advisory_lock(4711)');

    const migrating = spawn(process.execPath, [runner], {
      env: { ...process.env, DATABASE_URL: databaseUrl, MIGRATIONS_FOLDER: later.migrationsFolder },
      stdio: 'ignore',
    });
    await untilMigrating(client, 'waits');
    migrating.kill('SIGKILL');
    await once(migrating, 'exit');
    await client.query('select pg_advisory_unlock(4711)');
    await untilMigrating(client, 'gone');

    expect(await findMigrations(client)).toEqual(numbers.slice(0, index));
    await client.query('drop event trigger strike');
    await migrate({ databaseUrl });
    expect(await readSchemaState({ databaseUrl })).toBe('current');
  },
);
