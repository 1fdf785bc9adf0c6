import { onConnection } from './on-connection.ts';

/** Signs everyone out. */
export function endAllSessions({ databaseUrl }: { readonly databaseUrl: string }): Promise<void> {
  return onConnection(databaseUrl, async (client) => void (await client.query('delete from session')));
}

/** Whether anybody has an account here, whatever version made the tables. */
export function hasAnyAccount({ databaseUrl }: { readonly databaseUrl: string }): Promise<boolean> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ any: boolean }>('select exists (select from "user") as any');
    return rows[0]?.any ?? false;
  });
}
