import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { byHand } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import { courseAssignments } from '../schema/courses.ts';
import { grades, reviews } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';

export type ApprovedDraft = {
  readonly submissionId: string;
  /** The course assignment's title; null for papers outside of one. */
  readonly title: string | null;
  /** The engine's total before any edit, and the approved one. */
  readonly drafted: number;
  readonly approved: number;
};

/** The newest approved papers are enough to describe how drafts and approved grades agree. */
const MOST_PAPERS = 400;

/** The owner's newest approved papers, of one course or of all, oldest first; grades entered by hand have no draft. */
async function listApprovedDrafts(
  db: Executor,
  { ownerId, courseId }: { readonly ownerId: string; readonly courseId?: string | undefined },
): Promise<ApprovedDraft[]> {
  const rows = await db
    .select({
      submissionId: submissions.id,
      title: courseAssignments.title,
      drafted: reviews.totalScore,
      approved: grades.totalScore,
    })
    .from(submissions)
    .innerJoin(grades, eq(grades.submissionId, submissions.id))
    .innerJoin(
      reviews,
      and(eq(reviews.submissionId, submissions.id), eq(reviews.number, grades.reviewNumber)),
    )
    .leftJoin(courseAssignments, eq(courseAssignments.id, submissions.courseAssignmentId))
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        courseId === undefined ? undefined : eq(submissions.courseId, courseId),
        isNotNull(submissions.approvedAt),
        isNull(submissions.deletedAt),
        ne(reviews.engine, byHand),
      ),
    )
    .orderBy(desc(submissions.approvedAt), desc(submissions.id))
    .limit(MOST_PAPERS);
  return rows.toReversed();
}

export { listApprovedDrafts };
