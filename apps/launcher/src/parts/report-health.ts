import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SupervisedPart } from './supervise-part.ts';

const reportEveryMs = 5000;

/** Its modification time is the last time at which all processes were healthy; read by `check-health.ts`. */
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
      // If touching fails, the file gets old and the health check fails, as intended.
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

/** For an existing file this changes only its timestamps, which needs no disk space. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(path, now, now);
  } catch {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, '', { mode: 0o600 });
  }
}
