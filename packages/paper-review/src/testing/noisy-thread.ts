import '../silence-console.ts';
import type { ReviewOutcome } from '../review-request.ts';
import type { ReviewTask } from '../review-thread.ts';

/** Prints a paper's words as a library that panics would. */
export async function reviewInThread({ request: { source }, began }: ReviewTask): Promise<ReviewOutcome> {
  began.postMessage('began', []);
  const words = 'text' in source ? source.text : '';
  const { console: terminal } = globalThis;
  terminal.error(words);
  terminal.warn(words);
  terminal.log(words);
  terminal.trace(words);
  return { status: 'refused', refusal: { code: 'no-text', message: 'printed' } };
}
