import type { FeedbackWords } from '@greenpen/grading';

/** Many submissions at once, at most 1,000. One that is not the owner's throws SUBMISSION_NOT_FOUND for all. */
export type ManySubmissions = { readonly ownerId: string; readonly submissionIds: readonly string[] };

export type FeedbackChange = { readonly feedback: Uint8Array; readonly words: FeedbackWords };

/** Each id stands in one of the lists. */
export type ApproveResult = {
  readonly approved: readonly string[];
  readonly alreadyApproved: readonly string[];
  /** Those without a grade. */
  readonly notReady: readonly string[];
};

export type ChangeFeedbackResult = {
  readonly changed: readonly string[];
  readonly approved: readonly string[];
  readonly notReady: readonly string[];
  /** Those that `change` left as they are. */
  readonly left: readonly string[];
};

export type CancelResult = {
  readonly cancelled: readonly string[];
  /** Those that a worker is at; they are finished in a moment. */
  readonly finishing: readonly string[];
};
