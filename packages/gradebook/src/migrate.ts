import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { GRADING_QUEUE, gradingQueueOptions, QUEUE_SCHEMA } from './queue/grading-queue.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const migrationsSchema = 'migrations';
/** Any number that nothing else in this database locks. */
const LOCK = 7_133_692_481;

/**
 * Brings the schema and the queue up to this program's version. Processes that start at once take turns; a database
 * that a newer program has changed is refused, because this one would write what that one does not expect.
 */
export async function migrate({ databaseUrl }: { readonly databaseUrl: string }): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'greenpen-migrate',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    // The lock goes with the connection, so a killed migration leaves none behind.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseNewer(client);
    await runMigrations(drizzle({ client }), { migrationsFolder, migrationsSchema });
    await prepareQueue(client);
  } finally {
    await client.end();
  }
}

async function refuseNewer(client: Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${migrationsSchema}.__drizzle_migrations') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return;
  const latest = await client.query<{ at: string | null }>(
    `select max(created_at)::text as at from ${migrationsSchema}.__drizzle_migrations`,
  );
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (Number(latest.rows[0]?.at ?? 0) > known) {
    throw new Error(
      'This database was changed by a newer version of the program; start that version, or restore a backup made by this one.',
    );
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
