import { setTimeout as delay } from 'node:timers/promises';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { Piscina } from 'piscina';

/** A thread that has not loaded the engine by then never will. Milliseconds. */
const LOAD_LIMIT = 60_000;

/** Between two looks at what a paper has cost. Milliseconds. */
const SHORTEST_LOOK = 250;

/** A paper may take this many times its limit by the clock, on a machine that has other things to do. */
const CLOCK_SHARE = 6;

/** What a thread's function is given. */
export type TaskInThread<Request> = {
  readonly request: Request;
  /** Told the thread's id once, when work begins: from then on the time limit counts. */
  readonly began: MessagePort;
};

export type ThreadTask<Outcome> = {
  readonly outcome: Promise<Outcome>;
  /** Whether the task was stopped because the paper took longer than it may. */
  readonly isOverTime: () => boolean;
  /** To be told whenever a thread dies without a task. */
  readonly noteThreadDeath: () => void;
  readonly dispose: () => void;
};

type TaskStart<Request> = {
  readonly piscina: Piscina;
  readonly request: Request;
  /** What of the request is moved into the thread rather than copied. */
  readonly moved: readonly ArrayBuffer[];
  readonly timeLimitMs: number;
  readonly signal: AbortSignal | null;
};

/** Hands a request to a thread and stops the thread when its time is up, counted from when it really began. */
export function startThreadTask<Request, Outcome>({
  piscina,
  request,
  moved,
  timeLimitMs,
  signal,
}: TaskStart<Request>): ThreadTask<Outcome> {
  const stop = new AbortController();
  const { port1: began, port2 } = new MessageChannel();
  let isOverTime = false;
  let hasBegun = false;
  let isDone = false;
  let timer = setTimeout(() => stop.abort(), LOAD_LIMIT);
  began.once('message', (threadId: unknown) => {
    clearTimeout(timer);
    hasBegun = true;
    const thread = piscina.threads.find((candidate) => candidate.threadId === threadId);
    const spent = measureSpentTime(thread);
    const look = async (): Promise<void> => {
      const left = timeLimitMs - (await spent());
      if (stop.signal.aborted || isDone) return;
      if (left > 0) {
        timer = setTimeout(() => void look(), Math.max(left, SHORTEST_LOOK));
        return;
      }
      isOverTime = true;
      stop.abort();
    };
    timer = setTimeout(() => void look(), timeLimitMs);
  });
  const task: TaskInThread<Request> = { request, began: port2 };
  const outcome: Promise<Outcome> = piscina.run(task, {
    signal: signal === null ? stop.signal : AbortSignal.any([signal, stop.signal]),
    transferList: [port2, ...moved],
  });
  return {
    outcome,
    isOverTime: () => isOverTime,
    noteThreadDeath() {
      // The pool starts no other thread for a task whose thread died while it loaded.
      if (!hasBegun) stop.abort();
    },
    dispose() {
      isDone = true;
      clearTimeout(timer);
      began.close();
    },
  };
}

/**
 * Milliseconds that a paper has cost its thread: the processor's, so that a busy machine is not held against it. A
 * thread that waits costs nothing and one that is stuck in native code does not answer; both count by the clock, slowly.
 */
function measureSpentTime(thread: Worker | undefined): () => Promise<number> {
  const began = performance.now();
  const cpuAtStart = cpuTimeOf(thread);
  return async () => {
    const byClock = (performance.now() - began) / CLOCK_SHARE;
    const [before, now] = await Promise.all([cpuAtStart, cpuTimeOf(thread)]);
    return before === null || now === null ? byClock : Math.max(now - before, byClock);
  };
}

/** `null` where the thread does not answer within a second, or runs on a Node before 24.6, which cannot tell. */
async function cpuTimeOf(thread: Worker | undefined): Promise<number | null> {
  if (thread === undefined || !('cpuUsage' in thread)) return null;
  const silence = new AbortController();
  const usage = thread.cpuUsage().catch(() => null);
  const answer = await Promise.race([usage, delay(1000, null, { signal: silence.signal }).catch(() => null)]);
  silence.abort();
  return answer === null ? null : (answer.user + answer.system) / 1000;
}
