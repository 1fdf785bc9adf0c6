import type { AssignmentBrief } from '@greenpen/grading';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { courseAssignments, courses } from '../schema/index.ts';

/** What the instructor set; null without a course assignment. */
export async function findBrief(
  tx: Executor,
  courseAssignmentId: string | null,
): Promise<AssignmentBrief | null> {
  if (courseAssignmentId === null) return null;
  const [brief] = await tx
    .select({
      title: courseAssignments.title,
      description: courseAssignments.description,
      instructions: courseAssignments.instructions,
      rubric: courses.rubric,
      type: courseAssignments.type,
      maxPoints: courseAssignments.maxPoints,
    })
    .from(courseAssignments)
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(eq(courseAssignments.id, courseAssignmentId));
  return brief ?? null;
}
