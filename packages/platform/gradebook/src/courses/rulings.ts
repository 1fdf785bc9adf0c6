import { AppError } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { and, asc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { courseAssignments, courses } from '../schema/courses.ts';
import { grades, reviews, rulings } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { check as checkCourse } from './courses.ts';

/** A passage, encrypted by the caller, and whether it counts as an answer to a requirement. */
export type RulingRecord = {
  readonly id: string;
  readonly courseAssignmentId: string;
  readonly requirementId: string;
  readonly counts: boolean;
  readonly passage: Uint8Array;
};

type OfPaper = { readonly ownerId: string; readonly submissionId: string; readonly requirementId: string };

const { createdAt: _, submissionId: __, ...shown } = getTableColumns(rulings);

/** The newest that grading reads; a requirement needs no more to be understood. */
const MOST_USED = 200;

/** All of an owner's, or of one course assignment; oldest first. Throws COURSE_ASSIGNMENT_NOT_FOUND. */
async function listRulings(
  db: Executor,
  { ownerId, courseAssignmentId }: { readonly ownerId: string; readonly courseAssignmentId?: string },
): Promise<RulingRecord[]> {
  if (courseAssignmentId !== undefined)
    await checkCourse(db, { ownerId, courseId: null, courseAssignmentId });
  const isOfSet =
    courseAssignmentId === undefined ? undefined : eq(rulings.courseAssignmentId, courseAssignmentId);
  return db
    .select(shown)
    .from(rulings)
    .innerJoin(courseAssignments, eq(courseAssignments.id, rulings.courseAssignmentId))
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(and(eq(courses.ownerId, ownerId), isOfSet))
    .orderBy(asc(rulings.id));
}

/** For the worker, which grades a paper of this course assignment. */
export function listRulingsToGradeBy(
  db: Executor,
  { courseAssignmentId }: { readonly courseAssignmentId: string },
): Promise<RulingRecord[]> {
  return db
    .select(shown)
    .from(rulings)
    .where(eq(rulings.courseAssignmentId, courseAssignmentId))
    .orderBy(asc(rulings.id))
    .limit(MOST_USED);
}

/**
 * Records what a paper's passage says about a requirement, in place of an earlier ruling from the same paper; null
 * removes it. Throws SUBMISSION_NOT_FOUND, and COURSE_ASSIGNMENT_NOT_FOUND for a paper without one.
 */
function setRuling(
  db: Executor,
  { ownerId, submissionId, requirementId }: OfPaper,
  ruling: Pick<RulingRecord, 'counts' | 'passage'> | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [paper] = await tx
      .select({ courseAssignmentId: submissions.courseAssignmentId })
      .from(submissions)
      .where(isOwn(ownerId, submissionId));
    if (paper === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
    const { courseAssignmentId } = paper;
    if (courseAssignmentId === null) throw new AppError('COURSE_ASSIGNMENT_NOT_FOUND');
    await checkCourse(tx, { ownerId, courseId: null, courseAssignmentId });
    const isThis = and(eq(rulings.submissionId, submissionId), eq(rulings.requirementId, requirementId));
    if (ruling === null) await tx.delete(rulings).where(isThis);
    else {
      const { counts, passage } = ruling;
      await tx
        .insert(rulings)
        .values({ courseAssignmentId, submissionId, requirementId, counts, passage })
        .onConflictDoUpdate({
          target: [rulings.submissionId, rulings.requirementId],
          set: { courseAssignmentId, counts, passage },
        });
    }
    const action = ruling === null ? 'ruling-removed' : 'ruling-saved';
    await recordAudit(tx, [
      { ownerId, actor: ownerId, action, submissionId, detail: { courseAssignmentId } },
    ]);
  });
}

/** Throws RULING_NOT_FOUND. */
function deleteRuling(
  db: Executor,
  { ownerId, rulingId }: { readonly ownerId: string; readonly rulingId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const own = tx
      .select({ id: courseAssignments.id })
      .from(courseAssignments)
      .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
      .where(eq(courses.ownerId, ownerId));
    const [deleted] = await tx
      .delete(rulings)
      .where(and(eq(rulings.id, rulingId), inArray(rulings.courseAssignmentId, own)))
      .returning({ courseAssignmentId: rulings.courseAssignmentId });
    if (deleted === undefined) throw new AppError('RULING_NOT_FOUND');
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'ruling-removed', detail: deleted }]);
  });
}

/**
 * The other papers of the same course assignment that a ruling may change: unapproved, not edited, and without the
 * requirement met. Grading them again loses nothing.
 */
export async function listPapersToCheckAgain(
  db: Executor,
  { ownerId, submissionId, requirementId }: OfPaper,
): Promise<readonly string[]> {
  const ofSamePaper = db
    .select({ id: submissions.courseAssignmentId })
    .from(submissions)
    .where(isOwn(ownerId, submissionId));
  const verdict = sql`${reviews.basis} -> 'requirements' -> 'verdicts' ->> ${requirementId}`;
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(grades, eq(grades.submissionId, submissions.id))
    .innerJoin(
      reviews,
      and(eq(reviews.submissionId, submissions.id), eq(reviews.number, grades.reviewNumber)),
    )
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        ne(submissions.id, submissionId),
        inArray(submissions.courseAssignmentId, ofSamePaper),
        eq(submissions.state, 'completed'),
        isNull(submissions.approvedAt),
        isNull(submissions.deletedAt),
        isNull(submissions.expiredAt),
        isNull(grades.editedAt),
        sql`${verdict} in ('not-found', 'cannot-tell', 'partly')`,
      ),
    )
    .orderBy(asc(submissions.id))
    .limit(200);
  return rows.map(({ id }) => id);
}

export { listRulings as list, setRuling as set, deleteRuling as delete };
