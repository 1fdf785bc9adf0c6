import type { AccountCalls } from '../account-calls.ts';
import { answered } from '../answered.ts';
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
    getAccountRecord: (where) => answered(() => getAccountRecord(db, where)),
    getHoldings: (where) => answered(() => getHoldings(db, where)),
    listReviews: (where) => answered(() => listReviews(db, where)),
    listReplacedGrades: (where) => answered(() => listReplacedGrades(db, where)),
    eachGradedExample: (where) => eachGradedExample(db, where),
    eachDiscussionExample: (where) => eachDiscussionExample(db, where),
    eachAuditEvent: (where) => eachAuditEvent(db, where),
    findNextExport: (where) => answered(() => findNextExport(db, where)),
    startAccountExport: (where) => answered(() => startAccountExport(db, where)),
    deleteAccount: (where) => withQueue(queue, () => deleteAccount(db, queue, where)),
  };
}
