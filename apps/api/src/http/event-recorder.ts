import type { Gradebook, RequestEvent } from '@greenpen/gradebook';

export type EventRecorder = {
  /** Puts an event into the audit log, soon and in order. */
  readonly record: (event: RequestEvent) => void;
  /** Writes what is left. */
  readonly close: () => Promise<void>;
};

type Options = {
  readonly gradebook: { readonly audit: Pick<Gradebook['audit'], 'recordRequests'> };
  /** Told how many events were lost because the database was away for too long. */
  readonly onLost: (count: number) => void;
};

/** What waits while the database is away, at most; each event has its line in the log in any case. */
const mostWaiting = 5000;
const retryMs = 1000;

/**
 * Writes events as soon as the ones before them are written: alone when little happens, many at a time when much
 * does. No request waits for it, and an outage loses nothing unless it lasts.
 */
export function createEventRecorder({ gradebook, onLost }: Options): EventRecorder {
  let waiting: RequestEvent[] = [];
  let writing: Promise<void> | null = null;
  let retry: NodeJS.Timeout | null = null;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, 500);
      try {
        await gradebook.audit.recordRequests(batch);
        waiting = waiting.slice(batch.length);
      } catch {
        retry ??= setTimeout(start, retryMs).unref();
        return;
      }
    }
  };
  const start = (): void => {
    retry = null;
    writing ??= write().finally(() => {
      writing = null;
    });
  };
  return {
    record: (event) => {
      if (waiting.length >= mostWaiting) return onLost(1);
      waiting.push(event);
      if (retry === null) start();
    },
    close: async () => {
      if (retry !== null) clearTimeout(retry);
      await writing;
      start();
      await writing;
      if (waiting.length > 0) onLost(waiting.length);
    },
  };
}
