import { availableParallelism } from 'node:os';
import type { Refusal } from '@greenpen/paper';
import { ownBytes } from './own-bytes.ts';
import type { ReviewOutcome, ReviewRequest } from './review-request.ts';
import { createThreadPool, type Readiness } from './thread-pool.ts';

export type ReviewPoolOptions = {
  /** Papers reviewed at the same time; the number of cores by default. */
  readonly threads?: number;
  /** From the moment a thread begins with the paper; 10 s by default. */
  readonly timeLimitMs?: number;
  /** JavaScript heap of one thread; 512 by default. */
  readonly memoryLimitMb?: number;
  /** The module that threads run and that exports `reviewInThread` and `beReady`. */
  readonly threadFile?: URL;
};

export type ReviewPool = {
  /**
   * Reviews a paper in a thread of its own. The bytes are moved into the thread, so the caller's array is empty
   * afterwards. A paper that takes too long or too much memory is refused. Rejects with the signal's reason when
   * the caller gives up, and with REVIEW_ENGINE_FAILED when the engine itself has a fault.
   */
  readonly review: (
    request: ReviewRequest,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<ReviewOutcome>;
  /** Resolves when a thread has the engine loaded, so that the next paper's time begins at once; never rejects. */
  readonly warm: (readiness?: Readiness) => Promise<void>;
  /** Stops all threads; reviews that still run are given up. */
  readonly close: () => Promise<void>;
};

const tookTooLong: Refusal = {
  code: 'took-too-long',
  message: 'Reviewing this file took too long. Copy the text into a new document and upload that.',
};

const tooComplex: Refusal = {
  code: 'too-complex',
  message:
    'This file needs more memory than a paper should. Copy the text into a new document and upload that.',
};

/** Worker threads that review papers; a bad paper costs its thread and nothing else. */
export function createReviewPool({
  threads = availableParallelism(),
  timeLimitMs = 10_000,
  memoryLimitMb = 512,
  threadFile = new URL('./review-thread.ts', import.meta.url),
}: ReviewPoolOptions = {}): ReviewPool {
  const pool = createThreadPool<ReviewRequest, ReviewOutcome>({
    threadFile,
    name: 'reviewInThread',
    threads,
    timeLimitMs,
    memoryLimitMb,
    idleTimeoutMs: 600_000,
  });
  return {
    async review(request, { signal } = {}) {
      const { source } = request;
      const moved = 'bytes' in source ? { ...source, bytes: ownBytes(source.bytes) } : source;
      const result = await pool.run(
        { ...request, source: moved },
        { moved: 'bytes' in moved ? [ownBytes(moved.bytes).buffer] : [], signal },
      );
      if (result.status === 'done') return result.outcome;
      return { status: 'refused', refusal: result.status === 'too-complex' ? tooComplex : tookTooLong };
    },
    warm: pool.warm,
    close: pool.close,
  };
}
