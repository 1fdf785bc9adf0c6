import type { ReviewOutcome, ReviewRequest } from '../review-request.ts';
import type { TaskInThread } from '../start-thread-task.ts';

/** Stands in for the engine in tests of the pool: the text says what goes wrong. */
export async function reviewInThread({
  request: { source },
  began,
}: TaskInThread<ReviewRequest>): Promise<ReviewOutcome> {
  began.postMessage('began', []);
  const task = 'text' in source ? source.text : new TextDecoder().decode(source.bytes);
  if (task === 'loop') loopForEver();
  if (task === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (task === 'allocate') allocateForEver();
  if (task === 'throw') throw new TypeError('the student wrote this');
  if (task === 'exit') process.exit(3);
  const message = task === 'times ready' ? String(timesReady) : task;
  return { status: 'refused', refusal: { code: 'no-text', message } };
}

let timesReady = 0;

/** Called to wait until this module is loaded. */
export function beReady(): void {
  timesReady += 1;
}

function loopForEver(): never {
  for (;;) Math.random();
}

function allocateForEver(): never {
  const hoard: number[][] = [];
  for (;;) hoard.push(Array.from({ length: 100_000 }, () => Math.random()));
}
