export { writeFeedback, type FeedbackRequest } from './write-feedback.ts';
