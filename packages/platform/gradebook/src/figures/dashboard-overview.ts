import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { DashboardOverview } from './figure-records.ts';
import { grades, submissions } from '../schema/index.ts';
import { listSubmissions } from '../submissions/list-submissions.ts';
import { lastDays } from './last-days.ts';

const DAYS = 30;
const MOST_WAITING = 5;

/**
 * `timeZone` is an IANA name; one that is unknown counts as UTC. What waits, how grading went day by day, and what
 * typing it saved.
 */
export async function getDashboardOverview(
  db: Executor,
  { ownerId, timeZone }: { readonly ownerId: string; readonly timeZone: string },
): Promise<DashboardOverview> {
  const filter = { status: 'completed', approved: false } as const;
  const { submissions: waiting } = await listSubmissions(db, {
    ownerId,
    filter,
    cursor: null,
    limit: MOST_WAITING,
  });
  const isFailed = and(
    eq(submissions.ownerId, ownerId),
    eq(submissions.status, 'error'),
    isNull(submissions.deletedAt),
  );
  const days = lastDays(new Date(), timeZone, DAYS);
  const starts = days.map(({ start }) => start);
  const graded = await countByDay(db, ownerId, { column: submissions.completedAt, starts });
  const approved = await countByDay(db, ownerId, { column: submissions.approvedAt, starts });
  const [words] = await db
    .select({
      grades: count(),
      used: sql<number>`coalesce(sum(${grades.feedbackWords}), 0)::int`,
      typed: sql<number>`coalesce(sum(${grades.typedWords}), 0)::int`,
    })
    .from(grades)
    .innerJoin(submissions, eq(submissions.id, grades.submissionId))
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        isNotNull(submissions.approvedAt),
        isNull(submissions.deletedAt),
        // Grades from before words were counted say nothing.
        gt(grades.feedbackWords, 0),
      ),
    );
  return {
    waiting,
    failed: await db.$count(submissions, isFailed),
    days: days.map(({ day }, index) => ({
      day,
      graded: graded.get(index + 1) ?? 0,
      approved: approved.get(index + 1) ?? 0,
    })),
    words: words ?? { grades: 0, used: 0, typed: 0 },
  };
}

type When = {
  readonly column: typeof submissions.completedAt | typeof submissions.approvedAt;
  readonly starts: readonly Date[];
};

/** Counts by the ordinal of the day, 1 for the first. */
async function countByDay(
  db: Executor,
  ownerId: string,
  { column, starts }: When,
): Promise<ReadonlyMap<number, number>> {
  const bounds = sql`${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]`;
  const rows = await db
    .select({ day: sql<number>`width_bucket(${column}, ${bounds})`.as('day'), count: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        isNull(submissions.deletedAt),
        sql`${column} >= ${starts[0]?.toISOString() ?? null}::timestamptz`,
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}
