import type { AssignmentBrief } from '@greenpen/grading';
import type { ReviewRecord, Submission } from '../records.ts';

/**
 * `waiting`: to be drafted, at once or when `reason` is over. `drafting`: a worker has it. `drafted`: the model's draft
 * was taken. `dropped`: it is not wanted any more. `given-up`: this server's draft stays.
 */
export const modelDraftStates = ['waiting', 'drafting', 'drafted', 'dropped', 'given-up'] as const;

export type ModelDraftState = (typeof modelDraftStates)[number];

export const modelDraftReasons = [
  'model-away',
  'daily-tokens',
  'over-daily-tokens',
  'unusable',
  'waited-too-long',
  'worker-lost',
  'approved',
  'edited',
  'superseded',
  'switched-off',
  'file-deleted',
] as const;

export type ModelDraftReason = (typeof modelDraftReasons)[number];

/** A worker's hold on a draft; what carries an older one changes nothing but the count of tokens. */
export type ModelDraftClaim = {
  readonly submissionId: string;
  readonly ownerId: string;
  readonly fence: number;
};

export type ClaimedModelDraft = {
  readonly claim: ModelDraftClaim;
  readonly submission: Submission;
  readonly review: ReviewRecord;
  /** null without a course assignment. */
  readonly brief: AssignmentBrief | null;
};

/** A request that was recorded before it is made. */
export type ModelCall = {
  readonly callId: string;
  /** By the database's clock. */
  readonly calledAt: Date;
};

export type TokensUsed = { readonly inputTokens: number; readonly outputTokens: number };

export type DailyTokens = {
  /** Tokens that may be spent between one midnight (UTC) and the next; null without a limit. */
  readonly dailyTokens: number | null;
};

/** What the model's part in a review has come to. */
export type ModelDraftRecord = {
  readonly submissionId: string;
  readonly reviewNumber: number;
  readonly state: ModelDraftState;
  readonly reason: ModelDraftReason | null;
  /** Since when the model has been away for this paper; null while it answers. */
  readonly awaySince: Date | null;
  readonly stateSince: Date;
  /** The grade's when this server drafted it. */
  readonly gradeVersion: number;
  /** Who wrote the draft that was taken. */
  readonly model: string | null;
  /** Which version of it, as its provider answered. */
  readonly modelVersion: string | null;
};

export type ModelState = {
  /** null while the model answers, before it was first asked, and where nothing waits for it. */
  readonly downSince: Date | null;
  readonly reason: string | null;
  /** Papers that are still to be drafted. */
  readonly waiting: number;
  /** Since midnight (UTC), with the most that requests without an end may have cost. */
  readonly tokensToday: number;
};

/** What came of one of this program's own papers; `refusal` is a sentence of ours, null where its draft could be used. */
export type ModelCheckOutcome = { readonly paper: string; readonly refusal: string | null };
