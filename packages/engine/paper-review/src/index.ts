import type { FeedbackModel, ModelSettings } from '@greenpen/feedback-writer';
import type { ReviewOutcome, ReviewRequest } from './review-request.ts';

export { engineVersion } from './engine-version.ts';
export { createReviewPool, type ReviewPool, type ReviewPoolOptions } from './review-pool.ts';
export { ownBytes } from './own-bytes.ts';
export type { TaskInThread } from './start-thread-task.ts';
export { createThreadPool, type ThreadPool } from './thread-pool.ts';
export type { PaperSource, ReviewOutcome, ReviewRequest } from './review-request.ts';

export type {
  FeedbackModel,
  ModelDraftOutcome,
  ModelDraftRequest,
  ModelProvider,
  ModelSettings,
  ModelUsage,
} from '@greenpen/feedback-writer';

/**
 * The installation's language model, loaded here so that a worker without one holds nothing of it. Throws where the
 * settings name no address that can be called.
 */
export async function openFeedbackModel(settings: ModelSettings): Promise<FeedbackModel> {
  const writer = await import('@greenpen/feedback-writer');
  return writer.openFeedbackModel(settings);
}

/**
 * Reviews a paper in this thread, without limits of time and memory. The engine is loaded at the first call, so
 * that a process that only hands papers to threads stays small.
 */
export async function reviewPaper(request: ReviewRequest): Promise<ReviewOutcome> {
  const engine = await import('./review-paper.ts');
  return engine.reviewPaper(request);
}
