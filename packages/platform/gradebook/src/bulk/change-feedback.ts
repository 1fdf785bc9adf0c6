import { eq, inArray, sql } from 'drizzle-orm';
import { recordAudit, type AuditEvent } from '../audit/record-audit.ts';
import type { ChangeFeedbackResult, FeedbackChange, ManySubmissions } from './bulk-results.ts';
import type { Grade } from '../records.ts';
import type { Executor } from '../database.ts';
import { toGrade } from '../grades/grade-rows.ts';
import { grades } from '../schema/index.ts';
import { lockSubmissions } from './lock-submissions.ts';

/**
 * Changes the feedback of drafts; `change` answers null to leave one as it is. Changes the feedback of every draft
 * that `change` has a new one for; versions go up.
 */
export function changeFeedback(
  db: Executor,
  {
    ownerId,
    submissionIds,
    change,
  }: ManySubmissions & { readonly change: (grade: Grade) => FeedbackChange | null },
): Promise<ChangeFeedbackResult> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds });
    const found = await tx
      .select()
      .from(grades)
      .where(
        inArray(
          grades.submissionId,
          rows.map(({ id }) => id),
        ),
      );
    const gradeOf = new Map(found.map((grade) => [grade.submissionId, grade]));
    const result = {
      changed: [] as string[],
      approved: [] as string[],
      notReady: [] as string[],
      left: [] as string[],
    };
    const events: AuditEvent[] = [];
    for (const row of rows) {
      const grade = gradeOf.get(row.id);
      if (row.approvedAt !== null) result.approved.push(row.id);
      else if (grade === undefined) result.notReady.push(row.id);
      else {
        const changed = change(toGrade(grade, row));
        if (changed === null) result.left.push(row.id);
        else {
          const version = grade.version + 1;
          await tx
            .update(grades)
            .set({
              version,
              feedback: changed.feedback,
              ...changed.words,
              editedAt: sql`now()`,
              updatedAt: sql`now()`,
            })
            .where(eq(grades.submissionId, row.id));
          result.changed.push(row.id);
          events.push({
            ownerId,
            actor: ownerId,
            action: 'grade-saved',
            submissionId: row.id,
            detail: { version, total: grade.totalScore },
          });
        }
      }
    }
    await recordAudit(tx, events);
    return result;
  });
}
