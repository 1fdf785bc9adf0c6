import { Client } from 'pg';

/** The parts of the product that are connected to this database now: "greenpen-api". */
export async function listConnectedParts(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'greenpen-operate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name in ('greenpen-api', 'greenpen-worker')`);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
