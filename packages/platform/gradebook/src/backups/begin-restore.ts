import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../migrate.ts';
import { readMigrations, runMigrations } from '../migrations.ts';
import { QUEUE_SCHEMA } from '../queue/grading-queue.ts';
import { emptyDatabase } from './empty-database.ts';
import { plainText, quoted } from './session-settings.ts';
import type { SnapshotTable } from './open-snapshot.ts';
import { settleRestored } from './settle-restored.ts';

export type RestoredTable = SnapshotTable & {
  readonly rows: number;
  /** Hex SHA-256 of PostgreSQL's text of all rows. */
  readonly sha256: string;
};

/** A restore under way, in one transaction: until `commit` nobody sees any of it, and a kill leaves what was. */
export type DatabaseRestore = {
  /** Loads a table, reads it out again and compares; throws where they differ. */
  load(table: RestoredTable, source: AsyncIterable<Uint8Array>): Promise<void>;
  commit(mark: { readonly restoreId: string; readonly keyCheck: Uint8Array }): Promise<void>;
  rollback(): Promise<void>;
};

/** Whether this program knows every migration of a backup, so that it can be brought up to date. */
export function canRestore(migrations: readonly number[]): boolean {
  const known = new Set(readMigrations().map(({ folderMillis }) => folderMillis));
  return migrations.every((number) => known.has(number));
}

/** Empties the database and makes the tables that the backup was made of, with the migrations of its day. */
export async function beginRestore(
  databaseUrl: string,
  migrations: readonly number[],
): Promise<DatabaseRestore> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'greenpen-restore' });
  client.on('error', () => undefined);
  await client.connect();
  const ofTheBackup = new Set(migrations);
  const all = readMigrations();
  try {
    await client.query(plainText);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('begin');
    await emptyDatabase(client, QUEUE_SCHEMA);
    await runMigrations(
      client,
      all.filter(({ folderMillis }) => ofTheBackup.has(folderMillis)),
    );
  } catch (error) {
    await client.end();
    throw error;
  }
  const foreignKeys = await setForeignKeysAside(client);
  return {
    load: (table, source) => loadTable(client, table, source),
    async commit(mark) {
      for (const statement of foreignKeys) await client.query(statement);
      const later = all.filter(({ folderMillis }) => !ofTheBackup.has(folderMillis));
      await runMigrations(client, later);
      await settleRestored(client, mark);
      await client.query('commit');
      await client.end();
    },
    // The end of the connection ends the transaction.
    rollback: () => client.end(),
  };
}

/** Tables refer to each other in circles, so no order of loading suits; put back, each key is checked over all rows. */
async function setForeignKeysAside(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  );
}

async function loadTable(
  client: Client,
  { name, columns, rows, sha256 }: RestoredTable,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  const place = `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
  // Triggers did their work when the rows were written first.
  await client.query(`alter table public.${quoted(name)} disable trigger user`);
  const loading = client.query(copyFrom(`copy ${place} from stdin`));
  await pipeline(source, loading);
  await client.query(`alter table public.${quoted(name)} enable trigger user`);
  const hash = createHash('sha256');
  const reading = client.query(copyTo(`copy ${place} to stdout`));
  for await (const chunk of reading) if (chunk instanceof Uint8Array) hash.update(chunk);
  if (reading.rowCount !== rows || hash.digest('hex') !== sha256) {
    throw new Error(`the table ${name} is not what the backup holds`);
  }
}
