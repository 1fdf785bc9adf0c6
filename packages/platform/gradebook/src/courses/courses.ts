import { AppError } from '@greenpen/api-contract';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { Course, CourseAssignment, ExampleCounts } from '../records.ts';
import { courseAssignments, courses, discussionExamples, gradedExamples } from '../schema/courses.ts';
import { submissions } from '../schema/submissions.ts';
import type { CourseChange, NewCourse } from '../teaching/teaching-records.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** An owner's courses with their assignments, newest first, including archived ones. */
function listCourses(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<Course[]> {
  return readCourses(db, ownerId);
}

/** Throws COURSE_NOT_FOUND. */
async function getCourse(
  db: Executor,
  { ownerId, courseId }: { readonly ownerId: string; readonly courseId: string },
): Promise<Course> {
  const [course] = await readCourses(db, ownerId, courseId);
  if (course === undefined) throw new AppError('COURSE_NOT_FOUND');
  return course;
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
  const { createdAt: _, ...assignment } = row;
  return assignment;
}

/** Counts examples; the result looks up the counts of a course or a course assignment by its id. */
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

/** An example of a course assignment also counts for the course. */
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

type Place = { readonly ownerId: string; readonly courseId: string };

function createCourse(db: Executor, course: NewCourse): Promise<Course> {
  const { ownerId } = course;
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(courses).values(course).returning({ id: courses.id });
    if (row === undefined) throw new AppError('COURSE_NOT_FOUND');
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action: 'course-created', detail: { courseId: row.id } },
    ]);
    return getCourse(tx, { ownerId, courseId: row.id });
  });
}

/** Archiving an archived course keeps its date. Throws COURSE_NOT_FOUND. */
function updateCourse(
  db: Executor,
  { ownerId, courseId, archived, ...texts }: CourseChange,
): Promise<Course> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(courses)
      // Sets an unchanged column too, because an update without columns is not valid SQL.
      .set({ ...texts, ownerId, archivedAt: archivedAt(archived) })
      .where(isOwnCourse({ ownerId, courseId }))
      .returning({ id: courses.id });
    if (row === undefined) throw new AppError('COURSE_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'course-updated', detail: { courseId } }]);
    return getCourse(tx, { ownerId, courseId });
  });
}

/**
 * Deletes a course; foreign keys delete its assignments, examples and class list, and clear the course of its
 * submissions. Throws COURSE_NOT_FOUND.
 */
function deleteCourse(db: Executor, { ownerId, courseId }: Place): Promise<void> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(courses)
      .where(isOwnCourse({ ownerId, courseId }))
      .returning({ id: courses.id });
    if (deleted.length === 0) throw new AppError('COURSE_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'course-deleted', detail: { courseId } }]);
  });
}

function archivedAt(archived: boolean | undefined) {
  if (archived === undefined) return undefined;
  return archived ? sql`coalesce(${courses.archivedAt}, now())` : null;
}

function isOwnCourse({ ownerId, courseId }: Place) {
  return and(eq(courses.id, courseId), eq(courses.ownerId, ownerId));
}

type NamedPlace = {
  readonly ownerId: string;
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
};

/**
 * Throws if the course or course assignment is not the owner's, or the assignment is not in that course. Locks both
 * rows until the caller's transaction ends, so they cannot be deleted before.
 */
async function checkCourse(
  db: Executor,
  { ownerId, courseId, courseAssignmentId }: NamedPlace,
): Promise<void> {
  if (courseId !== null) {
    const found = await db
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.id, courseId), eq(courses.ownerId, ownerId)))
      .for('key share');
    if (found.length === 0) throw new AppError('COURSE_NOT_FOUND');
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
      )
      .for('key share');
    if (found.length === 0) throw new AppError('COURSE_ASSIGNMENT_NOT_FOUND');
  }
}

export {
  listCourses as list,
  getCourse as get,
  createCourse as create,
  updateCourse as update,
  deleteCourse as delete,
  checkCourse as check,
};
