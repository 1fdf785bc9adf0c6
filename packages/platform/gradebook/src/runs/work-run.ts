import { eq, sql } from 'drizzle-orm';
import { defaultCriteria, isUnderWay } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import type { GradingQueue } from './grading-queue.ts';
import {
  type ClaimResult,
  findBrief,
  giveUp,
  type GradingJob,
  MOST_ATTEMPTS,
  type RunClaim,
  setState,
  whileHeld,
} from './held-runs.ts';
import { submissions } from '../schema/submissions.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';
import { list as listCriteria } from '../courses/criteria.ts';
import { get as getSubmission } from '../submissions/list-submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Claims a paper for one attempt; if there is nothing to do, ends the job and returns the reason. */
function claimRun(db: Executor, queue: GradingQueue, job: GradingJob): Promise<ClaimResult> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: submissions, isDue: sql<boolean>`${submissions.deletesAt} <= now()` })
      .from(submissions)
      .where(eq(submissions.id, job.submissionId))
      .for('update');
    const row = found?.row;
    const outcome = decideClaim(row, found?.isDue ?? false);
    if (row === undefined || outcome !== 'claimed') {
      if (row !== undefined && (outcome === 'given-up' || outcome === 'file-deleted')) {
        await giveUp(tx, row, outcome === 'given-up' ? (row.stateReason ?? 'worker-lost') : outcome);
      }
      await queue.end(tx, job.jobId);
      return { outcome: outcome === 'claimed' ? 'gone' : outcome };
    }
    return { outcome, ...(await claimRow(tx, row, job)) };
  });
}

/** A paper past its deletion date is not started, however long it waited; retention deletes it next. */
function decideClaim(row: SubmissionRow | undefined, isDue: boolean): ClaimResult['outcome'] {
  if (row === undefined) return 'gone';
  if (row.approvedAt !== null) return 'approved';
  if (!isUnderWay(row.state)) return 'not-wanted';
  if (row.fileId === null || isDue) return 'file-deleted';
  return row.attempts >= MOST_ATTEMPTS ? 'given-up' : 'claimed';
}

async function claimRow(tx: Executor, row: SubmissionRow, job: GradingJob) {
  const { id: submissionId, ownerId } = row;
  const [held] = await tx
    .update(submissions)
    .set({
      state: 'reading',
      stateReason: null,
      stateSince: sql`now()`,
      startedAt: sql`now()`,
      fence: row.fence + 1,
      attempts: row.attempts + 1,
    })
    .where(eq(submissions.id, submissionId))
    .returning({ fence: submissions.fence, attempts: submissions.attempts, fileId: submissions.fileId });
  const [criteria] = await listCriteria(tx, { ownerId });
  return {
    claim: {
      submissionId,
      ownerId,
      jobId: job.jobId,
      runNumber: row.runNumber,
      fence: held?.fence ?? row.fence + 1,
      attempt: held?.attempts ?? row.attempts + 1,
    },
    submission: await getSubmission(tx, { ownerId, submissionId }),
    fileId: held?.fileId ?? '',
    criteria:
      criteria === undefined
        ? defaultCriteria
        : {
            weights: criteria.weights,
            feedbackStyle: criteria.feedbackStyle,
            strictness: criteria.strictness,
          },
    brief: await findBrief(tx, { submissionId, courseAssignmentId: row.courseAssignmentId }),
    reviewNumber: row.reviewNumber + 1,
  };
}

const FIRST_PAUSE_SECONDS = 5;

/** Ends the run for good, because the file cannot be read. */
function refuseRun(
  db: Executor,
  queue: GradingQueue,
  claim: RunClaim,
  reason: string,
): Promise<'refused' | 'fenced'> {
  return whileHeld(db, claim, async (tx) => {
    await setState(tx, claim, { state: 'refused', stateReason: reason });
    await queue.end(tx, claim.jobId);
    const { ownerId, submissionId } = claim;
    await recordAudit(tx, [
      { ownerId, actor: 'engine', action: 'grading-refused', submissionId, detail: { reason } },
    ]);
    return 'refused';
  });
}

/** Records a failed attempt: retries after 5 s, then 10 s; after the third attempt the paper "needs-you". */
function failRun(
  db: Executor,
  queue: GradingQueue,
  claim: RunClaim,
  reason: string,
): Promise<'queued-again' | 'needs-you' | 'fenced'> {
  return whileHeld(db, claim, async (tx, row) => {
    await queue.end(tx, claim.jobId);
    if (row.attempts >= MOST_ATTEMPTS) {
      await giveUp(tx, row, reason);
      return 'needs-you';
    }
    await setState(tx, claim, { state: 'queued', stateReason: reason });
    const startAfter = FIRST_PAUSE_SECONDS * 2 ** (row.attempts - 1);
    await queue.add(tx, [{ submissionId: row.id, priority: row.priority, startAfter }]);
    return 'queued-again';
  });
}

/** Retries after `seconds` without counting an attempt, because the cause is outside the paper. */
function waitRun(
  db: Executor,
  queue: GradingQueue,
  claim: RunClaim,
  reason: string,
  seconds: number,
): Promise<'waiting' | 'fenced'> {
  return whileHeld(db, claim, async (tx, row) => {
    await setState(tx, claim, { state: 'waiting', stateReason: reason, attempts: row.attempts - 1 });
    await queue.end(tx, claim.jobId);
    const startAfter = Math.ceil(seconds);
    await queue.add(tx, [{ submissionId: row.id, priority: row.priority, startAfter }]);
    return 'waiting';
  });
}

/** Releases the claim of a stopping worker: no attempt is counted, and another worker can take the job at once. */
function handBackRun(db: Executor, queue: GradingQueue, claim: RunClaim): Promise<'handed-back' | 'fenced'> {
  return whileHeld(db, claim, async (tx, row) => {
    await setState(tx, claim, { state: 'queued', attempts: row.attempts - 1 });
    await queue.end(tx, claim.jobId);
    await queue.add(tx, [{ submissionId: row.id, priority: row.priority }]);
    return 'handed-back';
  });
}

export { claimRun as claim, refuseRun as refuse, failRun as fail, waitRun as wait, handBackRun as handBack };
