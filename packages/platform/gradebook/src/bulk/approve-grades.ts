import { isUnderWay } from '@greenpen/grading';
import { inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { ApproveResult, ManySubmissions } from './bulk-results.ts';
import type { Executor } from '../database.ts';
import { grades, submissions } from '../schema/index.ts';
import { lockSubmissions } from './lock-submissions.ts';

/** Makes every draft final that is one; a run that is under way ends without effect. */
export function approveGrades(
  db: Executor,
  { ownerId, submissionIds, by }: ManySubmissions & { readonly by: string },
): Promise<ApproveResult> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds });
    const drafts = await tx
      .select({ id: grades.submissionId, version: grades.version, total: grades.totalScore })
      .from(grades)
      .where(
        inArray(
          grades.submissionId,
          rows.map(({ id }) => id),
        ),
      );
    const hasGrade = new Set(drafts.map(({ id }) => id));
    const open = rows.filter(({ id, approvedAt }) => approvedAt === null && hasGrade.has(id));
    const approved = open.map(({ id }) => id);
    if (approved.length > 0) {
      const underWay = open.filter(({ state }) => isUnderWay(state)).map(({ id }) => id);
      await tx
        .update(submissions)
        .set({ approvedAt: sql`now()`, approvedBy: by })
        .where(inArray(submissions.id, approved));
      await tx
        .update(submissions)
        .set({ state: 'completed', stateReason: null, stateSince: sql`now()` })
        .where(inArray(submissions.id, underWay));
    }
    const isNew = new Set(approved);
    await recordAudit(
      tx,
      drafts
        .filter(({ id }) => isNew.has(id))
        .map(({ id, version, total }) => ({
          ownerId,
          actor: by,
          action: 'grade-approved',
          submissionId: id,
          detail: { version, total },
        })),
    );
    return {
      approved,
      alreadyApproved: rows.filter(({ approvedAt }) => approvedAt !== null).map(({ id }) => id),
      notReady: rows
        .filter(({ id, approvedAt }) => approvedAt === null && !hasGrade.has(id))
        .map(({ id }) => id),
    };
  });
}
