/** `preparing`: not known to have been accepted by the provider. `sent`: accepted. `ended`: its answers are stored. */
export const modelBatchStates = ['preparing', 'sent', 'ended'] as const;

/**
 * `answered`: in whole or in part. `refused`: the provider never accepted it. `gone`: the provider does not know it any
 * more. `cancelled`: by its instructor. `unneeded`: none of its papers waited for it any more.
 */
export const modelBatchEndings = ['answered', 'refused', 'gone', 'cancelled', 'unneeded'] as const;

export type ModelBatchEnding = (typeof modelBatchEndings)[number];

/** A batch as its instructor and administrators see it. */
export type ModelBatchRecord = {
  readonly id: string;
  readonly state: (typeof modelBatchStates)[number];
  readonly papers: number;
  readonly requests: number;
  readonly createdAt: Date;
  /** When sending it began; null before. */
  readonly sendingSince: Date | null;
  /** When it is sent, or the provider asked about it, the next time. */
  readonly nextAt: Date;
  readonly cancelledAt: Date | null;
  readonly endedAt: Date | null;
  readonly ending: ModelBatchEnding | null;
  readonly answered: number;
  readonly expired: number;
  readonly failed: number;
  readonly givenUp: number;
  /** The latest trouble with the provider; null without. */
  readonly reason: string | null;
};

/** Papers whose requests are gathered for the next batch, and since when. */
export type GatheredPapers = { readonly papers: number; readonly since: Date | null };

/** A worker's claim on a batch. */
export type ModelBatchClaim = { readonly batchId: string; readonly fence: number };

export type ModelBatchRequest = {
  readonly id: string;
  readonly ownerId: string;
  readonly submissionId: string;
  readonly replyName: string;
  readonly promptName: string;
};

export type ClaimedModelBatch = {
  readonly claim: ModelBatchClaim;
  readonly providerId: string | null;
  /** When an earlier attempt to send it began, whose answer may have been lost; null before the first. */
  readonly sendingSince: Date | null;
  readonly isCancelled: boolean;
  readonly isCancelSent: boolean;
  readonly requests: readonly ModelBatchRequest[];
  /** The provider's ids of all other batches. */
  readonly known: readonly string[];
};
