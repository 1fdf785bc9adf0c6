import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GradingError } from '@greenpen/grading';
import type { Refusal } from '@greenpen/paper';
import { Piscina } from 'piscina';
import type { ReviewOutcome, ReviewRequest } from './review-request.ts';
import { startThreadTask, type ThreadTask } from './start-thread-task.ts';
import { createTurns } from './turns.ts';

export type ReviewPoolOptions = {
  /** Papers reviewed at the same time; the number of cores by default. */
  readonly threads?: number;
  /** From the moment a thread begins with the paper; 10 s by default. */
  readonly timeLimitMs?: number;
  /** JavaScript heap of one thread; 512 by default. */
  readonly memoryLimitMb?: number;
  /** The module that threads run and that exports `reviewInThread`. */
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
  /** Stops all threads; reviews that still run are given up. */
  readonly close: () => Promise<void>;
};

/** A paper makes little short-lived garbage; the usual size holds 60 MB more for every thread and saves no time. */
const YOUNG_GENERATION_MB = 12;

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
  const piscina = new Piscina({
    filename: fileURLToPath(threadFile),
    name: 'reviewInThread',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 600_000,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const turns = createTurns(threads);
  const tasks = new Set<ThreadTask>();
  // A thread that dies without a paper is replaced; without a listener its death would end the process.
  piscina.on('error', () => {
    for (const task of tasks) task.noteThreadDeath();
  });

  async function review(
    request: ReviewRequest,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<ReviewOutcome> {
    // Waiting for a free thread must not count against the paper's own time.
    const turn = await turns.take(signal);
    const task = startThreadTask({ piscina, request, timeLimitMs, signal: signal ?? null });
    tasks.add(task);
    try {
      return await task.outcome;
    } catch (error) {
      signal?.throwIfAborted();
      if (task.isOverTime()) return { status: 'refused', refusal: tookTooLong };
      if (isOutOfMemory(error)) return { status: 'refused', refusal: tooComplex };
      // An error's message may quote the paper, so only its kind is told.
      throw new GradingError('REVIEW_ENGINE_FAILED', error instanceof Error ? error.name : null);
    } finally {
      tasks.delete(task);
      task.dispose();
      turn[Symbol.dispose]();
    }
  }

  return { review, close: () => piscina.destroy() };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
