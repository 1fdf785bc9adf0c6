export type ClaimedMail = {
  readonly id: string;
  readonly fence: number;
  readonly attempts: number;
  readonly message: Uint8Array;
};

/** What sends the mail; for the worker. */
export type MailCalls = {
  /** The mail that is due longest; what another worker held for five minutes without a word is taken over. */
  claimMail(): Promise<ClaimedMail | undefined>;
  recordSent(mail: ClaimedMail): Promise<void>;
  /** Tried again after `seconds`; never again where that is null. `code` never holds an address. */
  recordFailed(
    mail: ClaimedMail,
    failure: { readonly code: string; readonly seconds: number | null },
  ): Promise<void>;
};
