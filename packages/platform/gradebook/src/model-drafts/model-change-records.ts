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
