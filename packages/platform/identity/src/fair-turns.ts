import { AppError } from '@greenpen/api-contract';
import { randomInt } from 'node:crypto';

type Capacity = {
  readonly atOnce: number;
  /** Maximum number of waiting attempts. */
  readonly inLine: number;
};

/** The nested groups of an attempt, widest first: account, browser, password. */
export type GroupPath = readonly string[];

export type FairTurns = {
  /** Throws RATE_LIMITED if the queue is full and this attempt is dropped; rejects if it is aborted while it waits. */
  readonly take: (path: GroupPath, signal?: AbortSignal) => Promise<Disposable>;
  readonly count: () => { readonly held: number; readonly waiting: number };
};

type Waiting = {
  readonly path: GroupPath;
  readonly start: () => void;
  readonly turnAway: () => void;
};

/**
 * A fair semaphore: no group gets more turns by sending more requests. The next turn goes to a random group and,
 * within it, to a random attempt. If the queue is full, a random attempt of the largest group is dropped, possibly
 * the newest.
 */
export function createFairTurns({ atOnce, inLine }: Capacity): FairTurns {
  const waiting = new Set<Waiting>();
  let held = 0;

  function hold(): Disposable {
    held += 1;
    let isOver = false;
    return {
      [Symbol.dispose]() {
        if (isOver) return;
        isOver = true;
        held -= 1;
        const next = choose([...waiting], anyOf);
        if (next === undefined) return;
        waiting.delete(next);
        next.start();
      },
    };
  }

  async function take(path: GroupPath, signal?: AbortSignal): Promise<Disposable> {
    signal?.throwIfAborted();
    if (held < atOnce) return hold();
    const { promise, resolve, reject } = Promise.withResolvers<Disposable>();
    const giveUp = () => {
      waiting.delete(entry);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('given up'));
    };
    const entry: Waiting = {
      path,
      start: () => {
        signal?.removeEventListener('abort', giveUp);
        resolve(hold());
      },
      turnAway: () => {
        signal?.removeEventListener('abort', giveUp);
        reject(new AppError('RATE_LIMITED', 'the line is full'));
      },
    };
    waiting.add(entry);
    signal?.addEventListener('abort', giveUp, { once: true });
    if (waiting.size > inLine) {
      const loser = choose([...waiting], largestOf);
      if (loser !== undefined) waiting.delete(loser);
      loser?.turnAway();
    }
    return promise;
  }

  return { take, count: () => ({ held, waiting: waiting.size }) };
}

export type FairLines = {
  readonly take: (name: string, path: GroupPath, signal: AbortSignal) => Promise<Disposable>;
};

/** A separate fair semaphore per name. */
export function createFairLines(capacity: Capacity): FairLines {
  const lines = new Map<string, FairTurns>();

  function forgetIdle(name: string, line: FairTurns): void {
    const { held, waiting } = line.count();
    if (held + waiting === 0 && lines.get(name) === line) lines.delete(name);
  }

  async function take(name: string, path: GroupPath, signal: AbortSignal): Promise<Disposable> {
    const line = lines.get(name) ?? createFairTurns(capacity);
    lines.set(name, line);
    try {
      const turn = await line.take(path, signal);
      return {
        [Symbol.dispose]() {
          turn[Symbol.dispose]();
          forgetIdle(name, line);
        },
      };
    } catch (error) {
      forgetIdle(name, line);
      throw error;
    }
  }

  return { take };
}

/** Descends from the widest groups to one attempt, each time into the group that `pick` selects. */
function choose(
  entries: readonly Waiting[],
  pick: (groups: readonly (readonly Waiting[])[]) => readonly Waiting[] | undefined,
  depth = 0,
): Waiting | undefined {
  if (entries.length < 2) return entries[0];
  if (entries.every(({ path }) => path.length <= depth)) return entries[randomInt(entries.length)];
  const groups = [...Map.groupBy(entries, ({ path }) => path[depth]).values()];
  return choose(pick(groups) ?? [], pick, depth + 1);
}

function anyOf<T>(groups: readonly T[]): T | undefined {
  return groups[randomInt(groups.length)];
}

function largestOf<T extends readonly unknown[]>(groups: readonly T[]): T | undefined {
  const most = Math.max(...groups.map(({ length }) => length));
  return anyOf(groups.filter(({ length }) => length === most));
}
