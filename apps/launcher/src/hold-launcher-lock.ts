import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from './start-failure.ts';

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
