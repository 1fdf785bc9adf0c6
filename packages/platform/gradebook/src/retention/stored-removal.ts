/** What is to be taken out of the paper store for good. */
export type StoredRemoval = {
  readonly submissionId: string;
  /** null where the file itself is gone already. */
  readonly fileId: string | null;
  /** The folder of all documents that were made of the paper: "reviews/<id>". */
  readonly folder: string;
};

/** `not-due`: its day has not come, or it is kept by a run that is under way. */
export type ExpireOutcome = 'expired' | 'expired-before' | 'not-due' | 'gone';
