import { ExpectedError } from '@greenpen/grading';
import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 1000;
const mostTries = 60;

/**
 * Tries again while the database is away, a minute at most, so that an outage costs no work and no attempt.
 * What was committed although nobody could say so answers "fenced" the second time.
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
