import type { AssignmentBrief } from '@greenpen/grading';
import type { ModelDraftReason, ModelDraftState } from './model-draft-records.ts';
import type { ReviewRecord, Submission } from './records.ts';

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

/** The language model's drafts: each is claimed, its request recorded, made, and settled. */
export type ModelDraftCalls = {
  /** Who may be drafted next; undefined when nobody waits, the model is away, or the day's tokens are spent. */
  claimModelDraft(limit: DailyTokens): Promise<ClaimedModelDraft | undefined>;
  /** Says that the worker lives; false when another one has it. */
  holdModelDraft(claim: ModelDraftClaim): Promise<boolean>;
  /**
   * Reserves the most that a request may cost; "spent" lets it wait for tomorrow's tokens, "too-large" gives it up,
   * since no day's tokens pay for it.
   */
  reserveModelCall(
    claim: ModelDraftClaim,
    wanted: DailyTokens & { readonly bound: number },
  ): Promise<ModelCall | 'spent' | 'too-large' | 'fenced'>;
  /** Takes the model's draft, unless the review is not current any more or the instructor has changed or approved it. */
  keepModelDraft(
    claim: ModelDraftClaim,
    call: ModelCall,
    draft: {
      readonly model: string;
      /** As the provider answered; null where it did not say. */
      readonly version: string | null;
      /** Sealed by the caller. */
      readonly feedback: Uint8Array;
      readonly feedbackWords: number;
      /** null where the provider did not say; then the most that it may be counts. */
      readonly usage: TokensUsed | null;
    },
  ): Promise<'drafted' | 'dropped' | 'fenced' | 'gone'>;
  /** The model is away: no attempt is counted, and the whole installation waits. */
  awaitModel(
    claim: ModelDraftClaim,
    call: ModelCall,
    trouble: {
      readonly reason: string;
      readonly retryAfterSeconds: number | null;
      readonly usage: TokensUsed | null;
    },
  ): Promise<'waiting' | 'fenced'>;
  /** A reply that cannot be used: again after a pause, or given up after the third. */
  refuseModelDraft(
    claim: ModelDraftClaim,
    call: ModelCall,
    reply: { readonly usage: TokensUsed | null },
  ): Promise<'again' | 'given-up' | 'fenced'>;
  /** Nothing was asked: another worker takes it after so many seconds, without counting an attempt. */
  handBackModelDraft(claim: ModelDraftClaim, seconds: number): Promise<'handed-back' | 'fenced'>;
  dropModelDraft(claim: ModelDraftClaim, reason: ModelDraftReason): Promise<'dropped' | 'fenced'>;
  /** Gives up what has waited for a day; returns how many. For each minute. */
  giveUpModelDrafts(): Promise<number>;

  /** Of an owner's papers, those that the model has or had to do with. */
  listModelDrafts(where: {
    readonly ownerId: string;
    readonly submissionIds: readonly string[];
  }): Promise<ModelDraftRecord[]>;
  /** The model's draft of that review, sealed by the caller; undefined where this server's stands. */
  findModelFeedback(where: {
    readonly ownerId: string;
    readonly submissionId: string;
    readonly reviewNumber: number;
  }): Promise<Uint8Array | undefined>;
  getModelState(): Promise<ModelState>;
  /** Everything that was used for an account, as far as the model said. */
  getModelUse(where: { readonly ownerId: string }): Promise<TokensUsed>;
  /** Whether the model may draft an account's feedback, where there is one. */
  isModelOn(where: { readonly ownerId: string }): Promise<boolean>;
  setModelOn(change: { readonly ownerId: string; readonly isOn: boolean }): Promise<void>;
};
