import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { Grade, ReviewRecord } from '../records.ts';
import { grades, reviews } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';
import { type GradePlace, lockSubmissions } from '../submissions/lock-submissions.ts';
import type { ManySubmissions } from '../submissions/submission-requests.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { fromScores, notJudgedOfGrade, toGrade, toReview } from './grade-rows.ts';
import type { FeedbackChange } from './save-grades.ts';

/** Papers of one course assignment that one call changes. */
const MOST_PAPERS = 500;

/** The reviews behind the other unapproved grades of the same course assignment. */
export async function listReviewsOfBatch(
  db: Executor,
  { ownerId, submissionId }: GradePlace,
): Promise<readonly ReviewRecord[]> {
  const ofSamePaper = db
    .select({ id: submissions.courseAssignmentId })
    .from(submissions)
    .where(isOwn(ownerId, submissionId));
  const rows = await db
    .select({ review: reviews })
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
        isNull(submissions.approvedAt),
        isNull(submissions.deletedAt),
      ),
    )
    .orderBy(asc(submissions.id))
    .limit(MOST_PAPERS);
  return rows.map(({ review }) => toReview(review));
}

/** Papers whose comments are compared. */
const NEWEST = 1000;

/** The annotations of the owner's papers that have some, newest first, a thousand at most. */
export async function listNewestAnnotations(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<readonly Uint8Array[]> {
  const rows = await db
    .select({ annotations: grades.annotations })
    .from(grades)
    .innerJoin(submissions, eq(submissions.id, grades.submissionId))
    .where(and(eq(grades.ownerId, ownerId), isNotNull(grades.annotations), isNull(submissions.deletedAt)))
    .orderBy(desc(grades.updatedAt))
    .limit(NEWEST);
  return rows.flatMap(({ annotations }) => (annotations === null ? [] : [annotations]));
}

export type AnnotationChange = Pick<Grade, 'scores' | 'dismissed' | 'annotations'> & {
  /** Absent if the texts are unchanged. */
  readonly texts?: FeedbackChange | undefined;
};

/** Changes the annotations of every draft for which `change` returns some; returns the ids of those. */
export function changeAnnotations(
  db: Executor,
  {
    ownerId,
    submissionIds,
    change,
  }: ManySubmissions & {
    /** `draft`: the encrypted draft of the texts. */
    readonly change: (
      grade: Grade,
      draft: Uint8Array | null,
    ) => AnnotationChange | null | Promise<AnnotationChange | null>;
  },
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds });
    const drafts = new Map(rows.filter(({ approvedAt }) => approvedAt === null).map((row) => [row.id, row]));
    const found = await tx
      .select({ ...getTableColumns(grades), notJudged: notJudgedOfGrade })
      .from(grades)
      .where(inArray(grades.submissionId, [...drafts.keys()]))
      .orderBy(asc(grades.submissionId));
    const events: AuditEvent[] = [];
    for (const grade of found) {
      const row = drafts.get(grade.submissionId);
      const changed = row === undefined ? null : await change(toGrade(grade, row), grade.draft);
      if (changed !== null) events.push(await replaceAnnotations(tx, grade, changed));
    }
    await recordAudit(tx, events);
    return events.flatMap(({ submissionId }) => (typeof submissionId === 'string' ? [submissionId] : []));
  });
}

async function replaceAnnotations(
  tx: Executor,
  {
    submissionId,
    ownerId,
    version: before,
  }: Pick<typeof grades.$inferSelect, 'submissionId' | 'ownerId' | 'version'>,
  { scores, dismissed, annotations, texts }: AnnotationChange,
): Promise<AuditEvent> {
  const version = before + 1;
  await tx
    .update(grades)
    .set({
      version,
      ...fromScores(scores),
      dismissed,
      annotations,
      ...(texts && { feedback: texts.feedback, ...texts.words, ...(texts.draft && { draft: texts.draft }) }),
      editedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(grades.submissionId, submissionId));
  await tx.update(submissions).set({ totalScore: scores.total }).where(eq(submissions.id, submissionId));
  return {
    ownerId,
    actor: ownerId,
    action: 'grade-saved',
    submissionId,
    detail: { version, total: scores.total },
  };
}
