/**
 * Tokens as the provider counted them, zeros where nothing can have been charged. Where an outcome has `null` the
 * provider did not say, and the call may have cost up to its bound.
 */
export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number };

export type Charged = {
  /** Which model the provider says it was, such as "gpt-5-mini-2025-08-07"; null where it does not say. */
  readonly version: string | null;
  readonly usage: ModelUsage | null;
};

/** Reasons are short English sentences for the log and the screen, without student text, key or reply. */
export type ModelTrouble =
  /** The provider is in trouble or not set up right: the same request may be made later. */
  | {
      readonly kind: 'unavailable';
      readonly reason: string;
      readonly retryAfterSeconds: number | null;
      readonly usage: ModelUsage | null;
    }
  /** The provider answered, with nothing that may be shown for this paper. */
  | { readonly kind: 'unusable'; readonly reason: string; readonly usage: ModelUsage | null };

export type ModelAnswer = (Charged & { readonly kind: 'answered'; readonly text: string }) | ModelTrouble;
