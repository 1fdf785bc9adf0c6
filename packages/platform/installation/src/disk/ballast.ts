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
  /** Sizes in bytes; tests use smaller ones. */
  readonly sizes?: BallastSizes;
};

export type BallastSizes = {
  /** Full size of the ballast. */
  readonly whole: number;
  /** The size of a step; larger than PostgreSQL's 16 MB log segments. */
  readonly step: number;
  /** With less free space than this, the ballast shrinks by a step. */
  readonly low: number;
  /** Free space required in addition to the full ballast before it is recreated. */
  readonly spare: number;
};

const MB = 1024 * 1024;

const usualSizes: BallastSizes = { whole: 96 * MB, step: 32 * MB, low: 32 * MB, spare: 128 * MB };

const BALLAST_FILE = 'ballast';
const lookEveryMs = 500;
const runFile = promisify(execFile);

/**
 * Reserves disk space for the built-in database with a placeholder file. When the disk fills up, the file shrinks in
 * steps, so that users can still sign in and save while uploads are refused, and the database can recover from a
 * crash. It is recreated when there is space again.
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

  /** Whether the disk is full, or was full and the ballast is not yet restored. */
  async isDiskFull(): Promise<boolean> {
    const size = await sizeOf(this.#path);
    return (size !== null && size < this.#sizes.whole) || (await freeBytes(this.#dataDir)) < this.#sizes.low;
  }

  /** Shrinks by one step if space is short. Never creates a file, so it can run first. */
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
      // Errors are ignored: an unavailable folder, for example on an unmounted volume, is checked again.
      await this.#adjust().catch(() => undefined);
      await delay(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #adjust(): Promise<void> {
    await this.release();
    const { whole, spare } = this.#sizes;
    const size = await sizeOf(this.#path);
    const isWhole = size === whole;
    // The remaining old ballast frees its space only after the new one replaces it.
    if ((await freeBytes(this.#dataDir)) < (isWhole ? spare : whole + spare)) {
      // A previous launcher released it.
      if (size !== null && !isWhole) this.#sayFull();
      return;
    }
    if (!isWhole) await makeFile(this.#path, whole);
    if (this.#hasSaid) this.#say('There is free disk space again, so uploads are accepted.');
    this.#hasSaid = false;
  }

  #sayFull(): void {
    if (this.#hasSaid) return;
    this.#say(`The disk of ${this.#dataDir} is full, so uploads are refused. Free some space.`);
    this.#hasSaid = true;
  }
}

/** Whether part of the ballast is released; false if there is none. */
export async function isBallastReleased(dataDir: string): Promise<boolean> {
  const size = await sizeOf(join(dataDir, BALLAST_FILE));
  return size !== null && size < usualSizes.whole;
}

/** Bytes available to users other than root on the folder's volume. */
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

/** Creates a file whose blocks are really allocated. It appears atomically, even if the process is killed. */
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

/** Linux can allocate blocks without writing them. */
async function reserve(path: string, size: number): Promise<void> {
  const file = await open(path, 'a', 0o600);
  await file.close();
  await runFile('fallocate', ['--length', String(size), path]);
}

/** Writes random bytes, because some file systems compress zeros and repetitions. */
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
