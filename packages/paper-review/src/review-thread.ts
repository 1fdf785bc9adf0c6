import type { MessagePort } from 'node:worker_threads';
import { reviewPaper } from './review-paper.ts';
import type { ReviewOutcome, ReviewRequest } from './review-request.ts';

export type ReviewTask = {
  readonly request: ReviewRequest;
  /** Told once when work begins: from then on the time limit counts. */
  readonly began: MessagePort;
};

/** What a worker thread of the pool runs; grammar and PDF modules stay warm in it from paper to paper. */
export function reviewInThread({ request, began }: ReviewTask): Promise<ReviewOutcome> {
  began.postMessage('began', []);
  return reviewPaper(request);
}

// Loading the grammar takes a second or more, which must not count against the first paper's time. A thread whose
// grammar cannot be loaded is of no use, so it does not start.
const warmUp = await reviewPaper({ source: { text: 'This thread is warming up.' } });
if (warmUp.status === 'refused' || warmUp.review.notes.some(({ code }) => code === 'grammar-not-checked')) {
  throw new Error('the review engine could not be loaded');
}
