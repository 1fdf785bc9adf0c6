/** `preparing`: not known to have been accepted by the provider. `sent`: accepted. `ended`: its answers are stored. */
export const modelBatchStates = ['preparing', 'sent', 'ended'] as const;

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
