import type { DailyTokens, ModelCall, TokensUsed } from './model-draft-calls.ts';

/** What came of one of this program's own papers; `refusal` is a sentence of ours, null where its draft could be used. */
export type ModelCheckOutcome = { readonly paper: string; readonly refusal: string | null };

/** Who writes the drafts now. */
export type ModelChange = {
  readonly id: string;
  readonly changedAt: Date;
  /** As the installation calls it: "gpt-5-mini at api.openai.com". */
  readonly model: string;
  /** As its provider answers; null until it did. */
  readonly version: string | null;
  /** Who wrote them until then; null for the first model of an installation. */
  readonly before: string | null;
  /** null until the model has drafted this program's own papers, or was given up on. */
  readonly checkedAt: Date | null;
  /** Those that were made so far. */
  readonly check: readonly ModelCheckOutcome[];
};

export type ClaimedModelCheck = {
  readonly changeId: string;
  /** What came of the papers that were asked about before. */
  readonly made: readonly ModelCheckOutcome[];
};

export type ModelChangeCalls = {
  /** For each worker at its start: which model it asks. What differs from the newest is a change. */
  noteModel(model: { readonly name: string }): Promise<'first' | 'same' | 'changed'>;
  /** undefined before the first model. */
  findModelChange(): Promise<ModelChange | undefined>;
  /** The change whose check is to be made by this worker, where the installation still asks that model. */
  claimModelCheck(model: { readonly name: string }): Promise<ClaimedModelCheck | undefined>;
  /** Reserves the most that a request may cost; "never" where a whole day's tokens or the check's requests are too few. */
  reserveCheckCall(
    changeId: string,
    wanted: DailyTokens & { readonly bound: number },
  ): Promise<ModelCall | 'spent' | 'never'>;
  settleCheckCall(
    changeId: string,
    call: ModelCall,
    ended:
      | {
          readonly kind: 'answered';
          readonly usage: TokensUsed | null;
          /** Kept, so that nobody asks about this paper again. */
          readonly outcome: ModelCheckOutcome;
        }
      | {
          readonly kind: 'away';
          readonly reason: string;
          readonly retryAfterSeconds: number | null;
          readonly usage: TokensUsed | null;
        },
  ): Promise<void>;
  /** Lets another worker make the check, or this one later. */
  handBackModelCheck(changeId: string): Promise<void>;
  finishModelCheck(changeId: string, check: readonly ModelCheckOutcome[]): Promise<void>;
  /** The change of which this account has put the notice away; null without one. */
  findSeenModelChange(where: { readonly ownerId: string }): Promise<string | null>;
  setSeenModelChange(change: { readonly ownerId: string; readonly changeId: string }): Promise<void>;
};
