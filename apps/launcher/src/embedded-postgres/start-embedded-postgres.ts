import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { socketUrl } from '../socket-folder.ts';
import { StartFailure } from '../start-failure.ts';
import { chooseIdentity } from './choose-identity.ts';
import { createCluster } from './create-cluster.ts';
import { endWithLauncher } from './end-with-launcher.ts';
import { findBinaries } from './find-binaries.ts';
import { endLeftoverServer, readLockFile } from './leftover-server.ts';

export type EmbeddedPostgres = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
};

type StartRequest = { readonly dataDir: string; readonly socketFolder: string };

/** How long a start is tried: a killed server's workers may hold its shared memory for some seconds. */
const patienceMs = 10_000;

/** Starts the PostgreSQL server that npm installed, reachable only through a socket in a closed folder. */
export async function startEmbeddedPostgres({
  dataDir,
  socketFolder,
}: StartRequest): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const identity = await chooseIdentity(binaries.postgres);
  const folder = join(dataDir, 'postgres');
  await createCluster({ binaries, identity, folder });
  const command = [...identity.wrapper, binaries.postgres, '-D', folder, ...serverSettings(socketFolder)];
  // First, because a server that hangs takes longer to end than a start may take.
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

/** Nothing that a statement holds may reach a log: no statements, no parameters, no details of rows. */
function serverSettings(socketFolder: string): readonly string[] {
  const settings = {
    listen_addresses: '',
    // What it would speak TLS with is past its support.
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
  // In a process group of its own: Ctrl-C in the terminal is the launcher's to hear.
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
