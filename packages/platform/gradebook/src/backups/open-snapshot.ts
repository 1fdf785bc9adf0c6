import { Client } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { to as copyTo } from 'pg-copy-streams';
import { inArray } from 'drizzle-orm';
import { findMigrations } from '../migrate.ts';
import type { Executor } from '../database.ts';
import { submissions } from '../schema/submissions.ts';
import { reviews } from '../schema/grades.ts';

/** Settings that make PostgreSQL's text output independent of the server's configuration. */
export const plainText = [
  `set bytea_output = 'hex'`,
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 1`,
  `set synchronize_seqscans = off`,
  `set statement_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
].join('; ');

/** Quotes an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Tables that are not backed up: sessions and sign-ins in progress, data that is deleted within the hour, and the
 * state of this installation.
 */
const leftOut = new Set([
  'account_links',
  'backup_runs',
  'demo_reviews',
  'export_files',
  'exports',
  'installation',
  'model_health',
  'pending_sign_ons',
  'process_leases',
  'rate_limit',
  'session',
]);

export type SnapshotTable = { readonly name: string; readonly columns: readonly string[] };

/** A paper store name referenced by a row, with the content's SHA-256 if known. */
export type NamedFile = { readonly name: string; readonly sha256: string | null };

/** A consistent snapshot of the whole database, taken while others keep writing. */
export type Snapshot = {
  readonly takenAt: Date;
  /** The ids of the applied migrations, in order. */
  readonly migrations: readonly number[];
  readonly tables: readonly SnapshotTable[];
  /** All rows in PostgreSQL's copy format; calls `onRows` with their number at the end. */
  readTable(table: SnapshotTable, onRows: (rows: number) => void): AsyncIterable<Uint8Array>;
  listNamedFiles(names: readonly string[]): Promise<readonly string[]>;
  /** Every file referenced by a row. */
  eachNamedFile(): AsyncIterable<NamedFile>;
  close(): Promise<void>;
};

const PAGE = 1000;

/** Throws errors of `pg` if the database cannot be read. */
export async function openSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'greenpen-snapshot' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(plainText);
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ now: Date }>('select now() as now');
    const tables = await listTables(client);
    return {
      takenAt: rows[0]?.now ?? new Date(),
      migrations: await findMigrations(client),
      tables,
      readTable: (table, onRows) => readTable(client, table, onRows),
      listNamedFiles: (names) => listNamedFiles(drizzle({ client, casing: 'snake_case' }), names),
      eachNamedFile: () => eachNamedFile(client),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function listTables(client: Client): Promise<SnapshotTable[]> {
  // Generated columns are left out, because they cannot be written.
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows.filter(({ name }) => !leftOut.has(name));
}

async function* readTable(
  client: Client,
  { name, columns }: SnapshotTable,
  onRows: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  const list = columns.map(quoted).join(', ');
  const stream = client.query(copyTo(`copy public.${quoted(name)} (${list}) to stdout`));
  for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk;
  onRows(stream.rowCount);
}

async function* eachNamedFile(client: Client): AsyncGenerator<NamedFile> {
  let after = '';
  for (;;) {
    const { rows } = await client.query<NamedFile>(
      `select name, sha256 from (
         select file_id::text as name, sha256 from submissions where file_id is not null
         union all select document_name, null from reviews where document_name is not null
       ) named where name > $1 order by name limit $2`,
      [after, PAGE],
    );
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.name ?? '';
  }
}

const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Returns those of the given file ids and document names that a row references. */
export async function listNamedFiles(db: Executor, names: readonly string[]): Promise<string[]> {
  const ids = names.filter((name) => fileId.test(name));
  const documents = names.filter((name) => !fileId.test(name));
  const [files, texts] = await Promise.all([
    ids.length === 0
      ? []
      : db.select({ name: submissions.fileId }).from(submissions).where(inArray(submissions.fileId, ids)),
    documents.length === 0
      ? []
      : db
          .select({ name: reviews.documentName })
          .from(reviews)
          .where(inArray(reviews.documentName, documents)),
  ]);
  return [...files, ...texts].flatMap(({ name }) => (name === null ? [] : [name]));
}
