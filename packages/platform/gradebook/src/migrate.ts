import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { migrate as runAllMigrations } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgBoss } from 'pg-boss';
import { GRADING_QUEUE, gradingQueueOptions, QUEUE_SCHEMA } from './runs/grading-queue.ts';

const ownFolder = fileURLToPath(new URL('../migrations', import.meta.url));

let folder = ownFolder;

export const migrationsSchema = 'migrations';

/** Where the migrations of this program are. */
export function migrationsFolder(): string {
  return folder;
}

/** Lets an upgrade test add migrations, like a later version; without a folder, restores the default. */
export function setMigrationsFolder(other = ownFolder): void {
  folder = other;
}

/** The program's migrations in order; a migration's number is its creation time. */
export function readMigrations(): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/** The numbers of the migrations applied to this database, in order; empty for a new one. */
export async function findMigrations(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${migrationsSchema}.__drizzle_migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return [];
  const done = await client.query<{ at: string }>(
    `select created_at::text as at from ${migrationsSchema}.__drizzle_migrations order by created_at`,
  );
  return done.rows.map(({ at }) => Number(at));
}

/** Runs these migrations in the caller's transaction. */
export async function runMigrations(client: Client, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query(`create schema if not exists ${migrationsSchema}`);
  await client.query(
    `create table if not exists ${migrationsSchema}.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      `insert into ${migrationsSchema}.__drizzle_migrations (hash, created_at) values ($1, $2)`,
      [hash, folderMillis],
    );
  }
}

/** An arbitrary advisory lock number, unique in this database. */
export const MIGRATION_LOCK = 7_133_692_481;

type Place = { readonly databaseUrl: string };

/**
 * The database's schema compared with this program's: `empty` has no tables yet, `current` matches, `behind` lacks
 * migrations, `newer` has migrations of a later version.
 */
export type SchemaState = 'empty' | 'current' | 'behind' | 'newer';

/** The database was migrated by a newer version; the message is one sentence for the terminal. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'This database was changed by a newer version of the program; start that version, or restore a backup made by this one.',
    );
  }
}

/**
 * Brings the schema and the queue up to this program's version. An advisory lock serialises processes that start
 * together. Refuses a database migrated by a newer version, which may not accept what this one writes. All
 * migrations run in one transaction, so a kill rolls them back.
 */
export async function migrate(place: Place): Promise<void> {
  await onConnection(place, async (client) => {
    // The lock is released with the connection, even after a kill.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (stateOf(await findMigrations(client)) === 'newer') throw new NewerDatabaseError();
    await runAllMigrations(drizzle({ client }), {
      migrationsFolder: migrationsFolder(),
      migrationsSchema,
    });
    await prepareQueue(client);
  });
}

/** Read-only. Throws errors of `pg` if the database does not respond. */
export function readSchemaState(place: Place): Promise<SchemaState> {
  return onConnection(place, async (client) => stateOf(await findMigrations(client)));
}

function stateOf(done: readonly number[]): SchemaState {
  const last = done.at(-1);
  if (last === undefined) return 'empty';
  const known = Math.max(...readMigrations().map(({ folderMillis }) => folderMillis));
  if (last > known) return 'newer';
  return last < known ? 'behind' : 'current';
}

async function onConnection<T>({ databaseUrl }: Place, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'greenpen-migrate',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function prepareQueue(client: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
  });
  let failure: Error | undefined;
  boss.on('error', (error) => {
    failure ??= error;
  });
  await boss.start();
  try {
    const { policy, ...settings } = gradingQueueOptions;
    const existing = await boss.getQueue(GRADING_QUEUE);
    if (existing === null) await boss.createQueue(GRADING_QUEUE, { policy, ...settings });
    else await boss.updateQueue(GRADING_QUEUE, settings);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure !== undefined) throw failure;
}
