import { join } from 'node:path';
import { Ballast, bringUpToDate, InstallationError, withDatabase } from '@greenpen/installation';
import { loadOrCreateKey, PaperStoreError, type StoreKey } from '@greenpen/paper-store';
import type { LauncherSettings } from './settings.ts';
import { errorCode, StartFailure } from './start-failure.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { superviseDatabase, untilThereIsRoom } from './supervise-database.ts';
import { endOrphans } from './parts/orphans.ts';
import { HealthReport } from './parts/report-health.ts';
import { startParts } from './parts/start-parts.ts';
import { createServer } from 'node:net';
import { access, constants, mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

type RunRequest = {
  readonly settings: LauncherSettings;
  readonly say: (sentence: string) => void;
  readonly giveUp: (error: unknown) => void;
  /** Aborts when the launcher has to stop, even during a start. */
  readonly signal: AbortSignal;
};

export type Installation = { readonly address: string; stop(): Promise<void> };

type Stoppable = { stop(): Promise<void> };

/** Starts the database, then API and worker concurrently; `stop` stops them in the reverse order. */
export async function runInstallation({ settings, say, giveUp, signal }: RunRequest): Promise<Installation> {
  const { dataDir, host, port } = settings;
  await prepareDataFolder(dataDir);
  const ballast = new Ballast({ dataDir, say });
  // Must come before anything that needs disk space.
  await ballast.release();
  const socketFolder = await prepareSocketFolder(dataDir);
  const lock = holdLauncherLock(dataDir);
  const started: Stoppable[] = [];
  const stop = async (): Promise<void> => {
    for (const part of started.toReversed()) await part.stop();
    lock.release();
  };
  try {
    // Orphans may still use the port, and only one installation may write to the data folder.
    const orphans = await endOrphans(dataDir);
    if (orphans.length > 0) say(`Ended processes that an earlier start left running: ${orphans.join(', ')}.`);
    await checkPort({ host, port });
    // Check the key first: if it does not match the data folder, nothing is started or written. Then check it against
    // the database; a key is recorded only if it matches both.
    const key = await inSentences(() => getKey(settings));
    const databaseUrl =
      settings.databaseUrl ??
      (await startDatabase({ dataDir, socketFolder, ballast, say, giveUp, signal }, started));
    await untilThereIsRoom({ ballast, say, signal }, 'Greenpen', () =>
      inSentences(() => bringUpToDate({ ...settings, databaseUrl, key, say })),
    );
    started.push(ballast);
    ballast.keep();
    const env = {
      ...withDatabase(process.env, databaseUrl),
      DATA_DIR: dataDir,
      HOST: host,
      PORT: String(port),
    };
    const parts = await startParts({ ...settings, env, say });
    started.push({ stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) });
    started.push(new HealthReport(dataDir, parts));
    return { address: settings.publicUrl ?? `http://${host}:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Created on first start if the database is the built-in one; an existing database already has a key. */
async function getKey({ dataDir, key, databaseUrl }: LauncherSettings): Promise<StoreKey> {
  const isFirst = databaseUrl === null && !(await exists(join(dataDir, 'postgres')));
  return loadOrCreateKey({ dataDir, value: key, mayCreate: isFirst });
}

async function inSentences<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (error instanceof InstallationError || error instanceof PaperStoreError) {
      throw new StartFailure(error.message);
    }
    throw new StartFailure(
      `The database cannot be used (${errorCode(error) ?? 'unknown error'}). Check that it runs and that DATABASE_URL is right.`,
    );
  }
}

async function startDatabase(
  request: Parameters<typeof superviseDatabase>[0],
  started: Stoppable[],
): Promise<string> {
  const database = await superviseDatabase(request);
  started.push(database);
  return database.url;
}

/** Listens briefly, to report a port in use before anything else starts. */
export async function checkPort({
  host,
  port,
}: {
  readonly host: string;
  readonly port: number;
}): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    throw new StartFailure(sentenceFor(errorCode(error), host, port));
  }
  await new Promise((resolve) => server.close(resolve));
}

function sentenceFor(code: string | null, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another port.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  return `Cannot listen on ${host}:${port} (${code ?? 'unknown error'}). Check HOST and PORT.`;
}

/** Creates the data folder, private to this user, and checks that it is writable. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be written (${errorCode(error) ?? 'unknown error'}). ` +
        'Make it writable for this user, or point DATA_DIR at another folder.',
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Another Greenpen process already uses this data folder. */
export class AlreadyRunning extends StartFailure {}

export type LauncherLock = { release(): void };

/** SQLite's result code for a lock held by another process. */
const busy = 5;

/** Keeps references to this process's locks, because garbage collection would release them. */
const held = new Set<DatabaseSync>();

/**
 * Allows one launcher per data folder. The lock is the write lock of an empty SQLite file: acquired atomically, and
 * released by the kernel however the process ends, on Linux, macOS and Windows.
 */
export function holdLauncherLock(dataDir: string): LauncherLock {
  const path = join(dataDir, 'launcher.lock');
  const database = open(path);
  try {
    // An in-memory journal writes nothing, so locking works on a full disk.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    database.close();
    if (resultCode(error) === busy) {
      throw new AlreadyRunning(
        `Greenpen is already running on the data folder ${dataDir}. Use that one, or stop it first.`,
      );
    }
    throw cannotLock(path, error);
  }
  held.add(database);
  return {
    release() {
      if (held.delete(database)) database.close();
    },
  };
}

function open(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw cannotLock(path, error);
  }
}

function cannotLock(path: string, error: unknown): StartFailure {
  return new StartFailure(
    `The file ${path} cannot be locked (SQLite error ${resultCode(error) ?? 'unknown'}). Check that this user may write it.`,
  );
}

function resultCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : null;
}
