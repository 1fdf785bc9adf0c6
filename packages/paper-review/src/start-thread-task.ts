import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { ReviewOutcome, ReviewRequest } from './review-request.ts';
import type { ReviewTask } from './review-thread.ts';

/** A thread that has not loaded the engine by then never will. Milliseconds. */
const LOAD_LIMIT = 60_000;

export type ThreadTask = {
  readonly outcome: Promise<ReviewOutcome>;
  /** Whether the task was stopped because the paper took longer than it may. */
  readonly isOverTime: () => boolean;
  /** To be told whenever a thread dies without a task. */
  readonly noteThreadDeath: () => void;
  readonly dispose: () => void;
};

type TaskStart = {
  readonly piscina: Piscina;
  readonly request: ReviewRequest;
  readonly timeLimitMs: number;
  readonly signal: AbortSignal | null;
};

/** Hands a request to a thread and stops the thread when its time is up, counted from when it really began. */
export function startThreadTask({ piscina, request, timeLimitMs, signal }: TaskStart): ThreadTask {
  const stop = new AbortController();
  const { port1: began, port2 } = new MessageChannel();
  let isOverTime = false;
  let hasBegun = false;
  let timer = setTimeout(() => stop.abort(), LOAD_LIMIT);
  began.once('message', () => {
    clearTimeout(timer);
    hasBegun = true;
    timer = setTimeout(() => {
      isOverTime = true;
      stop.abort();
    }, timeLimitMs);
  });
  const { source } = request;
  const moved = 'bytes' in source ? { ...source, bytes: ownBytes(source.bytes) } : source;
  const task: ReviewTask = { request: { ...request, source: moved }, began: port2 };
  const outcome: Promise<ReviewOutcome> = piscina.run(task, {
    signal: signal === null ? stop.signal : AbortSignal.any([signal, stop.signal]),
    transferList: 'bytes' in moved ? [port2, moved.bytes.buffer] : [port2],
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

/** Only a whole buffer of its own can be moved; a slice of a larger one is copied out first. */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
