import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { gradedExamples } from '../schema/index.ts';
import type { GradedExampleRecord } from './teaching-records.ts';

type Place = {
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
  readonly limit: number;
};

/**
 * The course assignment's own examples, else all of its course, because an instructor's scale changes less from
 * week to week than from one instructor to the next. The newest `limit`, the newest last.
 */
export async function listExamplesToGradeBy(
  db: Executor,
  { courseId, courseAssignmentId, limit }: Place,
): Promise<GradedExampleRecord[]> {
  const newest = (condition: ReturnType<typeof eq>) =>
    db.select().from(gradedExamples).where(condition).orderBy(desc(gradedExamples.id)).limit(limit);
  const own =
    courseAssignmentId === null
      ? []
      : await newest(eq(gradedExamples.courseAssignmentId, courseAssignmentId));
  if (own.length > 0) return own.toReversed();
  if (courseId === null) return [];
  return (await newest(eq(gradedExamples.courseId, courseId))).toReversed();
}
