import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { RunClaim } from './run-records.ts';
import { submissions } from '../schema/index.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';
import { giveUp, MOST_ATTEMPTS } from './claim-run.ts';
import type { GradingQueue } from './grading-queue.ts';

const FIRST_PAUSE_SECONDS = 5;

/** Whether a claim still holds, with the row locked; if it does not, what became of the paper. */
export async function lockClaimed(
  tx: Executor,
  claim: RunClaim,
): Promise<SubmissionRow | 'gone' | 'approved' | 'fenced'> {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(eq(submissions.id, claim.submissionId))
    .for('update');
  if (row === undefined) return 'gone';
  if (row.approvedAt !== null) return 'approved';
  const isHeld = row.fence === claim.fence && (row.state === 'reading' || row.state === 'scoring');
  return isHeld ? row : 'fenced';
}

export function markScoring(db: Executor, claim: RunClaim): Promise<'marked' | 'fenced'> {
  return whileHeld(db, claim, async (tx) => {
    await setState(tx, claim, { state: 'scoring' });
    return 'marked';
  });
}

/** The file cannot be read, now or later. */
export function refuseRun(
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

/**
 * Tried and failed: again after a pause, or "needs-you" after the third attempt. Again after 5 s, then 10 s; the
 * last attempt leaves it to a person.
 */
export function failRun(
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

/** Something outside the paper is in the way: again after `seconds`, without counting an attempt. */
export function waitRun(
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

/** The worker stops: no attempt is counted, and another worker takes it at once. */
export function handBackRun(
  db: Executor,
  queue: GradingQueue,
  claim: RunClaim,
): Promise<'handed-back' | 'fenced'> {
  return whileHeld(db, claim, async (tx, row) => {
    await setState(tx, claim, { state: 'queued', attempts: row.attempts - 1 });
    await queue.end(tx, claim.jobId);
    await queue.add(tx, [{ submissionId: row.id, priority: row.priority }]);
    return 'handed-back';
  });
}

/** A claim that no longer holds changes nothing and ends no job that another worker runs. */
function whileHeld<T extends string>(
  db: Executor,
  claim: RunClaim,
  settle: (tx: Executor, row: SubmissionRow) => Promise<T>,
): Promise<T | 'fenced'> {
  return db.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim);
    return typeof row === 'string' ? 'fenced' : settle(tx, row);
  });
}

type StateChange = Partial<Pick<SubmissionRow, 'state' | 'stateReason' | 'attempts'>>;

async function setState(tx: Executor, { submissionId }: RunClaim, change: StateChange): Promise<void> {
  await tx
    .update(submissions)
    .set({ stateReason: null, ...change, stateSince: sql`now()` })
    .where(eq(submissions.id, submissionId));
}
