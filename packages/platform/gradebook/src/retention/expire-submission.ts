import { isUnderWay } from '@greenpen/grading';
import { and, asc, eq, gt, isNotNull, lte, max, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { ExpireOutcome } from './stored-removal.ts';
import { auditEvents, grades, modelDrafts, replacedGrades, reviews, submissions } from '../schema/index.ts';
import { noteRemoval } from './stored-removals.ts';

/** By the database's clock alone: a process whose clock is wrong deletes nothing before its day. */
const isDue = lte(submissions.deletesAt, sql`now()`);

/** Ids whose day has come and that no run is under way for, oldest day first. */
export async function listExpired(db: Executor, { limit }: { limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isNotNull(submissions.fileId), isDue, ne(submissions.status, 'processing')))
    .orderBy(asc(submissions.deletesAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Gives up the file, what was read from it and every draft that was never approved, and notes what the store has to
 * remove. An approved grade stays, and so does the row. Gives up the texts of one submission with its audit row;
 * what was approved, and numbers, stay.
 */
export function expireSubmission(db: Executor, submissionId: string): Promise<ExpireOutcome> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        ownerId: submissions.ownerId,
        state: submissions.state,
        fileId: submissions.fileId,
        approvedAt: submissions.approvedAt,
        isDue: sql<boolean>`${isDue}`,
      })
      .from(submissions)
      .where(eq(submissions.id, submissionId))
      .for('update');
    if (row === undefined) return 'gone';
    if (row.fileId === null) return 'expired-before';
    if (!row.isDue || isUnderWay(row.state)) return 'not-due';
    const isKept = row.approvedAt !== null || (await wasApproved(tx, submissionId));
    await tx
      .update(submissions)
      .set({
        fileId: null,
        expiredAt: sql`now()`,
        ...(isKept
          ? {}
          : {
              state: 'needs-you' as const,
              stateReason: 'file-deleted',
              stateSince: sql`now()`,
              totalScore: null,
            }),
      })
      .where(eq(submissions.id, submissionId));
    await giveUpTexts(tx, submissionId, { isKept });
    await noteRemoval(tx, { submissionId, fileId: row.fileId });
    await recordAudit(tx, [
      {
        ownerId: row.ownerId,
        actor: 'engine',
        action: 'submission-expired',
        submissionId,
        detail: { grade: isKept ? 'kept' : 'deleted' },
      },
    ]);
    return 'expired';
  });
}

/**
 * Whether a grade that is open again was approved since the engine drafted it, as the audit has it: then it is the
 * instructor's own record.
 */
async function wasApproved(tx: Executor, submissionId: string): Promise<boolean> {
  const [drafted] = await tx
    .select({ event: max(auditEvents.id) })
    .from(auditEvents)
    .innerJoin(grades, eq(grades.submissionId, auditEvents.submissionId))
    .where(
      and(
        eq(auditEvents.submissionId, submissionId),
        eq(auditEvents.action, 'review-completed'),
        eq(sql`(${auditEvents.detail} ->> 'review')::int`, grades.reviewNumber),
      ),
    );
  const since = drafted?.event ?? null;
  if (since === null) return false;
  const approvals = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.submissionId, submissionId),
        eq(auditEvents.action, 'grade-approved'),
        gt(auditEvents.id, since),
      ),
    )
    .limit(1);
  return approvals.length > 0;
}

/** A review keeps its numbers and names no document any more, so that no reader looks for it. */
async function giveUpTexts(
  tx: Executor,
  submissionId: string,
  { isKept }: { readonly isKept: boolean },
): Promise<void> {
  await tx.update(reviews).set({ documentName: null }).where(eq(reviews.submissionId, submissionId));
  await tx.delete(modelDrafts).where(eq(modelDrafts.submissionId, submissionId));
  await tx.delete(replacedGrades).where(eq(replacedGrades.submissionId, submissionId));
  const ofPaper = eq(grades.submissionId, submissionId);
  await (isKept ? tx.update(grades).set({ draft: null }).where(ofPaper) : tx.delete(grades).where(ofPaper));
}
