import { onConnection } from './on-connection.ts';

type Place = { readonly databaseUrl: string };

/** What the installation's key has to open; null where none was ever noted in this database. Changes nothing. */
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

/** Notes it for good; one that is there already stays. */
export function recordKeyCheck({ databaseUrl, keyCheck }: Place & { keyCheck: Uint8Array }): Promise<void> {
  return onConnection(databaseUrl, async (client) => {
    await client.query('insert into installation (id, key_check) values (1, $1) on conflict do nothing', [
      keyCheck,
    ]);
  });
}

/** The id that the last restore left in this database; null where there was none. */
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
