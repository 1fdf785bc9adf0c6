import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { socketUrl } from '../socket-folder.ts';
import { StartFailure, errorCode } from '../start-failure.ts';
import { type ServerIdentity, chooseIdentity } from './choose-identity.ts';
import { type PostgresBinaries, findBinaries } from './find-binaries.ts';
import { endLeftoverServer, readLockFile } from './leftover-server.ts';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';

/** Major version of the bundled server. */
const majorVersion = '18';

/** The product's role owns only its database: it cannot create roles or run programs. */
const beginning = 'CREATE ROLE greenpen LOGIN;\nCREATE DATABASE greenpen OWNER greenpen;\n';

/**
 * Watchdog: waits for the end of its standard input, which closes when the launcher dies for any reason. Then it
 * sends the server SIGTERM (smart shutdown: waits for clients to disconnect), and after twelve seconds SIGINT. It
 * compares the first line of the lock file, so a process with a reused pid is left alone.
 */
const script = `
server=$1
file=$2
is_ours() { { read -r pid < "$file"; } 2> /dev/null && [ "$pid" = "$server" ]; }
while read -r line; do :; done
is_ours && kill -TERM "$server"
left=12
while [ "$left" -gt 0 ] && is_ours; do
  sleep 1
  left=$((left - 1))
done
is_ours && kill -INT "$server"
exit 0
`;

export type EmbeddedPostgres = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
};

type StartRequest = { readonly dataDir: string; readonly socketFolder: string };

/** How long to retry a start: a killed server's workers may keep its shared memory for some seconds. */
const patienceMs = 10_000;

/** Starts the bundled PostgreSQL server, reachable only through a socket in a private folder. */
export async function startEmbeddedPostgres({
  dataDir,
  socketFolder,
}: StartRequest): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const identity = await chooseIdentity(binaries.postgres);
  const folder = join(dataDir, 'postgres');
  await createCluster({ binaries, identity, folder });
  const command = [...identity.wrapper, binaries.postgres, '-D', folder, ...serverSettings(socketFolder)];
  // First, because stopping a hanging server takes longer than a start may take.
  await endLeftoverServer(folder);
  const until = performance.now() + patienceMs;
  for (;;) {
    await endLeftoverServer(folder);
    const attempt = await tryStart(command, folder);
    if (attempt.status === 'ready') {
      return {
        url: socketUrl(socketFolder),
        process: attempt.process,
        stop: () => stopServer(attempt.process),
      };
    }
    if (performance.now() > until) {
      throw new StartFailure(`The built-in database did not start: ${attempt.complaint}`);
    }
    await delay(250);
  }
}

/** Logs must not contain statements, parameters or row details. */
function serverSettings(socketFolder: string): readonly string[] {
  const settings = {
    listen_addresses: '',
    // The bundled OpenSSL is out of support.
    ssl: 'off',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '60',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_min_messages: 'fatal',
    log_parameter_max_length_on_error: '0',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

type Attempt =
  | { readonly status: 'ready'; readonly process: ChildProcess }
  | { readonly status: 'failed'; readonly complaint: string };

async function tryStart([program = '', ...args]: readonly string[], folder: string): Promise<Attempt> {
  // In a separate process group, so that Ctrl-C in the terminal reaches only the launcher.
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  if (server.pid !== undefined) endWithLauncher(server, server.pid, folder);
  let complaint = '';
  let hasEnded = false;
  server.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-1000);
  });
  server.once('error', (error) => {
    complaint = error.message;
    hasEnded = true;
  });
  server.once('exit', () => {
    hasEnded = true;
  });
  for (;;) {
    if (hasEnded) return { status: 'failed', complaint: complaint.trim() };
    const lock = await readLockFile(folder);
    if (lock?.pid === server.pid && lock?.isReady) return { status: 'ready', process: server };
    await delay(20);
  }
}

function stopServer(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) {
      resolve();
      return;
    }
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}

/** Stops the server when this process dies, which PostgreSQL cannot detect itself. */
function endWithLauncher(server: ChildProcess, pid: number, folder: string): void {
  const args = ['-c', script, 'greenpen-database-watch', String(pid), join(folder, 'postmaster.pid')];
  const watch = spawn('sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  // If the watchdog cannot start, the next launcher stops the server.
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  server.once('exit', () => watch.kill('SIGKILL'));
}

type ClusterRequest = {
  readonly binaries: PostgresBinaries;
  readonly identity: ServerIdentity;
  /** PostgreSQL's own data folder. */
  readonly folder: string;
};

/**
 * Creates the database files if they do not exist, in a temporary folder that is then renamed, so they are never
 * partial.
 */
async function createCluster({ binaries, identity, folder }: ClusterRequest): Promise<void> {
  const found = await findVersion(folder);
  if (found === majorVersion) return;
  if (found !== null) {
    throw new StartFailure(
      `The data folder was created by PostgreSQL ${found}, this version brings ${majorVersion}. ` +
        'Back it up with the version that created it, and restore the backup with this one.',
    );
  }
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (identity.owner) await chown(unfinished, identity.owner.uid, identity.owner.gid);
  const initialise = [binaries.initdb, '-D', unfinished, '--username=postgres', '--auth=trust'];
  await run([
    ...identity.wrapper,
    ...initialise,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]);
  const createDatabase = [binaries.postgres, '--single', '-D', unfinished, 'postgres'];
  await run([...identity.wrapper, ...createDatabase], beginning);
  await rename(unfinished, folder);
}

async function findVersion(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function run([command = '', ...args]: readonly string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartFailure(`The built-in database could not be created: ${complaint.trim()}`));
    });
    child.stdin.end(input);
  });
}
