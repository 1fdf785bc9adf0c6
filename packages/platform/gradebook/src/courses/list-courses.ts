import { AppError } from '@greenpen/api-contract';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { Course, CourseAssignment, ExampleCounts } from '../records.ts';
import {
  courseAssignments,
  courses,
  discussionExamples,
  gradedExamples,
  submissions,
} from '../schema/index.ts';

/** An owner's courses, newest first, archived ones too, with what was set in them. */
export function listCourses(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<Course[]> {
  return readCourses(db, ownerId);
}

/** Throws COURSE_NOT_FOUND. */
export async function getCourse(
  db: Executor,
  { ownerId, courseId }: { readonly ownerId: string; readonly courseId: string },
): Promise<Course> {
  const [course] = await readCourses(db, ownerId, courseId);
  if (course === undefined) throw new AppError('COURSE_NOT_FOUND');
  return course;
}

/** Throws COURSE_ASSIGNMENT_NOT_FOUND, also for one of another course. */
export async function getCourseAssignment(
  db: Executor,
  where: { readonly ownerId: string; readonly courseId: string; readonly courseAssignmentId: string },
): Promise<CourseAssignment & ExampleCounts> {
  const { assignments } = await getCourse(db, where);
  const found = assignments.find(({ id }) => id === where.courseAssignmentId);
  if (found === undefined) throw new AppError('COURSE_ASSIGNMENT_NOT_FOUND');
  return found;
}

async function readCourses(db: Executor, ownerId: string, courseId?: string): Promise<Course[]> {
  const { ownerId: _, ...columns } = getTableColumns(courses);
  const rows = await db
    .select(columns)
    .from(courses)
    .where(and(eq(courses.ownerId, ownerId), courseId === undefined ? undefined : eq(courses.id, courseId)))
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
    .where(and(inArray(submissions.courseId, ids), isNull(submissions.deletedAt)))
    .groupBy(submissions.courseId);
  const counts = new Map(counted.map((row) => [row.courseId, row.count]));
  const examples = await countExamples(db, ids);
  const setByCourse = Map.groupBy(set, (assignment) => assignment.courseId);
  return rows.map((row) => ({
    ...row,
    ...examples(row.id),
    submissionCount: counts.get(row.id) ?? 0,
    assignments: (setByCourse.get(row.id) ?? []).map((assignment) => ({
      ...toCourseAssignment(assignment),
      ...examples(assignment.id),
    })),
  }));
}

function toCourseAssignment(row: typeof courseAssignments.$inferSelect): CourseAssignment {
  const { id, courseId, week, title, type, maxPoints, description, instructions } = row;
  return { id, courseId, week, title, type, maxPoints, description, instructions };
}

/** The counters of a course, or of a course assignment, by its id. */
async function countExamples(
  db: Executor,
  courseIds: readonly string[],
): Promise<(id: string) => ExampleCounts> {
  const graded = await countByPlace(db, gradedExamples, courseIds);
  const discussion = await countByPlace(db, discussionExamples, courseIds);
  return (id) => ({
    gradedExampleCount: graded.get(id) ?? 0,
    discussionExampleCount: discussion.get(id) ?? 0,
  });
}

/** One that belongs to a course assignment counts for its course too. */
async function countByPlace(
  db: Executor,
  table: typeof gradedExamples | typeof discussionExamples,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ courseId: table.courseId, courseAssignmentId: table.courseAssignmentId, count: count() })
    .from(table)
    .where(inArray(table.courseId, [...courseIds]))
    .groupBy(table.courseId, table.courseAssignmentId);
  const counts = new Map<string, number>();
  for (const row of rows) {
    counts.set(row.courseId, (counts.get(row.courseId) ?? 0) + row.count);
    if (row.courseAssignmentId !== null) counts.set(row.courseAssignmentId, row.count);
  }
  return counts;
}
