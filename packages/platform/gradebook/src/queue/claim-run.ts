import { defaultCriteria, isUnderWay } from '@greenpen/grading';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import { list as listCriteria } from '../criteria/criteria.ts';
import type { Executor } from '../database.ts';
import type { ClaimResult, GradingJob } from './run-records.ts';
import { submissions } from '../schema/index.ts';
import { getSubmission } from '../submissions/list-submissions.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';
import { findBrief } from './find-brief.ts';
import type { GradingQueue } from './grading-queue.ts';

/** After this many a paper needs a person: whatever kills the worker would kill it again. */
export const MOST_ATTEMPTS = 3;

/** Takes hold of a paper for one attempt, or says why nothing is to be done, which ends the job. */
export function claimRun(db: Executor, queue: GradingQueue, job: GradingJob): Promise<ClaimResult> {
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
    return { outcome, ...(await takeHold(tx, row, job)) };
  });
}

/** A paper whose day has come is not begun any more, however long it had to wait: it is deleted next. */
function decideClaim(row: SubmissionRow | undefined, isDue: boolean): ClaimResult['outcome'] {
  if (row === undefined) return 'gone';
  if (row.approvedAt !== null) return 'approved';
  if (!isUnderWay(row.state)) return 'not-wanted';
  if (row.fileId === null || isDue) return 'file-deleted';
  return row.attempts >= MOST_ATTEMPTS ? 'given-up' : 'claimed';
}

async function takeHold(tx: Executor, row: SubmissionRow, job: GradingJob) {
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
        : { weights: criteria.weights, feedbackStyle: criteria.feedbackStyle },
    brief: await findBrief(tx, row.courseAssignmentId),
    reviewNumber: row.reviewNumber + 1,
  };
}

/** Ends a run that nobody should try again by themselves; `reason` is a code. */
export async function giveUp(
  tx: Executor,
  row: Pick<SubmissionRow, 'id' | 'ownerId'>,
  reason: string,
): Promise<void> {
  await tx
    .update(submissions)
    .set({ state: 'needs-you', stateReason: reason, stateSince: sql`now()` })
    .where(eq(submissions.id, row.id));
  await recordAudit(tx, [
    {
      ownerId: row.ownerId,
      actor: 'engine',
      action: 'grading-gave-up',
      submissionId: row.id,
      detail: { reason },
    },
  ]);
}
