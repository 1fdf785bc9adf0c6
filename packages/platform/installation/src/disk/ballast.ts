import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf } from '../installation-error.ts';

export type BallastRequest = {
  readonly dataDir: string;
  readonly say: (sentence: string) => void;
  /** Bytes; smaller ones are for tests. */
  readonly sizes?: BallastSizes;
};

export type BallastSizes = {
  /** The whole ballast. */
  readonly whole: number;
  /** The size of a step; larger than PostgreSQL's 16 MB log segments. */
  readonly step: number;
  /** With less free space than this, the ballast shrinks by a step. */
  readonly low: number;
  /** Free space required beside the whole ballast before it is recreated. */
  readonly spare: number;
};

const MB = 1024 * 1024;

const usualSizes: BallastSizes = { whole: 96 * MB, step: 32 * MB, low: 32 * MB, spare: 128 * MB };

const BALLAST_FILE = 'ballast';
const lookEveryMs = 500;
const runFile = promisify(execFile);

/**
 * Keeps a file on the disk of the built-in database for the day that the disk is full. It is given up in steps, so that
 * people can still sign in and save while papers are refused, and the database can come back after a crash. It is made
 * again when there is room.
 */
export class Ballast {
  readonly #path: string;
  readonly #dataDir: string;
  readonly #say: (sentence: string) => void;
  readonly #sizes: BallastSizes;
  readonly #stopping = new AbortController();
  #keeping: Promise<void> | null = null;
  #hasSaid = false;

  constructor({ dataDir, say, sizes = usualSizes }: BallastRequest) {
    this.#path = join(dataDir, BALLAST_FILE);
    this.#dataDir = dataDir;
    this.#say = say;
    this.#sizes = sizes;
  }

  /** Whether the disk is full, or was and has not enough space yet. */
  async isDiskFull(): Promise<boolean> {
    const size = await sizeOf(this.#path);
    return (size !== null && size < this.#sizes.whole) || (await freeBytes(this.#dataDir)) < this.#sizes.low;
  }

  /** Shrinks by a step if space is short. Never creates anything, so it can run before everything else. */
  async release(): Promise<void> {
    if ((await freeBytes(this.#dataDir)) >= this.#sizes.low) return;
    this.#sayFull();
    const size = await sizeOf(this.#path);
    if (size !== null && size > 0) await truncate(this.#path, Math.max(0, size - this.#sizes.step));
  }

  /** Checks twice a second until `stop`. */
  keep(): void {
    this.#keeping ??= this.#keepOn();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#keeping;
  }

  async #keepOn(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // A folder that cannot be checked, such as one whose volume is missing, is checked again.
      await this.#adjust().catch(() => undefined);
      await delay(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #adjust(): Promise<void> {
    await this.release();
    const { whole, spare } = this.#sizes;
    const size = await sizeOf(this.#path);
    const isWhole = size === whole;
    // What is left of it makes room only when the new one is in its place.
    if ((await freeBytes(this.#dataDir)) < (isWhole ? spare : whole + spare)) {
      // An earlier launcher gave it up.
      if (size !== null && !isWhole) this.#sayFull();
      return;
    }
    if (!isWhole) await makeFile(this.#path, whole);
    if (this.#hasSaid) this.#say('There is room on the disk again, so papers are taken.');
    this.#hasSaid = false;
  }

  #sayFull(): void {
    if (this.#hasSaid) return;
    this.#say(`The disk of ${this.#dataDir} is full, so papers are refused. Make room on it.`);
    this.#hasSaid = true;
  }
}

/** Whether some of the ballast of a data folder is given up; false where none is kept. */
export async function isBallastReleased(dataDir: string): Promise<boolean> {
  const size = await sizeOf(join(dataDir, BALLAST_FILE));
  return size !== null && size < usualSizes.whole;
}

/** Bytes that a user other than root can still write on the volume of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a file that certainly takes its room on the disk. Others see it whole or not at all, also after a kill. */
async function makeFile(path: string, size: number): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    await reserve(unfinished, size);
  } catch {
    await fill(unfinished, size);
  }
  await rename(unfinished, path);
}

/** Linux reserves room without writing it. */
async function reserve(path: string, size: number): Promise<void> {
  const file = await open(path, 'a', 0o600);
  await file.close();
  await runFile('fallocate', ['--length', String(size), path]);
}

/** Of random bytes, because some file systems store zeros and repetitions in no room. */
async function fill(path: string, size: number): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for (let written = 0; written < size; written += MB) {
      await file.write(randomBytes(Math.min(MB, size - written)));
    }
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
