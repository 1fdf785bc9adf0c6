import { join } from 'node:path';
import { Ballast, bringUpToDate, InstallationError, withDatabase } from '@greenpen/installation';
import { loadOrCreateKey, PaperStoreError, type StoreKey } from '@greenpen/paper-store';
import { checkPort } from './check-port.ts';
import { holdLauncherLock } from './hold-launcher-lock.ts';
import { exists, prepareDataFolder } from './prepare-data-folder.ts';
import type { LauncherSettings } from './settings.ts';
import { errorCode, StartFailure } from './start-failure.ts';
import { prepareSocketFolder } from './socket-folder.ts';
import { superviseDatabase, untilThereIsRoom } from './supervise-database.ts';
import { endOrphans } from './parts/orphans.ts';
import { HealthReport } from './parts/report-health.ts';
import { startParts } from './parts/start-parts.ts';

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
