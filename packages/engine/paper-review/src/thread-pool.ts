import { fileURLToPath } from 'node:url';
import { createSemaphore, GradingError } from '@greenpen/grading';
import { Piscina } from 'piscina';
import { LOAD_LIMIT, startThreadTask, type ThreadTask } from './start-thread-task.ts';

export type ThreadPoolOptions = {
  /** The module that threads run. */
  readonly threadFile: URL;
  /** Its function, which is given a `TaskInThread`. A module that is warmed also exports `beReady(Readiness)`. */
  readonly name: string;
  readonly threads: number;
  /** By the clock, from the moment a thread begins with the task. */
  readonly timeLimitMs: number;
  /** JavaScript heap of one thread. */
  readonly memoryLimitMb: number;
  /** Until a thread that has nothing to do is ended. */
  readonly idleTimeoutMs: number;
};

export type ThreadResult<Outcome> =
  | { readonly status: 'done'; readonly outcome: Outcome }
  | { readonly status: 'took-too-long' }
  | { readonly status: 'too-complex' };

export type ThreadPool<Request, Outcome> = {
  /**
   * Runs a task in a thread of its own; `moved` is empty for the caller afterwards. Rejects with the signal's reason
   * when the caller gives up, and with REVIEW_ENGINE_FAILED when the thread's function itself has a fault.
   */
  readonly run: (
    request: Request,
    options?: { readonly moved?: readonly ArrayBuffer[]; readonly signal?: AbortSignal | undefined },
  ) => Promise<ThreadResult<Outcome>>;
  /**
   * Resolves when a thread has loaded what it runs, so that a task given to it then begins at once; at once where all
   * threads have tasks. Never rejects: a thread that cannot be loaded fails its task.
   */
  readonly warm: (readiness?: Readiness) => Promise<void>;
  /** Stops all threads; tasks that still run are given up. */
  readonly close: () => Promise<void>;
};

/** `practised`: it has also done its work once, after which the first real task takes half the time. */
export type Readiness = 'loaded' | 'practised';

/** A paper makes little short-lived garbage; the usual size holds 60 MB more for every thread and saves no time. */
const YOUNG_GENERATION_MB = 12;

/** Worker threads with limits; what a bad paper does costs its thread and nothing else. */
export function createThreadPool<Request, Outcome>(options: ThreadPoolOptions): ThreadPool<Request, Outcome> {
  const pool = new LimitedThreads<Request, Outcome>(options);
  return {
    run: (request, given) => pool.run(request, given),
    warm: (readiness) => pool.warm(readiness),
    close: () => pool.close(),
  };
}

class LimitedThreads<Request, Outcome> {
  readonly #threads: number;
  readonly #timeLimitMs: number;
  readonly #piscina: Piscina;
  readonly #turns: ReturnType<typeof createSemaphore>;
  #practising: { readonly ready: Promise<void>; isAwaited: boolean } | null = null;
  readonly #tasks = new Set<Pick<ThreadTask<Outcome>, 'noteThreadDeath'>>();

  constructor({ threadFile, name, threads, timeLimitMs, memoryLimitMb, idleTimeoutMs }: ThreadPoolOptions) {
    this.#threads = threads;
    this.#timeLimitMs = timeLimitMs;
    this.#piscina = new Piscina({
      filename: fileURLToPath(threadFile),
      name,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleTimeoutMs,
      atomics: 'disabled',
      resourceLimits: {
        maxOldGenerationSizeMb: memoryLimitMb,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    });
    this.#turns = createSemaphore(threads);
    // A thread that dies without a paper is replaced; without a listener its death would end the process.
    this.#piscina.on('error', () => {
      for (const task of this.#tasks) task.noteThreadDeath();
    });
  }

  async run(
    request: Request,
    {
      moved = [],
      signal,
    }: { readonly moved?: readonly ArrayBuffer[]; readonly signal?: AbortSignal | undefined } = {},
  ): Promise<ThreadResult<Outcome>> {
    // Waiting for a free thread must not count against the paper's own time.
    const turn = await this.#turns.take(signal);
    const task = startThreadTask<Request, Outcome>({
      piscina: this.#piscina,
      request,
      moved,
      timeLimitMs: this.#timeLimitMs,
      signal: signal ?? null,
    });
    this.#tasks.add(task);
    try {
      return { status: 'done', outcome: await task.outcome };
    } catch (error) {
      signal?.throwIfAborted();
      if (task.isOverTime()) return { status: 'took-too-long' };
      if (isOutOfMemory(error)) return { status: 'too-complex' };
      // An error's message may quote the paper, so only its kind is told.
      throw new GradingError('REVIEW_ENGINE_FAILED', error instanceof Error ? error.name : null);
    } finally {
      this.#tasks.delete(task);
      task.dispose();
      turn[Symbol.dispose]();
    }
  }

  /** The task that comes while a thread practises waits for that thread instead of having another one loaded. */
  async warm(readiness: Readiness = 'loaded'): Promise<void> {
    if (this.#turns.count().held >= this.#threads) return;
    const practising = this.#practising;
    if (practising !== null && (readiness === 'practised' || !practising.isAwaited)) {
      practising.isAwaited ||= readiness === 'loaded';
      await practising.ready;
      return;
    }
    const ready = this.#makeReady(readiness);
    if (readiness === 'practised') this.#practising = { ready, isAwaited: false };
    await ready;
    if (readiness === 'practised') this.#practising = null;
  }

  async #makeReady(readiness: Readiness): Promise<void> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), LOAD_LIMIT);
    const waiting = { noteThreadDeath: () => stop.abort() };
    this.#tasks.add(waiting);
    try {
      await this.#piscina.run(readiness, { name: 'beReady', signal: stop.signal });
    } catch {
      // The task that comes next meets the same trouble and tells it.
    } finally {
      this.#tasks.delete(waiting);
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    return this.#piscina.destroy();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
