import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SupervisedPart } from './supervise-part.ts';

const reportEveryMs = 5000;

/** Its age shows when every process was last healthy; `check-health.ts` reads it. */
export function healthFile(dataDir: string): string {
  return join(dataDir, 'run', 'healthy');
}

/** Reports the health of all processes to a container's health check, including the worker, which has no port. */
export class HealthReport {
  readonly #path: string;
  readonly #timer: NodeJS.Timeout;

  constructor(dataDir: string, parts: readonly SupervisedPart[]) {
    this.#path = healthFile(dataDir);
    const report = (): void => {
      // A file that cannot be touched ages, so the check fails, as it should.
      if (parts.every((part) => part.isWell())) void touch(this.#path).catch(() => undefined);
    };
    report();
    this.#timer = setInterval(report, reportEveryMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await rm(this.#path, { force: true }).catch(() => undefined);
  }
}

/** Changes only the time if the file exists, which needs no space on a full disk. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(path, now, now);
  } catch {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, '', { mode: 0o600 });
  }
}
