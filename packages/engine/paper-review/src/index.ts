import type { WrittenDraft } from '@greenpen/grading';
import type { StoredRedraft } from './redraft/redraft-paper.ts';
import type { FeedbackModel, ModelSettings } from '@greenpen/model-judge';
import type { ReviewOutcome, ReviewRequest } from './review-request.ts';

export { engineVersion } from './engine-version.ts';
export { createReviewPool, type ReviewPool, type ReviewPoolOptions } from './review-pool.ts';
export type { StoredRedraft } from './redraft/redraft-paper.ts';
export { createRedraftPool, type RedraftPool } from './redraft/redraft-pool.ts';
export { ownBytes } from './own-bytes.ts';
export type { TaskInThread } from './start-thread-task.ts';
export { createThreadPool, type ThreadPool } from './thread-pool.ts';
export type { InstructorVoice, PaperSource, ReviewOutcome, ReviewRequest } from './review-request.ts';

export type {
  BatchAnswer,
  BatchModel,
  BatchRequest,
  FeedbackModel,
  ModelAnswer,
  ModelDraftOutcome,
  ModelDraftRequest,
  ModelProvider,
  ModelSettings,
  ModelUsage,
  Prompt,
  PromptReader,
  SentBatch,
} from '@greenpen/model-judge';

/**
 * The installation's language model, loaded here so that a worker without one holds nothing of it. Throws where the
 * settings name no address that can be called.
 */
export async function openFeedbackModel(
  settings: ModelSettings,
  options: { readonly callMs?: number; readonly secret?: string } = {},
): Promise<FeedbackModel> {
  const models = await import('@greenpen/model-judge');
  return models.openFeedbackModel(settings, options);
}

/**
 * Reviews a paper in this thread, without limits of time and memory. The engine is loaded at the first call, so
 * that a process that only hands papers to threads stays small.
 */
export async function reviewPaper(request: ReviewRequest): Promise<ReviewOutcome> {
  const engine = await import('./review-paper.ts');
  return engine.reviewPaper(request);
}

/** Writes a stored draft again in this thread, without limits of time and memory. */
export async function redraftStored(request: StoredRedraft): Promise<WrittenDraft> {
  const engine = await import('./redraft/redraft-paper.ts');
  return engine.redraftStored(request);
}
export type { ReadAndGraded } from './by-model/weigh-model.ts';
export { listProbes, prepareProbe, reviewWithModel } from './by-model/review-with-model.ts';
