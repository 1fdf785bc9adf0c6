import { onConnection } from './on-connection.ts';

/** Whether anybody has an account here, whatever version made the tables. */
export function hasAnyAccount({ databaseUrl }: { readonly databaseUrl: string }): Promise<boolean> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ any: boolean }>('select exists (select from "user") as any');
    return rows[0]?.any ?? false;
  });
}

/** "18.4", as the server says it. */
export function readDatabaseVersion({ databaseUrl }: { readonly databaseUrl: string }): Promise<string> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? 'unknown';
  });
}
