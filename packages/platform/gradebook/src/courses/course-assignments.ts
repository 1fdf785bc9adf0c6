import { AppError } from '@greenpen/api-contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { CourseAssignment, ExampleCounts } from '../records.ts';
import { check as checkCourse, get as getCourse } from './courses.ts';
import type { CourseAssignmentChange, NewCourseAssignment } from '../teaching/teaching-records.ts';
import { courseAssignments } from '../schema/courses.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Throws COURSE_ASSIGNMENT_NOT_FOUND, also if the assignment belongs to another course. */
async function getCourseAssignment(
  db: Executor,
  where: { readonly ownerId: string; readonly courseId: string; readonly courseAssignmentId: string },
): Promise<CourseAssignment & ExampleCounts> {
  const { assignments } = await getCourse(db, where);
  const found = assignments.find(({ id }) => id === where.courseAssignmentId);
  if (found === undefined) throw new AppError('COURSE_ASSIGNMENT_NOT_FOUND');
  return found;
}

type Place = { readonly ownerId: string; readonly courseId: string; readonly courseAssignmentId: string };

/** Throws COURSE_NOT_FOUND. */
function createCourseAssignment(
  db: Executor,
  { ownerId, ...assignment }: NewCourseAssignment,
): Promise<CourseAssignment & ExampleCounts> {
  const { courseId } = assignment;
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, courseId, courseAssignmentId: null });
    const [row] = await tx
      .insert(courseAssignments)
      .values(assignment)
      .returning({ id: courseAssignments.id });
    if (row === undefined) throw new AppError('COURSE_NOT_FOUND');
    const where = { ownerId, courseId, courseAssignmentId: row.id };
    await record(tx, where, 'course-assignment-created');
    return getCourseAssignment(tx, where);
  });
}

/** Throws COURSE_NOT_FOUND or COURSE_ASSIGNMENT_NOT_FOUND. */
function updateCourseAssignment(
  db: Executor,
  { ownerId, courseId, courseAssignmentId, ...change }: CourseAssignmentChange,
): Promise<CourseAssignment & ExampleCounts> {
  const where = { ownerId, courseId, courseAssignmentId };
  const { week, title, type, maxPoints, description, instructions } = change;
  const { requirements, apaScope, rubric, rubricUse } = change;
  return db.transaction(async (tx) => {
    await checkCourse(tx, where);
    await tx
      .update(courseAssignments)
      // Sets an unchanged column too, because an update without columns is not valid SQL.
      .set({
        courseId,
        week,
        title,
        type,
        maxPoints,
        description,
        instructions,
        requirements,
        apaScope,
        rubric,
        rubricUse,
      })
      .where(isThis(where));
    await record(tx, where, 'course-assignment-updated');
    return getCourseAssignment(tx, where);
  });
}

/** Its submissions and examples keep only their course. Throws COURSE_NOT_FOUND or COURSE_ASSIGNMENT_NOT_FOUND. */
function deleteCourseAssignment(db: Executor, where: Place): Promise<void> {
  return db.transaction(async (tx) => {
    // Does not lock the assignment first: two transactions that share a lock on a row cannot both go on to delete it.
    await checkCourse(tx, { ...where, courseAssignmentId: null });
    const deleted = await tx
      .delete(courseAssignments)
      .where(isThis(where))
      .returning({ id: courseAssignments.id });
    if (deleted.length === 0) throw new AppError('COURSE_ASSIGNMENT_NOT_FOUND');
    await record(tx, where, 'course-assignment-deleted');
  });
}

function isThis({ courseId, courseAssignmentId }: Place) {
  return and(eq(courseAssignments.id, courseAssignmentId), eq(courseAssignments.courseId, courseId));
}

function record(
  tx: Executor,
  { ownerId, courseId, courseAssignmentId }: Place,
  action: 'course-assignment-created' | 'course-assignment-updated' | 'course-assignment-deleted',
): Promise<void> {
  return recordAudit(tx, [{ ownerId, actor: ownerId, action, detail: { courseId, courseAssignmentId } }]);
}

export {
  getCourseAssignment as get,
  createCourseAssignment as create,
  updateCourseAssignment as update,
  deleteCourseAssignment as delete,
};
