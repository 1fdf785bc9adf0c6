import { ApiFailure, isPassing } from '../../api/api-failure.ts';

const pausesMs = [1000, 3000, 9000] as const;
const offlinePauseMs = 15_000;

type Options = {
  /** Called when a request gets no response, and again when one does. */
  readonly onOffline: (isOffline: boolean) => void;
  /** Gives up waiting. */
  readonly signal: AbortSignal;
};

/**
 * Retries a request until the server responds: while there is no connection, and four times if the server
 * is busy. The request must be idempotent. Throws its last failure.
 */
export async function keepTrying<T>(run: () => Promise<T>, { onOffline, signal }: Options): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const result = await run();
      onOffline(false);
      return result;
    } catch (error) {
      const isOffline = error instanceof ApiFailure && error.isOffline;
      const pause = pausesMs[attempt] ?? (isOffline ? offlinePauseMs : undefined);
      if (!isPassing(error) || pause === undefined || signal.aborted) throw error;
      onOffline(isOffline);
      await connectionOr(pause, signal);
    }
  }
}

/** Waits for the delay, the browser's online event, or the abort. */
export function connectionOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    globalThis.addEventListener?.('online', done);
    signal.addEventListener('abort', done);
  });
}
