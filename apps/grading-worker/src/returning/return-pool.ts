import type { FeedbackReport, PaperComment } from '@greenpen/returned-papers';
import { createThreadPool, ownBytes } from '@greenpen/paper-review';

/** Either the student's document with comments or the report as a PDF. */
export type ReturnOrder =
  | {
      readonly kind: 'docx';
      readonly bytes: Uint8Array;
      readonly comments: readonly PaperComment[];
      readonly author: string;
      readonly date: Date;
    }
  | { readonly kind: 'pdf'; readonly report: FeedbackReport; readonly date: Date };

export type ReturnOutcome =
  | { readonly status: 'made'; readonly bytes: Uint8Array }
  | { readonly status: 'refused'; readonly code: string };

export type ReturnPool = {
  /** Makes one file in a thread with limits; transfers the order's bytes, so they are empty afterwards. */
  readonly make: (order: ReturnOrder, signal: AbortSignal) => Promise<ReturnOutcome>;
  readonly close: () => Promise<void>;
};

const timeLimitMs = 10_000;

const memoryLimitMb = 384;

const idleTimeoutMs = 60_000;

/** A separate thread, so that a download does not wait for papers being graded. */
export function createReturnPool(): ReturnPool {
  const pool = createThreadPool<ReturnOrder, ReturnOutcome>({
    threadFile: new URL('./return-thread.ts', import.meta.url),
    name: 'returnInThread',
    threads: 1,
    timeLimitMs,
    memoryLimitMb,
    idleTimeoutMs,
  });
  return {
    async make(order, signal) {
      const bytes = order.kind === 'docx' ? ownBytes(order.bytes) : null;
      const result = await pool.run(order.kind === 'docx' && bytes !== null ? { ...order, bytes } : order, {
        moved: bytes === null ? [] : [bytes.buffer],
        signal,
      });
      return result.status === 'done' ? result.outcome : { status: 'refused', code: result.status };
    },
    close: pool.close,
  };
}
