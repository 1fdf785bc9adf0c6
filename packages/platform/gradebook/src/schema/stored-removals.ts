import { pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * What is still to be taken out of the paper store. Written in the transaction that gives the texts up and deleted
 * once they are gone, so that a crash in between forgets nothing; it outlives its submission.
 */
export const storedRemovals = pgTable('stored_removals', {
  submissionId: uuid().primaryKey(),
  fileId: uuid(),
});
