import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import { plainText, quoted, type SnapshotTable } from './open-snapshot.ts';
import { MIGRATION_LOCK, migrationsSchema, readMigrations, runMigrations } from '../migrate.ts';
import { QUEUE_SCHEMA } from '../runs/grading-queue.ts';

export type RestoredTable = SnapshotTable & {
  readonly rows: number;
  /** Hex SHA-256 of all rows in PostgreSQL's copy format. */
  readonly sha256: string;
};

/** A restore in a single transaction: nothing is visible before `commit`, and a kill rolls it back. */
export type DatabaseRestore = {
  /** Loads a table, reads it back and compares the hashes; throws if they differ. */
  load(table: RestoredTable, source: AsyncIterable<Uint8Array>): Promise<void>;
  commit(mark: { readonly restoreId: string; readonly keyCheck: Uint8Array }): Promise<void>;
  rollback(): Promise<void>;
};

/** Whether this program has every migration of a backup and can therefore upgrade it. */
export function canRestore(migrations: readonly number[]): boolean {
  const known = new Set(readMigrations().map(({ folderMillis }) => folderMillis));
  return migrations.every((number) => known.has(number));
}

/** Empties the database and runs the backup's migrations, which create its tables. */
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
    // Closing the connection rolls the transaction back.
    rollback: () => client.end(),
  };
}

/** Drops the foreign keys, because circular references allow no loading order; re-adding them checks all rows. */
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
  // The rows already contain what the triggers wrote.
  await client.query(`alter table public.${quoted(name)} disable trigger user`);
  const loading = client.query(copyFrom(`copy ${place} from stdin`));
  await pipeline(source, loading);
  await client.query(`alter table public.${quoted(name)} enable trigger user`);
  const hash = createHash('sha256');
  const reading = client.query(copyTo(`copy ${place} to stdout`));
  for await (const chunk of reading) if (chunk instanceof Uint8Array) hash.update(chunk);
  if (reading.rowCount !== rows || hash.digest('hex') !== sha256) {
    throw new Error(`the table ${name} does not match the backup`);
  }
}

/** Drops all tables and functions of the application in the caller's transaction; extensions stay. */
async function emptyDatabase(client: Client, queueSchema: string): Promise<void> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of tables.rows) await client.query(`drop table public.${quoted(name)} cascade`);
  const functions = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { name } of functions.rows) await client.query(`drop function ${name} cascade`);
  await client.query(`drop schema if exists ${migrationsSchema} cascade`);
  await client.query(`drop schema if exists ${quoted(queueSchema)} cascade`);
}

type RestoreMark = { readonly restoreId: string; readonly keyCheck: Uint8Array };

/**
 * Adjusts the restored rows: sequences continue after the highest id, work in progress is queued again, and queued
 * mail is not sent a second time.
 */
async function settleRestored(client: Client, { restoreId, keyCheck }: RestoreMark): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('select setval(%L, coalesce((select max(%I) from %s), 0) + 1, false)',
      pg_get_serial_sequence(c.oid::regclass::text, a.attname), a.attname, c.oid::regclass) as statement
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      -- pg_get_serial_sequence throws for a dropped column; without "case" it might be evaluated before the check.
      and case when a.attisdropped then null
        else pg_get_serial_sequence(c.oid::regclass::text, a.attname) end is not null`);
  for (const { statement } of rows) await client.query(statement);
  // A higher fencing token rejects writes of a worker that was paused during the restore.
  await client.query(`
    update submissions set state = 'queued', state_reason = null, queued_at = now(), fence = fence + 1,
      state_since = now() - interval '1 minute'
    where status = 'processing'`);
  await client.query(`
    update model_drafts set state = 'waiting', next_at = now(), queued_at = now(), held_at = null, fence = fence + 1
    where state in ('waiting', 'drafting')`);
  await client.query(`update model_batches set held_at = null, fence = fence + 1 where state <> 'ended'`);
  await client.query(`
    update mail_outbox set state = 'failed', last_error = 'restored', message = null
    where state in ('queued', 'sending')`);
  await client.query(
    `insert into installation (id, key_check, restore_id) values (1, $1, $2)
     on conflict (id) do update set key_check = excluded.key_check, restore_id = excluded.restore_id`,
    [keyCheck, restoreId],
  );
}
