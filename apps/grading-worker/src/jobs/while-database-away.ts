import { ExpectedError } from '@greenpen/grading';
import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 1000;
const mostTries = 60;

/**
 * Retries for up to a minute while the database is unavailable, so an outage costs no attempt. If the first try
 * committed without an acknowledgement, the retry returns "fenced".
 */
export async function whileDatabaseAway<T>(
  run: () => Promise<T>,
  signal: AbortSignal,
  pause: (ms: number) => Promise<unknown> = delay,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isAway = error instanceof ExpectedError && error.code === 'DATABASE_UNAVAILABLE';
      if (!isAway || signal.aborted || tries === mostTries) throw error;
      await pause(pauseMs);
    }
  }
}
