import { onConnection } from './on-connection.ts';

/** Signs everyone out. */
export function endAllSessions({ databaseUrl }: { readonly databaseUrl: string }): Promise<void> {
  return onConnection(databaseUrl, async (client) => void (await client.query('delete from session')));
}
