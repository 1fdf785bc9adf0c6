import { sql } from 'drizzle-orm';
import { accountCallsOn } from './accounts/account-calls-on.ts';
import { prepareFindSession } from './accounts/find-open-session.ts';
import { bulkCallsOn } from './bulk/bulk-calls-on.ts';
import { openDatabase, openPool, type Executor, type GradebookOptions } from './database.ts';
import type { Gradebook, Inside } from './gradebook.ts';
import { createRepositories } from './repositories.ts';
import { approveGrade, reopenGrade, saveGrade } from './grades/edit-grade.ts';
import { gradeByHand } from './grades/grade-by-hand.ts';
import { findReview } from './grades/find-review.ts';
import { findReplacedAt, restoreGrade } from './grades/restore-grade.ts';
import { sweepAnswers, withIdempotency } from './idempotency.ts';
import { claimRun } from './queue/claim-run.ts';
import { completeRun } from './queue/complete-run.ts';
import { openGradingQueue, withQueue, type GradingQueue } from './queue/grading-queue.ts';
import { healQueue } from './queue/heal-queue.ts';
import { queueGrading } from './queue/queue-grading.ts';
import { failRun, handBackRun, markScoring, refuseRun, waitRun } from './queue/settle-run.ts';
import { workGrading } from './queue/work-grading.ts';
import { deleteSubmission } from './retention/delete-submission.ts';
import { expireSubmission, listExpired } from './retention/expire-submission.ts';
import { purgeDeleted } from './retention/purge-deleted.ts';
import { listRemovals, recordRemoved } from './retention/stored-removals.ts';
import { createSubmission } from './submissions/create-submission.ts';
import { eachSubmission } from './submissions/each-submission.ts';
import { findSameFile } from './submissions/find-same-file.ts';
import { getSubmission, listSubmissions, listSubmissionsById } from './submissions/list-submissions.ts';
import { neighboursOf } from './submissions/neighbours-of.ts';
import { isUploadRecorded, lockStored, sumStored } from './submissions/sum-stored.ts';
import { updateStudent } from './submissions/update-student.ts';

/** Connects when it is first asked something; never throws because the database is away. */
export function openGradebook(options: GradebookOptions): Gradebook {
  const pool = openPool(options);
  const database = openDatabase(pool);
  const queue = openGradingQueue(pool);
  const calls = callsOn(database, queue);
  const findOpenSession = prepareFindSession(database);
  return {
    ...calls,
    ...accountCallsOn(database, queue),
    transaction: (run) => withQueue(queue, () => database.transaction((tx) => run(callsOn(tx, queue)))),
    withIdempotency: (request, run) =>
      withQueue(queue, () => withIdempotency(database, request, (tx) => run(callsOn(tx, queue)))),
    eachSubmission: ({ ownerId, filter }) => eachSubmission(calls, { ownerId, filter }),
    claimRun: (job) => withQueue(queue, () => claimRun(database, queue, job)),
    markScoring: (claim) => markScoring(database, claim),
    completeRun: (claim, review) => withQueue(queue, () => completeRun(database, queue, claim, review)),
    refuseRun: (claim, reason) => withQueue(queue, () => refuseRun(database, queue, claim, reason)),
    failRun: (claim, reason) => withQueue(queue, () => failRun(database, queue, claim, reason)),
    waitRun: (claim, reason, seconds) =>
      withQueue(queue, () => waitRun(database, queue, claim, { reason, seconds })),
    handBackRun: (claim) => withQueue(queue, () => handBackRun(database, queue, claim)),
    listExpired: (page) => listExpired(database, page),
    expireSubmission: (submissionId) => expireSubmission(database, submissionId),
    deleteSubmission: (where) => withQueue(queue, () => deleteSubmission(database, queue, where)),
    purgeDeleted: (page) => withQueue(queue, () => purgeDeleted(database, queue, page)),
    listRemovals: (page) => listRemovals(database, page),
    recordRemoved: (submissionId) => recordRemoved(database, submissionId),
    findOpenSession: (token) => findOpenSession(token),
    healQueue: () => withQueue(queue, () => healQueue(database, queue)),
    workGrading: (handler, work) => workGrading(queue, handler, work),
    sweepAnswers: () => sweepAnswers(database),
    checkDatabase: async () => void (await database.execute(sql`select 1`)),
    checkQueue: () => queue.check(),
    database,
    close: () => pool.end(),
  };
}

/** The calls on the database, or inside one transaction of it. */
function callsOn(db: Executor, queue: GradingQueue): Inside {
  return {
    ...createRepositories(db),
    ...bulkCallsOn(db, queue),
    createSubmission: (submission) => createSubmission(db, submission),
    findSameFile: (file) => findSameFile(db, file),
    lockStored: (where) => lockStored(db, where),
    sumStored: (where) => sumStored(db, where),
    isUploadRecorded: (where) => isUploadRecorded(db, where),
    getSubmission: (where) => getSubmission(db, where),
    listSubmissionsById: (where) => listSubmissionsById(db, where),
    listSubmissions: (where) => listSubmissions(db, where),
    neighboursOf: (where) => neighboursOf(db, where),
    updateStudent: (change) => updateStudent(db, change),
    queueGrading: (request) => withQueue(queue, () => queueGrading(db, queue, request)),
    findReview: (where) => findReview(db, where),
    saveGrade: (edit) => saveGrade(db, edit),
    approveGrade: (where) => approveGrade(db, where),
    gradeByHand: (hand) => gradeByHand(db, hand),
    reopenGrade: (where) => reopenGrade(db, where),
    findReplacedAt: (where) => findReplacedAt(db, where),
    restoreGrade: (where) => restoreGrade(db, where),
  };
}
