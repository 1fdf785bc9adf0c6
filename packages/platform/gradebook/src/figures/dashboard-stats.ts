import { and, count, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { DashboardStats } from '../records.ts';
import { courses, submissions } from '../schema/index.ts';
import { startOfDay } from '../start-of-day.ts';

const ACTIVE_DAYS = 180;

/**
 * `timeZone` is an IANA name; one that is unknown counts as UTC. The six figures of the dashboard; "today" is the
 * instructor's own.
 */
export async function getDashboardStats(
  db: Executor,
  { ownerId, timeZone }: { ownerId: string; timeZone: string },
): Promise<DashboardStats> {
  const midnight = startOfDay(new Date(), timeZone);
  const isListed = and(eq(submissions.ownerId, ownerId), isNull(submissions.deletedAt));
  const [today] = await db
    .select({ total: count() })
    .from(submissions)
    .where(and(isListed, gte(submissions.completedAt, midnight)));
  const { listed, waiting, averageGrade } = await readCounts(db, ownerId);
  const since = sql`now() - make_interval(days => ${ACTIVE_DAYS}::int)`;
  const uploadedTo = db
    .select({ one: sql`1` })
    .from(submissions)
    .where(and(eq(submissions.courseId, courses.id), gte(submissions.uploadedAt, since)));
  const [course] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${or(gte(courses.createdAt, since), sql`exists ${uploadedTo}`)})::int`,
    })
    .from(courses)
    .where(eq(courses.ownerId, ownerId));
  return {
    activeCourses: course?.active ?? 0,
    totalAssignments: listed,
    gradedToday: today?.total ?? 0,
    pendingReview: waiting,
    averageGrade,
    totalCourses: course?.total ?? 0,
  };
}

type Counts = { readonly listed: number; readonly waiting: number; readonly averageGrade: number };

/** Of papers that are not deleted, as triggers count them: a sum over few rows. */
async function readCounts(db: Executor, ownerId: string): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select coalesce(sum(listed), 0)::int as listed, coalesce(sum(waiting), 0)::int as waiting,
      coalesce(round(sum(points) / nullif(sum(graded), 0), 1), 0)::float8 as "averageGrade"
    from submission_counts where owner_id = ${ownerId}`);
  return rows[0] ?? { listed: 0, waiting: 0, averageGrade: 0 };
}
