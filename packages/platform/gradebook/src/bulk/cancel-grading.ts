import { inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { CancelResult, ManySubmissions } from './bulk-results.ts';
import type { Executor } from '../database.ts';
import type { GradingQueue } from '../queue/grading-queue.ts';
import { submissions } from '../schema/index.ts';
import { lockSubmissions, withoutRun } from './lock-submissions.ts';

/** Takes what waits out of the queue; what a worker is at is finished. */
export function cancelGrading(
  db: Executor,
  queue: GradingQueue,
  { ownerId, submissionIds }: ManySubmissions,
): Promise<CancelResult> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds });
    const cancelled = rows
      .filter(({ state }) => state === 'queued' || state === 'waiting')
      .map(({ id }) => id);
    await queue.forget(tx, cancelled);
    await tx.update(submissions).set(withoutRun).where(inArray(submissions.id, cancelled));
    await recordAudit(
      tx,
      cancelled.map((submissionId) => ({
        ownerId,
        actor: ownerId,
        action: 'grading-cancelled',
        submissionId,
      })),
    );
    return {
      cancelled,
      finishing: rows.filter(({ state }) => state === 'reading' || state === 'scoring').map(({ id }) => id),
    };
  });
}
