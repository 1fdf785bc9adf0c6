import './silence-console.ts';
import { practicePaper } from './practice-paper.ts';
import { reviewPaper } from './review-paper.ts';
import type { ReviewOutcome, ReviewRequest } from './review-request.ts';
import type { Readiness } from './thread-pool.ts';
import type { TaskInThread } from './start-thread-task.ts';

// Libraries print their faults with console.error, and what they print may hold a student's words. Nothing that
// happens to a paper in this thread is told that way.
for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) console[method] = () => {};

/** What a worker thread of the pool runs; grammar and PDF modules stay warm in it from paper to paper. */
export function reviewInThread({ request, began }: TaskInThread<ReviewRequest>): Promise<ReviewOutcome> {
  began.postMessage('began', []);
  return reviewPaper(request);
}

let hasPractised = false;

/** Called to wait until this module is loaded, and to have it review a whole paper once. */
export async function beReady(readiness: Readiness): Promise<void> {
  if (readiness === 'loaded' || hasPractised) return;
  hasPractised = true;
  await reviewPaper({ source: { text: practicePaper } });
}

// Loading the grammar takes a second or more, which must not count against the first paper's time. A thread whose
// grammar cannot be loaded reviews without it and says so on each paper.
await reviewPaper({
  source: { text: 'The erorxs and the interfibrillary was seen while this thread warmed up.' },
});
