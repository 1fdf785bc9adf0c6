import type { WrittenDraft } from '@greenpen/grading';
import { createThreadPool } from '../thread-pool.ts';
import type { StoredRedraft } from './redraft-paper.ts';

export type RedraftPool = {
  /**
   * Writes a draft again from the stored paper and review; null where that takes too long or too much memory. Rejects
   * with REVIEW_ENGINE_FAILED when the writer has a fault.
   */
  readonly redraft: (request: StoredRedraft) => Promise<WrittenDraft | null>;
  /** Resolves when a thread has the writer loaded, so that the first redraft is as fast as the next. */
  readonly warm: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Threads that write drafts again, so that a long paper never blocks the process that asks for it. */
export function createRedraftPool({ threads = 1 }: { readonly threads?: number } = {}): RedraftPool {
  const pool = createThreadPool<StoredRedraft, WrittenDraft>({
    threadFile: new URL('./redraft-thread.ts', import.meta.url),
    name: 'redraftInThread',
    threads,
    timeLimitMs: 4000,
    memoryLimitMb: 256,
    idleTimeoutMs: 600_000,
  });
  return {
    async redraft(request) {
      const result = await pool.run(request);
      return result.status === 'done' ? result.outcome : null;
    },
    warm: () => pool.warm(),
    close: pool.close,
  };
}
