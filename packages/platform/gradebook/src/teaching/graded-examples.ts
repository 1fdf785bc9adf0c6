import { AppError } from '@greenpen/api-contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import {
  type ExampleList,
  type ExamplePlace,
  type GradedExampleChange,
  type GradedExampleRecord,
  MOST_LISTED,
  type NewGradedExample,
  recordExample,
} from './teaching-records.ts';
import { check as checkCourse } from '../courses/courses.ts';
import { gradedExamples } from '../schema/courses.ts';

/** Newest first, at most 200. */
async function listGradedExamples(
  db: Executor,
  { ownerId, courseId, courseAssignmentId }: ExampleList,
): Promise<GradedExampleRecord[]> {
  await checkCourse(db, { ownerId, courseId, courseAssignmentId: courseAssignmentId ?? null });
  return db
    .select()
    .from(gradedExamples)
    .where(
      and(
        eq(gradedExamples.courseId, courseId),
        courseAssignmentId === undefined
          ? undefined
          : eq(gradedExamples.courseAssignmentId, courseAssignmentId),
      ),
    )
    .orderBy(desc(gradedExamples.id))
    .limit(MOST_LISTED);
}

/** Throws COURSE_NOT_FOUND or EXAMPLE_NOT_FOUND. */
async function getGradedExample(db: Executor, where: ExamplePlace): Promise<GradedExampleRecord> {
  await checkCourse(db, { ...where, courseAssignmentId: null });
  const [row] = await db.select().from(gradedExamples).where(isThis(where));
  if (row === undefined) throw new AppError('EXAMPLE_NOT_FOUND');
  return row;
}

/** Throws COURSE_NOT_FOUND or COURSE_ASSIGNMENT_NOT_FOUND. */
function createGradedExample(
  db: Executor,
  { ownerId, ...example }: NewGradedExample,
): Promise<GradedExampleRecord> {
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, ...example });
    const [row] = await tx.insert(gradedExamples).values(example).returning();
    if (row === undefined) throw new AppError('EXAMPLE_NOT_FOUND');
    await recordExample(tx, { ownerId, courseId: row.courseId, exampleId: row.id }, 'example-created');
    return row;
  });
}

/** Throws COURSE_NOT_FOUND, COURSE_ASSIGNMENT_NOT_FOUND or EXAMPLE_NOT_FOUND. */
function updateGradedExample(
  db: Executor,
  { ownerId, courseId, exampleId, ...change }: GradedExampleChange,
): Promise<GradedExampleRecord> {
  const where = { ownerId, courseId, exampleId };
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, courseId, courseAssignmentId: change.courseAssignmentId ?? null });
    const [row] = await tx
      .update(gradedExamples)
      // Sets an unchanged column too, because an update without columns is not valid SQL.
      .set({ courseId, ...change })
      .where(isThis(where))
      .returning();
    if (row === undefined) throw new AppError('EXAMPLE_NOT_FOUND');
    await recordExample(tx, where, 'example-updated');
    return row;
  });
}

/** Throws COURSE_NOT_FOUND or EXAMPLE_NOT_FOUND. */
function deleteGradedExample(db: Executor, where: ExamplePlace): Promise<void> {
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ...where, courseAssignmentId: null });
    const deleted = await tx.delete(gradedExamples).where(isThis(where)).returning({ id: gradedExamples.id });
    if (deleted.length === 0) throw new AppError('EXAMPLE_NOT_FOUND');
    await recordExample(tx, where, 'example-deleted');
  });
}

function isThis({ courseId, exampleId }: ExamplePlace) {
  return and(eq(gradedExamples.id, exampleId), eq(gradedExamples.courseId, courseId));
}

export {
  listGradedExamples as list,
  getGradedExample as get,
  createGradedExample as create,
  updateGradedExample as update,
  deleteGradedExample as delete,
};
