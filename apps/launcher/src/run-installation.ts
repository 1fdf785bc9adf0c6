import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ballast, bringUpToDate, InstallationError, withDatabase } from '@greenpen/installation';
import { loadOrCreateKey, PaperStoreError, type StoreKey } from '@greenpen/paper-store';
import { checkPort } from './check-port.ts';
import { holdLauncherLock } from './hold-launcher-lock.ts';
import { openProcessLog } from './open-process-log.ts';
import { exists, prepareDataFolder } from './prepare-data-folder.ts';
import type { LauncherSettings } from './settings.ts';
import { errorCode, StartFailure } from './start-failure.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { apiNodeOptions, workerNodeOptions } from './node-options.ts';
import { superviseDatabase, untilThereIsRoom } from './supervise-database.ts';
import { superviseProcess } from './supervise-process.ts';

type RunRequest = {
  readonly settings: LauncherSettings;
  readonly say: (sentence: string) => void;
  readonly giveUp: (error: unknown) => void;
  /** Aborts when the launcher is told to stop, also in the middle of a start. */
  readonly signal: AbortSignal;
};

export type Installation = { readonly address: string; stop(): Promise<void> };

type Stoppable = { stop(): Promise<void> };

/** Brings up database, API and worker in this order; `stop` takes them down in the reverse one. */
export async function runInstallation({ settings, say, giveUp, signal }: RunRequest): Promise<Installation> {
  const { dataDir, host, port } = settings;
  await prepareDataFolder(dataDir);
  const ballast = new Ballast({ dataDir, say });
  // Before anything that needs room.
  await ballast.release();
  const socketFolder = await prepareSocketFolder(dataDir);
  const lock = await holdLauncherLock(socketFolder, dataDir);
  const started: Stoppable[] = [];
  const stop = async (): Promise<void> => {
    for (const part of started.toReversed()) await part.stop();
    lock.close();
  };
  try {
    await checkPort({ host, port });
    // The key comes first: with one that does not fit the data folder nothing is started and nothing is written. The
    // database is asked next, and only a key that fits both is recorded.
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
    // Where one part cannot start there is nothing to wait for in the other.
    const failure = new AbortController();
    await startAll(
      parts.map(async ({ name, ...part }) => {
        const log = await openProcessLog(dataDir, name);
        const process = {
          name,
          ...part,
          env: { ...env, ...part.env },
          log: log.fd,
          say,
          signal: failure.signal,
        };
        try {
          return await superviseProcess(process);
        } catch (error) {
          failure.abort();
          throw error;
        }
      }),
      started,
    );
    return { address: settings.publicUrl ?? `http://${host}:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A key is made at the very first start of an installation of one's own; a database that is there has one already. */
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

/** What came up is noted for stopping, also where another part did not; then that one's failure is thrown. */
async function startAll(starting: readonly Promise<Stoppable>[], started: Stoppable[]): Promise<void> {
  const results = await Promise.allSettled(starting);
  for (const result of results) if (result.status === 'fulfilled') started.push(result.value);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Of the C library: memory that a paper or an answer needed goes back to the system, not to one arena for each thread. */
const mallocGivesBack = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536' };

/** Both start at the same time. */
const parts = [
  {
    name: 'api',
    entry: fileURLToPath(new URL('../../api/src/main.ts', import.meta.url)),
    nodeOptions: apiNodeOptions,
    env: mallocGivesBack,
  },
  {
    name: 'worker',
    entry: fileURLToPath(new URL('../../grading-worker/src/main.ts', import.meta.url)),
    nodeOptions: workerNodeOptions,
    env: mallocGivesBack,
  },
] as const;

async function startDatabase(
  request: Parameters<typeof superviseDatabase>[0],
  started: Stoppable[],
): Promise<string> {
  const database = await superviseDatabase(request);
  started.push(database);
  return database.url;
}
