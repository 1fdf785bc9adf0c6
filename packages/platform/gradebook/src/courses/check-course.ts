import { AppError } from '@greenpen/api-contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { courseAssignments, courses } from '../schema/index.ts';

type Place = {
  readonly ownerId: string;
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
};

/**
 * Throws where something names a course or a course assignment that is not its owner's, or not of that course.
 * What is named cannot be deleted before the caller's transaction ends.
 */
export async function checkCourse(
  db: Executor,
  { ownerId, courseId, courseAssignmentId }: Place,
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
