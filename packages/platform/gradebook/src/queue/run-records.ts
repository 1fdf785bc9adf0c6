import type {
  AssignmentBrief,
  Criteria,
  DoubtCode,
  FeedbackStyle,
  FoundStudent,
  ScoreBasis,
  Scores,
  Weights,
} from '@greenpen/grading';
import type { Submission } from '../records.ts';

/** A worker's hold on one attempt at a review; every write that carries an older hold is refused. */
export type RunClaim = {
  readonly submissionId: string;
  readonly ownerId: string;
  readonly jobId: string;
  readonly runNumber: number;
  /** Goes up with each claim of this submission, so that a worker that was given up cannot write. */
  readonly fence: number;
  /** 1 for the first; a worker that was stopped or had to wait does not count. */
  readonly attempt: number;
};

export type ClaimedRun = {
  readonly claim: RunClaim;
  readonly submission: Submission;
  readonly fileId: string;
  readonly criteria: Criteria;
  /** null without a course assignment. */
  readonly brief: AssignmentBrief | null;
  /** The review to be written is this one. */
  readonly reviewNumber: number;
};

/** `not-wanted`: nobody asked for it any more; `given-up`: tried too often, now "needs-you". */
export type ClaimResult =
  | ({ readonly outcome: 'claimed' } & ClaimedRun)
  | { readonly outcome: 'gone' | 'approved' | 'not-wanted' | 'given-up' | 'file-deleted' };

export type NewReview = {
  readonly engine: string;
  readonly scores: Scores;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly basis: ScoreBasis;
  readonly words: number;
  readonly pages: number;
  readonly documentName: string;
  /** Found in the paper; fills what neither the upload nor the instructor said. */
  readonly student: FoundStudent;
  /** The draft of the four feedback texts, sealed by the caller. */
  readonly feedback: Uint8Array;
  /** How many words they have together. */
  readonly feedbackWords?: number;
  /** Why the grade should be looked at. */
  readonly doubts?: readonly DoubtCode[];
  /** Whether the language model is asked for another draft of the texts, where its owner lets it. */
  readonly wantsModelDraft?: boolean;
};

/** A job carries an id, never text. */
export type GradingJob = { readonly jobId: string; readonly submissionId: string };
