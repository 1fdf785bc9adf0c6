import type { AssignmentBrief } from '@greenpen/grading';
import type { Strictness } from '@greenpen/paper';
import type { ReviewRecord, Submission } from '../records.ts';

/**
 * `waiting`: to be drafted, now or when `reason` no longer applies. `drafting`: claimed by a worker. `batched`: waits
 * for the answers of a batch. `drafted`: the model's draft is in use. `dropped`: no longer wanted. `given-up`: the engine's draft stays.
 */
export const modelDraftStates = ['waiting', 'drafting', 'batched', 'drafted', 'dropped', 'given-up'] as const;

export type ModelDraftState = (typeof modelDraftStates)[number];

export const modelDraftReasons = [
  'model-away',
  'daily-tokens',
  'over-daily-tokens',
  'monthly-dollars',
  'monthly-dollars-per-user',
  'unusable',
  'batch-cancelled',
  'batch-not-done',
  'would-leak',
  'waited-too-long',
  'worker-lost',
  'approved',
  'edited',
  'superseded',
  'switched-off',
  'file-deleted',
] as const;

export type ModelDraftReason = (typeof modelDraftReasons)[number];

/** A worker's claim on a draft; with an outdated fencing token only the token usage is recorded. */
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
  /** Whether its requests are to be batched. */
  readonly isBatched: boolean;
  /** As the owner's criteria have it. */
  readonly strictness: Strictness;
};

/** A request, recorded before it is sent. */
export type ModelCall = {
  readonly callId: string;
  /** By the database's clock. */
  readonly calledAt: Date;
};

export type TokensUsed = { readonly inputTokens: number; readonly outputTokens: number };

/** Tokens of a month, and those of them that were batched, at half the price. */
export type MonthUse = TokensUsed & { readonly batched: TokensUsed };

/** What an owner's requests used, as the provider reported it. */
export type ModelUse = {
  /** In this month (UTC). */
  readonly month: MonthUse;
  /** The mean of the owner's latest requests; null before there are enough of them to tell. */
  readonly perRequest: TokensUsed | null;
};

export type DailyTokens = {
  /** Token limit per UTC day; null means no limit. */
  readonly dailyTokens: number | null;
};

/** US dollars for a million tokens. */
export type TokenPrices = { readonly input: number; readonly output: number };

/** What the model may cost in a month (UTC), in US dollars; null means no limit. */
export type MonthlyLimits = {
  readonly prices: TokenPrices;
  readonly dollars: number | null;
  readonly dollarsPerUser: number | null;
};

/** The limits under which a request is made. */
export type ModelLimits = DailyTokens & {
  /** Absent or null without a monthly limit. */
  readonly monthly?: MonthlyLimits | null;
};

/** The state of the model's draft for a review. */
export type ModelDraftRecord = {
  readonly submissionId: string;
  readonly reviewNumber: number;
  readonly state: ModelDraftState;
  readonly reason: ModelDraftReason | null;
  /** Since when the model has been unavailable to this paper; null while it responds. */
  readonly awaySince: Date | null;
  readonly stateSince: Date;
  /** The grade's version when the engine drafted it. */
  readonly gradeVersion: number;
  /** The model that wrote the draft in use. */
  readonly model: string | null;
  /** The model's version, as reported by the provider. */
  readonly modelVersion: string | null;
};

export type ModelState = {
  /** null while the model responds, before its first request, or if no paper is waiting. */
  readonly downSince: Date | null;
  readonly reason: string | null;
  /** The number of papers waiting to be drafted. */
  readonly waiting: number;
  /** Tokens since midnight (UTC), counting the reserved maximum of unfinished requests. */
  readonly tokensToday: number;
};

/** The outcome for one sample paper; `refusal` is our explanation, null if the draft was usable. */
export type ModelCheckOutcome = {
  readonly paper: string;
  readonly refusal: string | null;
  /** Whether the model is good enough to judge papers; absent where that was not tried. */
  readonly mayJudge?: boolean;
};
