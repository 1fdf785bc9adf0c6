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

/** Deleting on the promised day, and at once when asked: the rows first, then what the store holds. */
export type RetentionCalls = {
  /** Ids whose day has come by the database's clock and that no run is under way for, oldest day first. */
  listExpired(page: { limit: number }): Promise<string[]>;
  /**
   * Gives up the file, what was read from it and every draft that was never approved, and notes what the store has to
   * remove. An approved grade stays, and so does the row.
   */
  expireSubmission(submissionId: string): Promise<ExpireOutcome>;
  /** Deletes all that is known of a submission but its audit; throws SUBMISSION_NOT_FOUND. */
  deleteSubmission(where: { ownerId: string; submissionId: string; by: string }): Promise<StoredRemoval>;
  /** Deletes for good what was deleted ten minutes ago and not put back; returns how many, `limit` at most. */
  purgeDeleted(page: { limit: number }): Promise<number>;
  /** What the store has still to remove, by submission id; `after` is the last id of the page before. */
  listRemovals(page: { after: string | null; limit: number }): Promise<StoredRemoval[]>;
  /** Says that the store holds nothing of it any more. */
  recordRemoved(submissionId: string): Promise<void>;
};
