/** A semaphore: a fixed number of holders, first come, first served. */
export type Semaphore = {
  /** Acquires a slot; dispose of the result to release it. Rejects if the signal aborts first. */
  readonly take: (signal?: AbortSignal) => Promise<Disposable>;
  readonly count: () => { readonly held: number; readonly waiting: number };
};

export function createSemaphore(most: number): Semaphore {
  const waiting = new Set<() => void>();
  let held = 0;

  function release(): void {
    held -= 1;
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    next();
  }

  function hold(): Disposable {
    held += 1;
    let isOver = false;
    return {
      [Symbol.dispose]() {
        if (isOver) return;
        isOver = true;
        release();
      },
    };
  }

  async function take(signal?: AbortSignal): Promise<Disposable> {
    signal?.throwIfAborted();
    if (held < most) return hold();
    const { promise, resolve, reject } = Promise.withResolvers<Disposable>();
    const start = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve(hold());
    };
    const giveUp = () => {
      waiting.delete(start);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    waiting.add(start);
    signal?.addEventListener('abort', giveUp, { once: true });
    return promise;
  }

  return { take, count: () => ({ held, waiting: waiting.size }) };
}
