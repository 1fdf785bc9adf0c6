import { decideQueueing, type QueueDecision } from '@greenpen/grading';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { QueueRequest, QueueResult } from '../submissions/submission-requests.ts';
import { grades, submissions } from '../schema/index.ts';
import type { GradingQueue } from './grading-queue.ts';
import { queuePriority } from './queue-priority.ts';

/**
 * Queues for grading in one transaction; what is approved or under way already is skipped. Queues what may be
 * queued, with its jobs, in one transaction; says of the rest why not.
 */
export function queueGrading(
  db: Executor,
  queue: GradingQueue,
  { ownerId, submissionIds }: QueueRequest,
): Promise<QueueResult> {
  const ids = [...new Set(submissionIds)];
  return db.transaction(async (tx) => {
    const decided = await decideEach(tx, ownerId, ids);
    const idsOf = (decision: QueueDecision) => ids.filter((id) => decided.get(id) === decision);
    const queued = idsOf('queue');
    const waiting = await countWaiting(tx, ownerId);
    const jobs = queued.map((submissionId, index) => ({
      submissionId,
      priority: queuePriority(waiting + index, ids.length),
    }));
    await markQueued(tx, jobs);
    await queue.add(tx, jobs);
    await recordAudit(
      tx,
      queued.map((submissionId) => ({ ownerId, actor: ownerId, action: 'grading-queued', submissionId })),
    );
    return {
      queued,
      underWay: idsOf('under-way'),
      approved: idsOf('approved'),
      fileDeleted: idsOf('file-deleted'),
      unknown: ids.filter((id) => !decided.has(id)),
    };
  });
}

/** Locks in the order of the ids, so that two requests for the same papers wait instead of blocking each other. */
async function decideEach(
  tx: Executor,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QueueDecision>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: submissions.id,
      state: submissions.state,
      approvedAt: submissions.approvedAt,
      fileId: submissions.fileId,
      deletesAt: submissions.deletesAt,
    })
    .from(submissions)
    .where(
      and(eq(submissions.ownerId, ownerId), inArray(submissions.id, [...ids]), isNull(submissions.deletedAt)),
    )
    .orderBy(asc(submissions.id))
    .for('update');
  return new Map(
    rows.map(({ id, state, approvedAt, fileId, deletesAt }) => [
      id,
      decideQueueing({ state, approvedAt, fileDeletedAt: fileId === null ? deletesAt : null }),
    ]),
  );
}

async function countWaiting(tx: Executor, ownerId: string): Promise<number> {
  const [counted] = await tx
    .select({ count: count() })
    .from(submissions)
    .where(and(eq(submissions.ownerId, ownerId), eq(submissions.status, 'processing')));
  return counted?.count ?? 0;
}

async function markQueued(
  tx: Executor,
  jobs: readonly { readonly submissionId: string; readonly priority: number }[],
): Promise<void> {
  const ids = jobs.map(({ submissionId }) => submissionId);
  if (ids.length === 0) return;
  const priorities = Object.fromEntries(jobs.map(({ submissionId, priority }) => [submissionId, priority]));
  await tx
    .update(submissions)
    .set({
      state: 'queued',
      stateReason: null,
      stateSince: sql`now()`,
      queuedAt: sql`now()`,
      runNumber: sql`${submissions.runNumber} + 1`,
      attempts: 0,
      priority: sql`(${JSON.stringify(priorities)}::jsonb ->> ${submissions.id}::text)::int`,
      gradeVersionWhenQueued: sql`(select ${grades.version} from ${grades} where ${grades.submissionId} = ${submissions.id})`,
    })
    .where(inArray(submissions.id, ids));
}
