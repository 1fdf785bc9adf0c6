import { Client } from 'pg';

/** One connection for one errand, closed afterwards; throws what `pg` throws where the database does not answer. */
export async function onConnection<T>(databaseUrl: string, run: (client: Client) => Promise<T>): Promise<T> {
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
