import { AppError } from '@greenpen/api-contract';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { Course } from '../records.ts';
import { courses } from '../schema/index.ts';
import type { CourseChange, NewCourse } from '../teaching/teaching-records.ts';
import { getCourse } from './list-courses.ts';

type Place = { readonly ownerId: string; readonly courseId: string };

export function createCourse(db: Executor, course: NewCourse): Promise<Course> {
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

/** Archiving twice keeps the first time. Throws COURSE_NOT_FOUND. */
export function updateCourse(
  db: Executor,
  { ownerId, courseId, archived, ...texts }: CourseChange,
): Promise<Course> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(courses)
      // An unchanged column, so that an empty change is a statement too.
      .set({ ...texts, ownerId, archivedAt: archivedAt(archived) })
      .where(isOwnCourse({ ownerId, courseId }))
      .returning({ id: courses.id });
    if (row === undefined) throw new AppError('COURSE_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'course-updated', detail: { courseId } }]);
    return getCourse(tx, { ownerId, courseId });
  });
}

/**
 * With its course assignments, examples and class list; submissions stay, without a course. What hangs on it goes
 * by the tables' own references. Throws COURSE_NOT_FOUND.
 */
export function deleteCourse(db: Executor, { ownerId, courseId }: Place): Promise<void> {
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
