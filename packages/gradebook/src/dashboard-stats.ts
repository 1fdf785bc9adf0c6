import { and, count, eq, gte, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import type { DashboardStats } from './records.ts';
import { courses, grades, submissions } from './schema/index.ts';
import { startOfDay } from './start-of-day.ts';

const ACTIVE_DAYS = 180;

/** The six figures of the dashboard; "today" is the instructor's own. */
export async function getDashboardStats(
  db: Executor,
  { ownerId, timeZone }: { ownerId: string; timeZone: string },
): Promise<DashboardStats> {
  const midnight = startOfDay(new Date(), timeZone);
  const isListed = and(eq(submissions.ownerId, ownerId), isNull(submissions.deletedAt));
  const putAway = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.ownerId, ownerId), isNotNull(submissions.deletedAt)));
  const [counted] = await db.select({ total: count() }).from(submissions).where(isListed);
  const [today] = await db
    .select({ total: count() })
    .from(submissions)
    .where(and(isListed, gte(submissions.completedAt, midnight)));
  const [pending] = await db
    .select({ total: count() })
    .from(submissions)
    .where(and(isListed, eq(submissions.status, 'completed'), isNull(submissions.approvedAt)));
  const [graded] = await db
    .select({ average: sql<number>`coalesce(round(avg(${grades.totalScore})::numeric, 1), 0)::float8` })
    .from(grades)
    .where(and(eq(grades.ownerId, ownerId), notInArray(grades.submissionId, putAway)));
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
    totalAssignments: counted?.total ?? 0,
    gradedToday: today?.total ?? 0,
    pendingReview: pending?.total ?? 0,
    averageGrade: graded?.average ?? 0,
    totalCourses: course?.total ?? 0,
  };
}
