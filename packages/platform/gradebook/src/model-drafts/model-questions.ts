import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { courseAssignments, courses } from '../schema/courses.ts';
import { grades, rulings } from '../schema/grades.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import { submissions } from '../schema/submissions.ts';

/** What a model asks about one paper, encrypted by the worker. */
export type ModelQuestionsRecord = {
  readonly submissionId: string;
  readonly studentName: string | null;
  readonly courseId: string;
  readonly courseCode: string;
  readonly courseAssignmentId: string;
  readonly title: string;
  readonly questions: Uint8Array;
  /** Requirements on which a passage of this paper was ruled already. */
  readonly ruled: readonly string[];
};

/** Papers beyond these are asked about once the newer ones are answered. */
const MOST_PAPERS = 400;

/** Of an owner's papers that are neither approved, edited nor deleted, the newest first. */
export async function listModelQuestions(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<ModelQuestionsRecord[]> {
  const rows = await db
    .select({
      submissionId: submissions.id,
      studentName: submissions.studentName,
      courseId: courses.id,
      courseCode: courses.code,
      courseAssignmentId: courseAssignments.id,
      title: courseAssignments.title,
      questions: modelDrafts.questions,
    })
    .from(modelDrafts)
    .innerJoin(submissions, eq(submissions.id, modelDrafts.submissionId))
    .innerJoin(grades, eq(grades.submissionId, submissions.id))
    .innerJoin(courseAssignments, eq(courseAssignments.id, submissions.courseAssignmentId))
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        isNotNull(modelDrafts.questions),
        ne(modelDrafts.state, 'dropped'),
        isNull(submissions.approvedAt),
        isNull(submissions.deletedAt),
        isNull(grades.editedAt),
        isNull(courses.archivedAt),
      ),
    )
    .orderBy(desc(submissions.id))
    .limit(MOST_PAPERS);
  if (rows.length === 0) return [];
  const ruled = await db
    .select({ submissionId: rulings.submissionId, requirementId: rulings.requirementId })
    .from(rulings)
    .innerJoin(submissions, eq(submissions.id, rulings.submissionId))
    .where(eq(submissions.ownerId, ownerId));
  return rows.flatMap(({ questions, ...row }) =>
    questions === null
      ? []
      : [
          {
            ...row,
            questions,
            ruled: ruled
              .filter(({ submissionId }) => submissionId === row.submissionId)
              .map(({ requirementId }) => requirementId),
          },
        ],
  );
}
