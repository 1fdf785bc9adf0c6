import type { BulkCalls } from '../bulk-calls.ts';
import type { Executor } from '../database.ts';
import { withQueue, type GradingQueue } from '../queue/grading-queue.ts';
import { approveGrades } from './approve-grades.ts';
import { cancelGrading } from './cancel-grading.ts';
import { changeFeedback } from './change-feedback.ts';
import { deleteSubmissions, restoreSubmissions } from './delete-submissions.ts';

/** The calls on the database, or inside one transaction of it. */
export function bulkCallsOn(db: Executor, queue: GradingQueue): BulkCalls {
  return {
    approveGrades: (many) => approveGrades(db, many),
    changeFeedback: (many) => changeFeedback(db, many),
    cancelGrading: (many) => withQueue(queue, () => cancelGrading(db, queue, many)),
    deleteSubmissions: (many) => withQueue(queue, () => deleteSubmissions(db, queue, many)),
    restoreSubmissions: (many) => restoreSubmissions(db, many),
  };
}
