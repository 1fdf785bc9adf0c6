import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { WaitingPapers } from './figure-records.ts';
import { submissions } from '../schema/index.ts';

/** What waits in the whole installation, whoever it belongs to. */
export async function countWaiting(db: Executor): Promise<WaitingPapers> {
  const rows = await db
    .select({
      state: submissions.state,
      papers: count(),
      oldestSeconds: sql<number>`extract(epoch from now() - min(${submissions.queuedAt}))::float8`,
    })
    .from(submissions)
    .where(and(eq(submissions.status, 'processing'), isNull(submissions.deletedAt)))
    .groupBy(submissions.state);
  return {
    byState: Object.fromEntries(rows.map(({ state, papers }) => [state, papers])),
    // A clock that was set back makes nothing negative.
    oldestSeconds: Math.max(0, ...rows.map(({ oldestSeconds }) => oldestSeconds)),
  };
}
