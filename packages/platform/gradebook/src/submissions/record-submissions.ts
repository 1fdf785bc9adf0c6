import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { doubtLevel, GradingError } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import type { NewSubmission, SameFile } from './submission-requests.ts';
import type { Submission } from '../records.ts';
import { submissions } from '../schema/submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recheckCopies, settleCopies } from './copies.ts';
import { isOwn, readSubmissions, sibling, toSubmission } from './submission-rows.ts';
import { courses, discussionExamples, gradedExamples } from '../schema/courses.ts';
import { get as getSubmission } from './list-submissions.ts';

/**
 * Records an upload once per owner and upload key, so that a retry returns the existing row with `created` false.
 */
function createSubmission(
  db: Executor,
  submission: NewSubmission,
): Promise<{ submission: Submission; created: boolean }> {
  return db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(submissions)
      .values(submission)
      .onConflictDoNothing({ target: [submissions.ownerId, submissions.uploadKey] })
      .returning({ id: submissions.id });
    if (inserted !== undefined) {
      const { ownerId, fileSize } = submission;
      await recordAudit(tx, [
        {
          ownerId,
          actor: ownerId,
          action: 'submission-created',
          submissionId: inserted.id,
          detail: { bytes: fileSize },
        },
      ]);
    }
    const [row] = await readSubmissions(tx, (all) =>
      all.where(
        and(eq(submissions.ownerId, submission.ownerId), eq(submissions.uploadKey, submission.uploadKey)),
      ),
    );
    if (row === undefined) throw new GradingError('SUBMISSION_NOT_FOUND', 'deleted during a repeated upload');
    return { submission: toSubmission(row), created: inserted !== undefined };
  });
}

/**
 * Finds the same file among the owner's papers for the course assignment. Must run in a transaction: an advisory
 * lock serialises the owner's uploads until it ends, so that concurrent uploads of a file find each other.
 */
export async function findSameFile(
  db: Executor,
  {
    ownerId,
    sha256,
    courseAssignmentId,
    uploadKey,
  }: Pick<NewSubmission, 'ownerId' | 'sha256' | 'courseAssignmentId' | 'uploadKey'>,
): Promise<SameFile> {
  await lockStored(db, { ownerId });
  const [recorded] = await db
    .select({ id: sibling.id, uploadedAt: sibling.uploadedAt })
    .from(sibling)
    .where(and(eq(sibling.ownerId, ownerId), eq(sibling.uploadKey, uploadKey)));
  const before =
    recorded === undefined
      ? undefined
      : sql`(${submissions.uploadedAt}, ${submissions.id}) < (${recorded.uploadedAt.toISOString()}::timestamptz, ${recorded.id}::uuid)`;
  const [row] = await readSubmissions(db, (all) =>
    all
      .where(
        and(
          eq(submissions.ownerId, ownerId),
          eq(submissions.sha256, sha256),
          sql`${submissions.courseAssignmentId} is not distinct from ${courseAssignmentId}::uuid`,
          isNull(submissions.deletedAt),
          isNull(submissions.expiredAt),
          before,
        ),
      )
      .orderBy(asc(submissions.uploadedAt), asc(submissions.id))
      .limit(1),
  );
  return {
    submission: row === undefined ? null : toSubmission(row),
    isRecorded: recorded !== undefined,
  };
}

/** Takes the advisory lock that serialises an owner's uploads and new examples until the transaction ends. */
export async function lockStored(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 0))`);
}

/**
 * Bytes of an owner's stored files and examples; final after `lockStored`. Paper sizes are summed from an index,
 * because every upload needs the sum; octet_length of a stored value reads only its header.
 */
export async function sumStored(db: Executor, { ownerId }: { readonly ownerId: string }): Promise<number> {
  const [papers] = await db
    .select({ bytes: sql<number>`coalesce(sum(${submissions.fileSize}), 0)::float8` })
    .from(submissions)
    .where(and(eq(submissions.ownerId, ownerId), isNotNull(submissions.fileId)));
  let bytes = papers?.bytes ?? 0;
  for (const examples of [gradedExamples, discussionExamples]) {
    const [sum] = await db
      .select({ bytes: sql<number>`coalesce(sum(octet_length(${examples.texts})), 0)::float8` })
      .from(examples)
      .innerJoin(courses, eq(courses.id, examples.courseId))
      .where(eq(courses.ownerId, ownerId));
    bytes += sum?.bytes ?? 0;
  }
  return bytes;
}

/**
 * Whether any file of the upload with this key has been recorded. A file's upload key is the upload's key and the
 * file's position.
 */
export async function isUploadRecorded(
  db: Executor,
  { ownerId, key }: { readonly ownerId: string; readonly key: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.ownerId, ownerId), sql`starts_with(${submissions.uploadKey}, ${`${key}:`})`))
    .limit(1);
  return row !== undefined;
}

type StudentChange = {
  readonly ownerId: string;
  readonly submissionId: string;
  readonly studentName?: string | null | undefined;
  readonly studentEmail?: string | null | undefined;
};

/**
 * Sets the author; later reviews do not change it. Undefined fields stay unchanged. Throws SUBMISSION_NOT_FOUND.
 */
export async function updateStudent(db: Executor, change: StudentChange): Promise<Submission> {
  const { ownerId, submissionId, studentName, studentEmail } = change;
  const wasCopy = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ doubts: submissions.doubts })
      .from(submissions)
      .where(isOwn(ownerId, submissionId))
      .for('no key update');
    if (before === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
    const doubts = before.doubts.filter((code) => code !== 'two-names');
    await tx
      .update(submissions)
      .set({
        studentCorrected: true,
        otherName: null,
        doubts,
        doubt: doubtLevel(doubts),
        ...(studentName === undefined ? {} : { studentName }),
        ...(studentEmail === undefined ? {} : { studentEmail }),
      })
      .where(eq(submissions.id, submissionId));
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'student-updated', submissionId }]);
    return before.doubts.includes('copy-of-another');
  });
  // Whether two papers are attempts of one student depends on the author.
  await settleCopies(db, { ownerId, submissionId });
  if (wasCopy) await recheckCopies(db, { ownerId });
  return getSubmission(db, { ownerId, submissionId });
}

export { createSubmission as create };
