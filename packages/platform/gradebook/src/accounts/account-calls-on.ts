import type { AccountCalls } from '../account-calls.ts';
import type { Executor } from '../database.ts';
import { withQueue, type GradingQueue } from '../queue/grading-queue.ts';
import { deleteAccount } from './delete-account.ts';

export function accountCallsOn(db: Executor, queue: GradingQueue): AccountCalls {
  return {
    deleteAccount: (where) => withQueue(queue, () => deleteAccount(db, queue, where)),
  };
}
