import { and, asc, eq, gt, inArray, isNotNull, lte, max, ne, sql } from 'drizzle-orm';
import { isUnderWay } from '@greenpen/grading';
import { submissions } from '../schema/submissions.ts';
import type { Executor } from '../database.ts';
import { noteRemoval, type StoredRemoval, withFolder } from './stored-removals.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { auditEvents, storedRemovals } from '../schema/installation.ts';
import { grades, replacedGrades, reviews } from '../schema/grades.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import type { ManySubmissions } from './submission-requests.ts';
import { lockSubmissions } from './lock-submissions.ts';

/** `not-due`: its day has not come, or it is kept by a run that is under way. */
export type ExpireOutcome = 'expired' | 'expired-before' | 'not-due' | 'gone';

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
function expireSubmission(db: Executor, submissionId: string): Promise<ExpireOutcome> {
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

/** Puts back what was deleted and is still there. */
function restoreSubmissions(db: Executor, { ownerId, submissionIds }: ManySubmissions): Promise<void> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds }, { orDeleted: true });
    const ids = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
    await tx.update(submissions).set({ deletedAt: null }).where(inArray(submissions.id, ids));
    await recordAudit(
      tx,
      ids.map((submissionId) => ({ ownerId, actor: ownerId, action: 'submission-restored', submissionId })),
    );
  });
}

/** What the store has still to remove, by submission id; `after` is the last id of the page before. */
export async function listRemovals(
  db: Executor,
  { after, limit }: { after: string | null; limit: number },
): Promise<StoredRemoval[]> {
  const rows = await db
    .select()
    .from(storedRemovals)
    .where(after === null ? undefined : gt(storedRemovals.submissionId, after))
    .orderBy(asc(storedRemovals.submissionId))
    .limit(limit);
  return rows.map((row) => withFolder(row));
}

/** Says that the store holds nothing of it any more. */
export async function recordRemoved(db: Executor, submissionId: string): Promise<void> {
  await db.delete(storedRemovals).where(eq(storedRemovals.submissionId, submissionId));
}

export { expireSubmission as expire, restoreSubmissions as restoreMany };
