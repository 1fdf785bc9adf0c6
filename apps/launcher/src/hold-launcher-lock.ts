import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from './start-failure.ts';

/** Greenpen runs on this data folder. */
export class AlreadyRunning extends StartFailure {}

export type LauncherLock = { release(): void };

/** SQLite's result code for a lock held by another process. */
const busy = 5;

/** The locks of this process: an unreferenced lock would be released by garbage collection. */
const held = new Set<DatabaseSync>();

/**
 * One launcher for each data folder. The lock is the write lock of an empty SQLite file: the kernel grants it to one
 * process in a single step and releases it however that process ends, on Linux, macOS and Windows alike.
 */
export function holdLauncherLock(dataDir: string): LauncherLock {
  const path = join(dataDir, 'launcher.lock');
  const database = open(path);
  try {
    // With the journal in memory nothing is written, so it works on a full disk.
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
