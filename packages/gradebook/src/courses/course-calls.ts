import { GradingError } from '@greenpen/grading';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit.ts';
import type { Executor } from '../database.ts';
import type { Course, CourseAssignment } from '../records.ts';
import { courseAssignments, courses, submissions } from '../schema/index.ts';

/** An owner's courses, newest first, with what was set in them. */
export async function listCourses(db: Executor, { ownerId }: { ownerId: string }): Promise<Course[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(eq(courses.ownerId, ownerId))
    .orderBy(desc(courses.createdAt), desc(courses.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const set = await db
    .select()
    .from(courseAssignments)
    .where(inArray(courseAssignments.courseId, ids))
    .orderBy(asc(courseAssignments.week), asc(courseAssignments.createdAt), asc(courseAssignments.id));
  const counted = await db
    .select({ courseId: submissions.courseId, count: count() })
    .from(submissions)
    .where(inArray(submissions.courseId, ids))
    .groupBy(submissions.courseId);
  const counts = new Map(counted.map((row) => [row.courseId, row.count]));
  const setByCourse = Map.groupBy(set, ({ courseId }) => courseId);
  return rows.map((row) => ({
    ...toCourse(row),
    submissionCount: counts.get(row.id) ?? 0,
    assignments: (setByCourse.get(row.id) ?? []).map((assignment) => toCourseAssignment(assignment)),
  }));
}

export function createCourse(
  db: Executor,
  course: { ownerId: string; code: string; name: string; description: string; rubric: string },
): Promise<Course> {
  const { ownerId } = course;
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(courses).values(course).returning();
    if (row === undefined) throw new GradingError('COURSE_NOT_FOUND');
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: 'course-created', detail: { courseId: row.id } },
    ]);
    return { ...toCourse(row), submissionCount: 0, assignments: [] };
  });
}

/** Throws COURSE_NOT_FOUND. */
export function createCourseAssignment(
  db: Executor,
  { ownerId, ...assignment }: { ownerId: string } & Omit<CourseAssignment, 'id'>,
): Promise<CourseAssignment> {
  const { courseId } = assignment;
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, courseId, courseAssignmentId: null });
    const [row] = await tx.insert(courseAssignments).values(assignment).returning();
    if (row === undefined) throw new GradingError('COURSE_NOT_FOUND');
    await recordAudit(tx, [
      {
        ownerId,
        actor: ownerId,
        action: 'course-assignment-created',
        detail: { courseId, courseAssignmentId: row.id },
      },
    ]);
    return toCourseAssignment(row);
  });
}

/** Throws where an upload names a course or a course assignment that is not its owner's, or not of that course. */
export async function checkCourse(
  db: Executor,
  where: { ownerId: string; courseId: string | null; courseAssignmentId: string | null },
): Promise<void> {
  const { ownerId, courseId, courseAssignmentId } = where;
  if (courseId !== null) {
    const found = await db
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.id, courseId), eq(courses.ownerId, ownerId)));
    if (found.length === 0) throw new GradingError('COURSE_NOT_FOUND');
  }
  if (courseAssignmentId !== null) {
    const found = await db
      .select({ id: courseAssignments.id })
      .from(courseAssignments)
      .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
      .where(
        and(
          eq(courseAssignments.id, courseAssignmentId),
          eq(courses.ownerId, ownerId),
          courseId === null ? undefined : eq(courses.id, courseId),
        ),
      );
    if (found.length === 0) throw new GradingError('COURSE_ASSIGNMENT_NOT_FOUND');
  }
}

function toCourse(row: typeof courses.$inferSelect): Omit<Course, 'submissionCount' | 'assignments'> {
  const { id, code, name, description, rubric, createdAt } = row;
  return { id, code, name, description, rubric, createdAt };
}

function toCourseAssignment(row: typeof courseAssignments.$inferSelect): CourseAssignment {
  const { id, courseId, week, title, type, maxPoints, description, instructions } = row;
  return { id, courseId, week, title, type, maxPoints, description, instructions };
}
