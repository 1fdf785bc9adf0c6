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

/** Lets an upgrade test act as a later version with more migrations; without a folder, returns to our own. */
export function setMigrationsFolder(other = ownFolder): void {
  folder = other;
}

/** The migrations of this program in order; a migration's number is the moment it was made. */
export function readMigrations(): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/** The numbers of the migrations that this database has had, in order; none for one that is new. */
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

/** Makes the tables of these migrations, inside the caller's transaction. */
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

/** Any number that nothing else in this database locks. */
export const MIGRATION_LOCK = 7_133_692_481;

type Place = { readonly databaseUrl: string };

/**
 * How a database stands to this program: `empty` has no tables of ours yet, `current` is of this version, `behind`
 * lacks migrations, `newer` was changed by a later program.
 */
export type SchemaState = 'empty' | 'current' | 'behind' | 'newer';

/** A database that a newer program has changed; the message is one sentence for the person at the terminal. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'This database was changed by a newer version of the program; start that version, or restore a backup made by this one.',
    );
  }
}

/**
 * Brings the schema and the queue up to this program's version. Processes that start at once take turns; a database
 * that a newer program has changed is refused, because this one would write what that one does not expect. All
 * migrations are one transaction: killed in any of them, the database is as it was.
 */
export async function migrate(place: Place): Promise<void> {
  await onConnection(place, async (client) => {
    // The lock goes with the connection, so a killed migration leaves none behind.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (stateOf(await findMigrations(client)) === 'newer') throw new NewerDatabaseError();
    await runAllMigrations(drizzle({ client }), {
      migrationsFolder: migrationsFolder(),
      migrationsSchema,
    });
    await prepareQueue(client);
  });
}

/** Reads and changes nothing. Throws what `pg` throws where the database does not answer. */
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
