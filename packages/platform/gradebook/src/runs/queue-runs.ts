import { decideQueueing, type QueueDecision } from '@greenpen/grading';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { GRADING_QUEUE, type GradingQueue, QUEUE_SCHEMA, queuePriority } from './grading-queue.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { courses } from '../schema/courses.ts';
import { submissions } from '../schema/submissions.ts';
import { grades } from '../schema/grades.ts';
import type { ManySubmissions } from '../submissions/submission-requests.ts';
import { lockSubmissions, withoutRun } from '../submissions/lock-submissions.ts';
import { giveUp } from './held-runs.ts';

/** The papers to grade; a single paper gets a higher priority than a batch. */
export type QueueRequest = {
  readonly ownerId: string;
  readonly submissionIds: readonly string[];
  /** Whether the language model is to read them overnight, at half the price; absent: as each paper's course says. */
  readonly isOvernight?: boolean | undefined;
};

/** Ids by outcome; ids that are not the owner's are in `unknown`. */
export type QueueResult = {
  readonly queued: readonly string[];
  readonly underWay: readonly string[];
  readonly approved: readonly string[];
  readonly fileDeleted: readonly string[];
  readonly unknown: readonly string[];
};

export type CancelResult = {
  readonly cancelled: readonly string[];
  /** Papers that a worker is already grading, which will be finished. */
  readonly finishing: readonly string[];
};

/** Queues submissions and their jobs in one transaction; returns the ones that were skipped by reason. */
function queueGrading(
  db: Executor,
  queue: GradingQueue,
  { ownerId, submissionIds, isOvernight }: QueueRequest,
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
    await markQueued(tx, jobs, isOvernight);
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

/** Locks in the order of the ids, so that concurrent requests for the same papers cannot deadlock. */
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
  isOvernight: boolean | undefined,
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
      isOvernight:
        isOvernight ??
        sql`coalesce((select ${courses.readsOvernight} from ${courses} where ${courses.id} = ${submissions.courseId}), false)`,
      priority: sql`(${JSON.stringify(priorities)}::jsonb ->> ${submissions.id}::text)::int`,
      gradeVersionWhenQueued: sql`(select ${grades.version} from ${grades} where ${grades.submissionId} = ${submissions.id})`,
    })
    .where(inArray(submissions.id, ids));
}

/** Removes waiting papers from the queue; papers being graded are finished. */
function cancelGrading(
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

export type HealResult = { readonly queuedAgain: number; readonly givenUp: number };

/** Ignores rows that changed within this time, to stay clear of transactions in progress. */
const GRACE_SECONDS = 15;

const GIVE_UP_HOURS = 24;

const MOST_AT_ONCE = 1000;

/**
 * The submission rows are authoritative: rows in progress without a live job are queued again, and requests older
 * than a day are given up.
 */
function healQueue(db: Executor, queue: GradingQueue): Promise<HealResult> {
  return db.transaction(async (tx) => {
    const lost = await tx
      .select({
        id: submissions.id,
        ownerId: submissions.ownerId,
        priority: submissions.priority,
        isOld: sql<boolean>`${submissions.queuedAt} < now() - make_interval(hours => ${GIVE_UP_HOURS}::int)`,
      })
      .from(submissions)
      .where(
        sql`${submissions.status} = 'processing'
          and ${submissions.stateSince} < now() - make_interval(secs => ${GRACE_SECONDS}::int)
          and not exists (select from ${sql.identifier(QUEUE_SCHEMA)}.job
            where job.name = ${GRADING_QUEUE} and coalesce(job.singleton_key, '') = ${submissions.id}::text
              and job.policy = 'exclusive' and job.state <= 'active')`,
      )
      .orderBy(submissions.id)
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true });
    const old = lost.filter(({ isOld }) => isOld);
    const again = lost.filter(({ isOld }) => !isOld);
    for (const row of old) await giveUp(tx, row, 'waited-too-long');
    if (again.length > 0) {
      const ids = again.map(({ id }) => id);
      await tx
        .update(submissions)
        .set({ state: 'queued', stateReason: null, stateSince: sql`now()` })
        .where(inArray(submissions.id, ids));
    }
    await queue.add(
      tx,
      again.map(({ id, priority }) => ({ submissionId: id, priority })),
    );
    await recordAudit(
      tx,
      again.map(({ id, ownerId }) => ({
        ownerId,
        actor: 'engine',
        action: 'grading-queued-again',
        submissionId: id,
      })),
    );
    return { queuedAgain: again.length, givenUp: old.length };
  });
}

export { queueGrading as queue, cancelGrading as cancel, healQueue as heal };
