import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';

/** A thread that has not loaded the engine by then never will. Milliseconds. */
export const LOAD_LIMIT = 60_000;

/** What a thread's function is given. */
export type TaskInThread<Request> = {
  readonly request: Request;
  /** Told once that work begins: from then on the time limit counts. */
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
  let timer = setTimeout(() => stop.abort(), LOAD_LIMIT);
  // The parent's clock decides. A thread in a long regular expression answers no question about its own time, and
  // its processor time stops while others use the machine, so that a paper could overrun its limit many times.
  began.once('message', () => {
    clearTimeout(timer);
    hasBegun = true;
    timer = setTimeout(() => {
      isOverTime = true;
      stop.abort();
    }, timeLimitMs);
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
      clearTimeout(timer);
      began.close();
    },
  };
}
