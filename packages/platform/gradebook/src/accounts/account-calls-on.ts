import type { AccountCalls } from '../account-calls.ts';
import type { Executor } from '../database.ts';
import { withQueue, type GradingQueue } from '../queue/grading-queue.ts';
import { deleteAccount } from './delete-account.ts';
import {
  eachAuditEvent,
  eachDiscussionExample,
  eachGradedExample,
  listReplacedGrades,
  listReviews,
} from './each-held.ts';
import { findNextExport, getAccountRecord, getHoldings, startAccountExport } from './read-account.ts';

export function accountCallsOn(db: Executor, queue: GradingQueue): AccountCalls {
  return {
    getAccountRecord: (where) => getAccountRecord(db, where),
    getHoldings: (where) => getHoldings(db, where),
    listReviews: (where) => listReviews(db, where),
    listReplacedGrades: (where) => listReplacedGrades(db, where),
    eachGradedExample: (where) => eachGradedExample(db, where),
    eachDiscussionExample: (where) => eachDiscussionExample(db, where),
    eachAuditEvent: (where) => eachAuditEvent(db, where),
    findNextExport: (where) => findNextExport(db, where),
    startAccountExport: (where) => startAccountExport(db, where),
    deleteAccount: (where) => withQueue(queue, () => deleteAccount(db, queue, where)),
  };
}
