import { and, asc, eq, gt, inArray, isNotNull, lte, max, ne, sql } from 'drizzle-orm';
import { isUnderWay } from '@greenpen/grading';
import { fingerprints, submissions } from '../schema/submissions.ts';
import type { Executor } from '../database.ts';
import { noteRemoval, type StoredRemoval, withFolder } from './stored-removals.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { auditEvents, storedRemovals } from '../schema/installation.ts';
import { grades, replacedGrades, reviews } from '../schema/grades.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import type { ManySubmissions } from './submission-requests.ts';
import { lockSubmissions } from './lock-submissions.ts';
import { settleCopies } from './copies.ts';

/** `not-due`: not past its deletion date, or being graded. */
export type ExpireOutcome = 'expired' | 'expired-before' | 'not-due' | 'gone';

/** Uses the database's clock, so that a wrong clock in a process deletes nothing early. */
const isDue = lte(submissions.deletesAt, sql`now()`);

/** Ids of submissions past their deletion date that are not being graded, oldest first. */
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
 * Expires a submission: deletes its texts and every grade that was never approved, records what the store has to
 * remove, and writes the audit row. The row itself, its numbers and approved grades stay.
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
 * Whether a reopened grade was approved since the engine drafted it, according to the audit log; such a grade is
 * the instructor's and is kept.
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

/** Removes the reviews' document names, so that nothing looks for the deleted documents; their numbers stay. */
async function giveUpTexts(
  tx: Executor,
  submissionId: string,
  { isKept }: { readonly isKept: boolean },
): Promise<void> {
  await tx.update(reviews).set({ documentName: null }).where(eq(reviews.submissionId, submissionId));
  await tx.delete(modelDrafts).where(eq(modelDrafts.submissionId, submissionId));
  await tx.delete(replacedGrades).where(eq(replacedGrades.submissionId, submissionId));
  await tx.delete(fingerprints).where(eq(fingerprints.submissionId, submissionId));
  const ofPaper = eq(grades.submissionId, submissionId);
  await (isKept ? tx.update(grades).set({ draft: null }).where(ofPaper) : tx.delete(grades).where(ofPaper));
}

/** Restores deleted submissions that have not been purged. */
async function restoreSubmissions(db: Executor, { ownerId, submissionIds }: ManySubmissions): Promise<void> {
  const restored = await db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds }, { orDeleted: true });
    const ids = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
    await tx.update(submissions).set({ deletedAt: null }).where(inArray(submissions.id, ids));
    await recordAudit(
      tx,
      ids.map((submissionId) => ({ ownerId, actor: ownerId, action: 'submission-restored', submissionId })),
    );
    return ids;
  });
  for (const submissionId of restored) await settleCopies(db, { ownerId, submissionId });
}

/** A page of the pending removals, sorted by submission id; `after` is the last id of the previous page. */
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

/** Deletes the removal once the store has carried it out. */
export async function recordRemoved(db: Executor, submissionId: string): Promise<void> {
  await db.delete(storedRemovals).where(eq(storedRemovals.submissionId, submissionId));
}

export { expireSubmission as expire, restoreSubmissions as restoreMany };
