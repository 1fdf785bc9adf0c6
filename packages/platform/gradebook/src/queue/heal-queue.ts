import { inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import { submissions } from '../schema/index.ts';
import { giveUp } from './claim-run.ts';
import { GRADING_QUEUE, QUEUE_SCHEMA, type GradingQueue } from './grading-queue.ts';

export type HealResult = { readonly queuedAgain: number; readonly givenUp: number };

/** A row and its job are written together, so this only keeps out of the way of what is being written now. */
const GRACE_SECONDS = 15;
const GIVE_UP_HOURS = 24;
const MOST_AT_ONCE = 1000;

/**
 * The row is the truth and the queue a hint: what should be under way and has no live job is queued again, and
 * what was asked for more than a day ago is left to a person.
 */
export function healQueue(db: Executor, queue: GradingQueue): Promise<HealResult> {
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
