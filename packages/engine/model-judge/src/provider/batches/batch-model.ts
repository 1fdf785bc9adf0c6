import type { Prompt } from '../../task.ts';
import type { ModelAnswer, ModelTrouble } from '../model-answer.ts';

export type BatchRequest = {
  /** Ours, which comes back with the answer. */
  readonly id: string;
  readonly prompt: Prompt;
};

/** What tells a batch of ours at the provider, before its id there is known. */
export type SentBatch = {
  /** Our own id. */
  readonly id: string;
  /** When the first attempt to send it was about to begin. */
  readonly since: Date;
  readonly requestIds: readonly string[];
  /** The provider's ids of our other batches, which it cannot be. */
  readonly known: readonly string[];
};

/** Why there is no answer, for which nothing was charged; `lost`: it was made and charged, and cannot be read. */
export type NoAnswer = 'expired' | 'failed' | 'cancelled' | 'lost';

/** `not-done`: not answered and not charged, unless it was `lost` at the provider after that. */
export type BatchAnswer =
  | Extract<ModelAnswer, { kind: 'answered' | 'unusable' }>
  | { readonly kind: 'not-done'; readonly why: NoAnswer };

type Unavailable = Extract<ModelTrouble, { kind: 'unavailable' }>;

/**
 * A provider's service for many prompts at once: answered within a day, in any order, at half the price. No function
 * throws unless the signal is aborted.
 */
export type BatchModel = {
  /** The provider's id of a batch that it accepted; `refused` where it will never accept it. */
  readonly send: (
    batch: { readonly id: string; readonly requests: readonly BatchRequest[] },
    signal: AbortSignal,
  ) => Promise<{ kind: 'sent'; providerId: string } | { kind: 'refused'; reason: string } | Unavailable>;
  /** Looks for a batch that may have been accepted although its answer was lost. */
  readonly find: (
    batch: SentBatch,
    signal: AbortSignal,
  ) => Promise<{ kind: 'found'; providerId: string } | { kind: 'absent' } | Unavailable>;
  /** Whether the provider has ended it, all answered or not; `gone` where the provider does not know it. */
  readonly check: (
    providerId: string,
    signal: AbortSignal,
  ) => Promise<{ kind: 'running' | 'ended' | 'gone' } | Unavailable>;
  /** The answers of an ended batch by our ids; an id without one is not done. */
  readonly read: (
    providerId: string,
    requests: readonly BatchRequest[],
    signal: AbortSignal,
  ) => Promise<{ kind: 'read'; answers: ReadonlyMap<string, BatchAnswer> } | Unavailable>;
  /** Asks the provider to stop; what was answered until then can be read once it has ended. */
  readonly cancel: (providerId: string, signal: AbortSignal) => Promise<{ kind: 'cancelled' } | Unavailable>;
  /** Deletes what the provider keeps of it. */
  readonly forget: (providerId: string, signal: AbortSignal) => Promise<{ kind: 'forgotten' } | Unavailable>;
};
