import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';

/** Any number that nothing else in this database locks; the trigger `require_lease` has it too. */
export const KEY_LOCK = 7_133_692_483;

/** Four missed renewals: a process that is silent for so long was killed, is paused, or cannot reach the database. */
const LEASE_SECONDS = 20;

const lookAgainMs = 500;

/** Longer than any statement of the product may take. */
const longestWait = '30s';

/** Something that uses this database, for a sentence: "greenpen-api on host7 (process 4242)". */
type RunningProcess = string;

export type HeldDatabase = { end(): Promise<void> };

/**
 * Takes the database away from every API and worker until `end`. Returns the processes that are running instead, and
 * changes nothing, while there are any. One that has died is waited for until its lease has run out; one that is only
 * paused, or cut off from the database, is fenced: nothing that it records afterwards is accepted.
 */
export async function holdAlone(
  databaseUrl: string,
): Promise<HeldDatabase | { readonly running: readonly RunningProcess[] }> {
  const client = await connect(databaseUrl);
  try {
    // A database of an earlier version has no leases.
    const hasLeases = await doLeasesExist(client);
    const running = await findRunning(client, hasLeases);
    if (running.length > 0) {
      await client.end();
      return { running };
    }
    await client.query(`set lock_timeout = '${longestWait}'`);
    await client.query('select pg_advisory_lock($1)', [KEY_LOCK]);
    const arrived = [...(await listConnected(client)), ...(hasLeases ? await listLiveLeases(client) : [])];
    if (arrived.length > 0) {
      await client.end();
      return { running: arrived };
    }
    if (hasLeases) await client.query('delete from process_leases');
    // The lock goes with the connection.
    return { end: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Keeps others from holding this database alone until `end`; null while one does. Any number may share it. */
export async function shareDatabase(databaseUrl: string): Promise<HeldDatabase | null> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock_shared($1) as free', [
      KEY_LOCK,
    ]);
    if (rows[0]?.free === true) return { end: () => client.end() };
    await client.end();
    return null;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'greenpen-operate',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // The lock is held for hours without a word, and must not outlive a machine that went away meanwhile.
    options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Waits while leases are fresh but are not renewed, since their processes may have been killed just now. */
async function findRunning(client: Client, hasLeases: boolean): Promise<readonly RunningProcess[]> {
  const connected = await listConnected(client);
  if (!hasLeases) return connected;
  const { rows } = await client.query<{ now: Date }>('select now()::timestamptz(3) as now');
  const since = rows[0]?.now ?? new Date();
  for (;;) {
    const live = await listLiveLeases(client);
    if (connected.length > 0) return live.length > 0 ? live : connected;
    if (live.length === 0) return [];
    const renewed = await listLiveLeases(client, since);
    if (renewed.length > 0) return renewed;
    await delay(lookAgainMs);
  }
}

async function listLiveLeases(client: Client, renewedSince = new Date(0)): Promise<RunningProcess[]> {
  const { rows } = await client.query<{ name: string }>(
    `select part || ' on ' || host || ' (process ' || pid || ')' as name from process_leases
     where seen_at > now() - make_interval(secs => $1) and seen_at > $2 order by 1`,
    [LEASE_SECONDS, renewedSince],
  );
  return rows.map(({ name }) => name);
}

/** A process that is about to take its lease, or is of an earlier version. */
async function listConnected(client: Client): Promise<RunningProcess[]> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name in ('greenpen-api', 'greenpen-worker')`);
  return rows.map(({ name }) => name);
}

async function doLeasesExist(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.process_leases') is not null as exists`,
  );
  return rows[0]?.exists ?? false;
}

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
