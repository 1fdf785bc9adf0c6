export { writeFeedback, type FeedbackRequest } from './write-feedback.ts';
export {
  type FeedbackModel,
  type ModelDraftOutcome,
  type ModelDraftRequest,
  type ModelProvider,
  type ModelSettings,
  type ModelUsage,
} from './model/feedback-model.ts';
export { openFeedbackModel } from './model/open-feedback-model.ts';
