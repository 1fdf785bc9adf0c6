import { Client } from 'pg';
import { quoted } from '../backups/open-snapshot.ts';

/** Runs `run` on a separate connection and closes it; throws errors of `pg` if the database does not respond. */
async function onConnection<T>(databaseUrl: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'greenpen-operate',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Whether any account exists, in a database of any version. */
export function hasAnyAccount({ databaseUrl }: { readonly databaseUrl: string }): Promise<boolean> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ any: boolean }>('select exists (select from "user") as any');
    return rows[0]?.any ?? false;
  });
}

/** The server's version, such as "18.4". */
export function readDatabaseVersion({ databaseUrl }: { readonly databaseUrl: string }): Promise<string> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? 'unknown';
  });
}

type Place = { readonly databaseUrl: string };

/** The value that the installation's key has to decrypt; null if none is recorded yet. Read-only. */
export function findKeyCheck({ databaseUrl }: Place): Promise<Uint8Array | null> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('public.installation') is not null as exists`,
    );
    if (rows[0]?.exists !== true) return null;
    const found = await client.query<{ check: Uint8Array }>('select key_check as check from installation');
    return found.rows[0]?.check ?? null;
  });
}

/** Records the key check; an existing one is kept. */
export function recordKeyCheck({ databaseUrl, keyCheck }: Place & { keyCheck: Uint8Array }): Promise<void> {
  return onConnection(databaseUrl, async (client) => {
    await client.query('insert into installation (id, key_check) values (1, $1) on conflict do nothing', [
      keyCheck,
    ]);
  });
}

/** The id recorded by the last restore of this database; null if there was none. */
export function findRestoreId({ databaseUrl }: Place): Promise<string | null> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('public.installation') is not null as exists`,
    );
    if (rows[0]?.exists !== true) return null;
    const found = await client.query<{ id: string | null }>('select restore_id as id from installation');
    return found.rows[0]?.id ?? null;
  });
}

/** Deletes all fingerprints of papers: hashes made with another key are never found again. */
export function deleteFingerprints({ databaseUrl }: Place): Promise<void> {
  return onConnection(databaseUrl, async (client) => void (await client.query('delete from fingerprints')));
}

/** Signs everyone out. */
export function endAllSessions({ databaseUrl }: { readonly databaseUrl: string }): Promise<void> {
  return onConnection(databaseUrl, async (client) => void (await client.query('delete from session')));
}

type ResealRequest = {
  readonly databaseUrl: string;
  /** The possible headers of values encrypted with the old key, all of equal length. */
  readonly oldHeaders: readonly Uint8Array[];
  /** The value encrypted with the new key; null if it cannot be decrypted, which leaves it unchanged. */
  readonly reseal: (sealed: Uint8Array) => Uint8Array | null;
};

type SealedColumn = { readonly table: string; readonly column: string };

const BATCH = 200;

/**
 * Encrypts every value in a binary column again that was encrypted with the old key, the installation's key check
 * first; returns how many. Each batch is a transaction, so an interrupted run can be continued.
 */
export async function resealColumns({ databaseUrl, oldHeaders, reseal }: ResealRequest): Promise<number> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'greenpen-rotate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let count = 0;
    for (const { table, column } of await listBinaryColumns(client)) {
      const [from, value] = [`public.${quoted(table)}`, quoted(column)];
      const isOld = `substring(${value} from 1 for ${oldHeaders[0]?.length ?? 0}) = any($1::bytea[])`;
      // Values that cannot be decrypted keep their header, so each batch starts after the last row of the previous
      // one.
      let last = '(0,0)';
      for (;;) {
        await client.query('begin');
        const { rows } = await client.query<{ place: string; sealed: Uint8Array }>(
          `select ctid::text as place, ${value} as sealed from ${from}
            where ${isOld} and ctid > $2::tid order by ctid limit ${BATCH} for update`,
          [oldHeaders, last],
        );
        for (const { place, sealed } of rows) {
          last = place;
          const resealed = reseal(sealed);
          if (resealed === null) continue;
          await client.query(`update ${from} set ${value} = $1 where ctid = $2::tid`, [resealed, place]);
          count += 1;
        }
        await client.query('commit');
        if (rows.length < BATCH) break;
      }
    }
    return count;
  } finally {
    await client.end();
  }
}

async function listBinaryColumns(client: Client): Promise<SealedColumn[]> {
  const { rows } = await client.query<SealedColumn>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by table_name <> 'installation', 1, 2`);
  return rows;
}
