export { draftFeedback, writeFeedback, type FeedbackDraft, type FeedbackRequest } from './write-feedback.ts';
export type { Drafted } from './draft.ts';
