import { Client } from 'pg';

/** Any number that nothing else in this database locks. */
const BACKUP_LOCK = 7_133_692_482;

/** The right to make the day's backup, which goes with the connection; null where another worker has it. */
export async function takeBackupTurn({
  databaseUrl,
}: {
  readonly databaseUrl: string;
}): Promise<{ end(): Promise<void> } | null> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'greenpen-backup' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    BACKUP_LOCK,
  ]);
  if (rows[0]?.mine === true) return { end: () => client.end() };
  await client.end();
  return null;
}
