export { engineVersion } from './engine-version.ts';
export { reviewPaper } from './review-paper.ts';
export { createReviewPool, type ReviewPool, type ReviewPoolOptions } from './review-pool.ts';
export type { PaperSource, ReviewOutcome, ReviewRequest } from './review-request.ts';
