import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InstallationError } from '@greenpen/installation';
import { startEmbeddedPostgres } from '../../apps/launcher/src/embedded-postgres/start-embedded-postgres.ts';
import {
  AlreadyRunning,
  holdLauncherLock,
  type LauncherLock,
  prepareDataFolder,
} from '../../apps/launcher/src/run-installation.ts';
import { endOrphans } from '../../apps/launcher/src/parts/orphans.ts';
import { prepareSocketFolder, socketUrl } from '../../apps/launcher/src/socket-folder.ts';
import type { OperateSettings } from './operate-settings.ts';

type Access = {
  /** Nothing else may use the installation meanwhile. */
  readonly alone: boolean;
  /** Whether an installation that is not there yet is made. */
  readonly mayCreate: boolean;
};

/** Gives the database's address: that of a server of your own, of the running product, or of one started for this. */
export async function withDatabase<T>(
  { dataDir, databaseUrl }: OperateSettings,
  { alone, mayCreate }: Access,
  run: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return run(databaseUrl);
  if (!mayCreate) await refuseMissing(dataDir);
  await prepareDataFolder(dataDir);
  const socketFolder = await prepareSocketFolder(dataDir);
  const lock = tryLock(dataDir);
  if (lock === null) {
    if (alone) throw new InstallationError('Stop Greenpen first, and start it again afterwards.');
    return run(socketUrl(socketFolder));
  }
  try {
    // What a killed launcher left running would still write to the data folder.
    await endOrphans(dataDir);
    const server = await startEmbeddedPostgres({ dataDir, socketFolder });
    try {
      return await run(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    lock.release();
  }
}

/** null where the product runs. */
function tryLock(dataDir: string): LauncherLock | null {
  try {
    return holdLauncherLock(dataDir);
  } catch (error) {
    if (error instanceof AlreadyRunning) return null;
    throw error;
  }
}

async function refuseMissing(dataDir: string): Promise<void> {
  const found = await stat(join(dataDir, 'postgres')).catch(() => null);
  if (found === null) {
    throw new InstallationError(`There is no installation in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  }
}
