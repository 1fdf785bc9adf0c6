import { reviewPaper } from './review-paper.ts';
import type { ReviewOutcome, ReviewRequest } from './review-request.ts';

/** What a worker thread of the pool runs; grammar and PDF modules stay warm in it from paper to paper. */
export function reviewInThread(request: ReviewRequest): Promise<ReviewOutcome> {
  return reviewPaper(request);
}
