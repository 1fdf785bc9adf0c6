import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const largestBytes = 10 * 1024 * 1024;
const keptOlder = 4;
const checkEveryMs = 5000;
const pieceBytes = 64 * 1024;

/** `logs/NAME.log` in the data folder, and up to four older ones as `NAME.1.log` to `NAME.4.log`. */
export class PartLog {
  readonly path: string;
  readonly #folder: string;
  readonly #name: string;
  readonly #largestBytes: number;

  constructor(dataDir: string, name: string, limit = largestBytes) {
    this.#folder = join(dataDir, 'logs');
    this.#name = name;
    this.#largestBytes = limit;
    this.path = join(this.#folder, `${name}.log`);
  }

  /** Opened for each start of a part. The part gets its own descriptor, so close this one after the start. */
  async open(): Promise<FileHandle> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    return open(this.path, 'a', 0o600);
  }

  /**
   * Rotates a log that is too large. The part keeps writing to the same file, which is copied and then truncated, so
   * rotation works even if the part hangs. If the copy fails, nothing is truncated.
   */
  async rotate(): Promise<void> {
    const size = await stat(this.path).then(
      (found) => found.size,
      () => 0,
    );
    if (size <= this.#largestBytes) return;
    await rm(this.#older(keptOlder), { force: true });
    const copy = `${this.path}.part`;
    try {
      await copyFile(this.path, copy);
      moveRest(this.path, copy);
    } catch (error) {
      await rm(copy, { force: true });
      throw error;
    }
    for (let age = keptOlder - 1; age >= 1; age -= 1) {
      await rename(this.#older(age), this.#older(age + 1)).catch(() => undefined);
    }
    await rename(copy, this.#older(1));
  }

  /** Checks the size every five seconds until the signal aborts; a failed rotation is retried. */
  async keepSmall(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.rotate().catch(() => undefined);
      await delay(checkEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  #older(age: number): string {
    return join(this.#folder, `${this.#name}.${age}.log`);
  }
}

/** Synchronous, to keep the time between the last copy and the truncation short. */
function moveRest(path: string, copy: string): void {
  const [from, to] = [openSync(path, 'r+'), openSync(copy, 'a')];
  try {
    const piece = Buffer.alloc(pieceBytes);
    let copied = fstatSync(to).size;
    for (;;) {
      const bytes = readSync(from, piece, 0, pieceBytes, copied);
      if (bytes === 0) break;
      writeSync(to, piece, 0, bytes);
      copied += bytes;
    }
    ftruncateSync(from, 0);
  } finally {
    closeSync(from);
    closeSync(to);
  }
}
