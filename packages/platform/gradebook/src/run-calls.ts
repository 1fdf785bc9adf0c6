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
import type { Submission } from './records.ts';

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

/** What the grading worker calls; each ends its job in the same transaction as the row it changes. */
export type RunCalls = {
  claimRun(job: GradingJob): Promise<ClaimResult>;
  markScoring(claim: RunClaim): Promise<'marked' | 'fenced'>;
  /** Refuses when another worker holds it, or it was approved or deleted meanwhile. */
  completeRun(
    claim: RunClaim,
    review: NewReview,
  ): Promise<'completed' | 'draft-kept' | 'fenced' | 'approved' | 'gone'>;
  /** The file cannot be read; `reason` is a code. */
  refuseRun(claim: RunClaim, reason: string): Promise<'refused' | 'fenced'>;
  /** Tried and failed: again after a pause, or "needs-you" after the third attempt. */
  failRun(claim: RunClaim, reason: string): Promise<'queued-again' | 'needs-you' | 'fenced'>;
  /** Something outside the paper is in the way: again after `seconds`, without counting an attempt. */
  waitRun(claim: RunClaim, reason: string, seconds: number): Promise<'waiting' | 'fenced'>;
  /** The worker stops: another one takes it at once, without counting an attempt. */
  handBackRun(claim: RunClaim): Promise<'handed-back' | 'fenced'>;
};

/** A job carries an id, never text. */
export type GradingJob = { readonly jobId: string; readonly submissionId: string };
