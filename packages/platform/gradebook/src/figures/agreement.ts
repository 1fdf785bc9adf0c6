import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { byHand, type PaperMeasures } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import { courseAssignments } from '../schema/courses.ts';
import { measureColumns, toMeasures } from '../grades/review-measures.ts';
import { grades, reviews } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';

export type ApprovedDraft = {
  readonly submissionId: string;
  /** The course assignment's title; null for papers outside of one. */
  readonly title: string | null;
  /** The engine's total before any edit, and the approved one. */
  readonly drafted: number;
  readonly approved: number;
  readonly courseAssignmentId: string | null;
  /** What the review measured, before anything moved it to the instructor's scale. */
  readonly measures: PaperMeasures;
};

/** The newest approved papers are enough to describe how drafts and approved grades agree. */
const MOST_PAPERS = 400;

type ApprovedPlace = {
  readonly ownerId: string;
  readonly courseId?: string | undefined;
  readonly courseAssignmentId?: string | undefined;
};

/** The owner's newest approved papers, of one course or assignment or of all, oldest first; grades entered by hand have no draft. */
async function listApprovedDrafts(
  db: Executor,
  { ownerId, courseId, courseAssignmentId }: ApprovedPlace,
): Promise<ApprovedDraft[]> {
  const rows = await db
    .select({
      submissionId: submissions.id,
      title: courseAssignments.title,
      drafted: reviews.totalScore,
      approved: grades.totalScore,
      courseAssignmentId: submissions.courseAssignmentId,
      measures: measureColumns,
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
        courseAssignmentId === undefined ? undefined : eq(submissions.courseAssignmentId, courseAssignmentId),
        isNotNull(submissions.approvedAt),
        isNull(submissions.deletedAt),
        ne(reviews.engine, byHand),
      ),
    )
    .orderBy(desc(submissions.approvedAt), desc(submissions.id))
    .limit(MOST_PAPERS);
  return rows
    .toReversed()
    .map(({ measures, ...row }) => ({ ...row, measures: toMeasures(row.submissionId, measures) }));
}

export { listApprovedDrafts };
