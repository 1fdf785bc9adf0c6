import type { Gradebook, RequestEvent } from '@greenpen/gradebook';

export type EventRecorder = {
  /** Queues an event for the audit log, in order. */
  readonly record: (event: RequestEvent) => void;
  /** Writes the remaining events. */
  readonly close: () => Promise<void>;
};

type Options = {
  readonly gradebook: { readonly audit: Pick<Gradebook['audit'], 'recordRequests'> };
  /** Called with the number of events lost in a long database outage. */
  readonly onLost: (count: number) => void;
};

/** Maximum queue length during a database outage; each event is also in the process log. */
const mostWaiting = 5000;
const retryMs = 1000;

/**
 * Writes events one after another: singly at low load, in batches at high load. No request waits for it, and nothing
 * is lost in a short outage.
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
