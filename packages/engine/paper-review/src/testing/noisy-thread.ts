import '../silence-console.ts';
import type { ReviewOutcome, ReviewRequest } from '../review-request.ts';
import type { TaskInThread } from '../start-thread-task.ts';

/** Prints a paper's words as a library that panics would. */
export async function reviewInThread({
  request: { source },
  began,
}: TaskInThread<ReviewRequest>): Promise<ReviewOutcome> {
  began.postMessage('began', []);
  const words = 'text' in source ? source.text : '';
  const { console: terminal } = globalThis;
  terminal.error(words);
  terminal.warn(words);
  terminal.log(words);
  terminal.trace(words);
  return { status: 'refused', refusal: { code: 'no-text', message: 'printed' } };
}
