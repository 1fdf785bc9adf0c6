import { AppError } from '@greenpen/api-contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import {
  type DiscussionExampleChange,
  type DiscussionExampleRecord,
  type ExampleList,
  type ExamplePlace,
  MOST_LISTED,
  type NewDiscussionExample,
  recordExample,
} from './teaching-records.ts';
import { check as checkCourse } from '../courses/courses.ts';
import { discussionExamples } from '../schema/courses.ts';

/** Newest first, at most 200. */
async function listDiscussionExamples(
  db: Executor,
  { ownerId, courseId, courseAssignmentId }: ExampleList,
): Promise<DiscussionExampleRecord[]> {
  await checkCourse(db, { ownerId, courseId, courseAssignmentId: courseAssignmentId ?? null });
  return db
    .select()
    .from(discussionExamples)
    .where(
      and(
        eq(discussionExamples.courseId, courseId),
        courseAssignmentId === undefined
          ? undefined
          : eq(discussionExamples.courseAssignmentId, courseAssignmentId),
      ),
    )
    .orderBy(desc(discussionExamples.id))
    .limit(MOST_LISTED);
}

/** Throws COURSE_NOT_FOUND or EXAMPLE_NOT_FOUND. */
async function getDiscussionExample(db: Executor, where: ExamplePlace): Promise<DiscussionExampleRecord> {
  await checkCourse(db, { ...where, courseAssignmentId: null });
  const [row] = await db.select().from(discussionExamples).where(isThis(where));
  if (row === undefined) throw new AppError('EXAMPLE_NOT_FOUND');
  return row;
}

/** Throws COURSE_NOT_FOUND or COURSE_ASSIGNMENT_NOT_FOUND. */
function createDiscussionExample(
  db: Executor,
  { ownerId, ...example }: NewDiscussionExample,
): Promise<DiscussionExampleRecord> {
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, ...example });
    const [row] = await tx.insert(discussionExamples).values(example).returning();
    if (row === undefined) throw new AppError('EXAMPLE_NOT_FOUND');
    await recordExample(tx, { ownerId, courseId: row.courseId, exampleId: row.id }, 'example-created');
    return row;
  });
}

/** Throws COURSE_NOT_FOUND, COURSE_ASSIGNMENT_NOT_FOUND or EXAMPLE_NOT_FOUND. */
function updateDiscussionExample(
  db: Executor,
  { ownerId, courseId, exampleId, ...change }: DiscussionExampleChange,
): Promise<DiscussionExampleRecord> {
  const where = { ownerId, courseId, exampleId };
  const { courseAssignmentId, responseStyle, texts } = change;
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ownerId, courseId, courseAssignmentId: courseAssignmentId ?? null });
    const [row] = await tx
      .update(discussionExamples)
      // Sets an unchanged column too, because an update without columns is not valid SQL.
      .set({ courseId, courseAssignmentId, responseStyle, texts })
      .where(isThis(where))
      .returning();
    if (row === undefined) throw new AppError('EXAMPLE_NOT_FOUND');
    await recordExample(tx, where, 'example-updated');
    return row;
  });
}

/** Throws COURSE_NOT_FOUND or EXAMPLE_NOT_FOUND. */
function deleteDiscussionExample(db: Executor, where: ExamplePlace): Promise<void> {
  return db.transaction(async (tx) => {
    await checkCourse(tx, { ...where, courseAssignmentId: null });
    const deleted = await tx
      .delete(discussionExamples)
      .where(isThis(where))
      .returning({ id: discussionExamples.id });
    if (deleted.length === 0) throw new AppError('EXAMPLE_NOT_FOUND');
    await recordExample(tx, where, 'example-deleted');
  });
}

function isThis({ courseId, exampleId }: ExamplePlace) {
  return and(eq(discussionExamples.id, exampleId), eq(discussionExamples.courseId, courseId));
}

export {
  listDiscussionExamples as list,
  getDiscussionExample as get,
  createDiscussionExample as create,
  updateDiscussionExample as update,
  deleteDiscussionExample as delete,
};
