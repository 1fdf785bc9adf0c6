import { onConnection } from './on-connection.ts';

/** The parts of the product that are connected to this database now: "greenpen-api". */
export function listConnectedParts(databaseUrl: string): Promise<string[]> {
  return onConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name in ('greenpen-api', 'greenpen-worker')`);
    return rows.map(({ name }) => name);
  });
}
