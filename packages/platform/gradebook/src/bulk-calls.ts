import type { FeedbackWords } from '@greenpen/grading';
import type { Grade } from './records.ts';

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

export type BulkCalls = {
  approveGrades(many: ManySubmissions & { readonly by: string }): Promise<ApproveResult>;
  /** Changes the feedback of drafts; `change` answers null to leave one as it is. */
  changeFeedback(
    many: ManySubmissions & { readonly change: (grade: Grade) => FeedbackChange | null },
  ): Promise<ChangeFeedbackResult>;
  /** Takes what waits out of the queue, back to what it was before. */
  cancelGrading(many: ManySubmissions): Promise<CancelResult>;
  /** Out of all lists, and out of the queue, until it is put back or ten minutes have passed. */
  deleteSubmissions(many: ManySubmissions): Promise<void>;
  /** Puts back what was deleted and is still there. */
  restoreSubmissions(many: ManySubmissions): Promise<void>;
};
