import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SupervisedPart } from './supervise-part.ts';

const reportEveryMs = 5000;

/** Its age tells when every part was last known to be well; `check-health.ts` looks at it. */
export function healthFile(dataDir: string): string {
  return join(dataDir, 'run', 'healthy');
}

/** Tells the health check of a container how the parts are, the worker included, which has no port to ask at. */
export class HealthReport {
  readonly #path: string;
  readonly #timer: NodeJS.Timeout;

  constructor(dataDir: string, parts: readonly SupervisedPart[]) {
    this.#path = healthFile(dataDir);
    const report = (): void => {
      // A file that cannot be touched grows old, and the check fails, as it should.
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

/** Changes the time alone where the file is there, which needs no room on a full disk. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(path, now, now);
  } catch {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, '', { mode: 0o600 });
  }
}
