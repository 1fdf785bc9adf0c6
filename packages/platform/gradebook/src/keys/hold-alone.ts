import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';

/** An arbitrary advisory lock number, unique in this database; the trigger `require_lease` uses it too. */
export const KEY_LOCK = 7_133_692_483;

/** Four missed renewals: the process was killed, is paused, or cannot reach the database. */
const LEASE_SECONDS = 20;

const lookAgainMs = 500;

/** Longer than any statement of the application may run. */
const longestWait = '30s';

/** A process that uses this database, as shown to the operator: "greenpen-api on host7 (process 4242)". */
type RunningProcess = string;

export type HeldDatabase = { end(): Promise<void> };

/**
 * Takes an exclusive lock on the database until `end`. If API or worker processes are running, changes nothing and
 * returns them. Waits for the lease of a killed process to expire. A process that is paused or disconnected loses
 * its lease, so that its later writes are rejected.
 */
export async function holdAlone(
  databaseUrl: string,
): Promise<HeldDatabase | { readonly running: readonly RunningProcess[] }> {
  const client = await connect(databaseUrl);
  try {
    // Databases of earlier versions have no lease table.
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
    // The advisory lock is released with the connection.
    return { end: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Takes the lock in shared mode until `end`; null while another process holds it exclusively. */
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
    // The lock may be held for hours on an idle connection, and has to be released if the machine disappears.
    options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Waits while leases are valid but not renewed, since their processes may have just been killed. */
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

/** Finds processes without a lease: those still starting, or of an earlier version. */
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

/** An arbitrary advisory lock number, unique in this database. */
const BACKUP_LOCK = 7_133_692_482;

/** The lock for making the daily backup, released with the connection; null if another worker has it. */
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
