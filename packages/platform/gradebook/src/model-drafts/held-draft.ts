import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { ModelDraftClaim, ModelDraftReason } from './model-draft-records.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import { submissions } from '../schema/submissions.ts';
import { grades } from '../schema/grades.ts';

/** Updates a claimed draft; returns false if the claim is outdated. */
export async function changeHeld(
  tx: Executor,
  { submissionId, fence }: ModelDraftClaim,
  change: Parameters<ReturnType<Executor['update']>['set']>[0],
): Promise<boolean> {
  const changed = await tx
    .update(modelDrafts)
    .set(change)
    .where(
      and(
        eq(modelDrafts.submissionId, submissionId),
        eq(modelDrafts.fence, fence),
        eq(modelDrafts.state, 'drafting'),
      ),
    )
    .returning({ id: modelDrafts.submissionId });
  return changed.length > 0;
}

export const again = (seconds: number) => ({
  state: 'waiting' as const,
  stateSince: sql`now()`,
  nextAt: sql`now() + make_interval(secs => ${seconds}::int)`,
  heldAt: null,
});

export const ended = (state: 'dropped' | 'given-up', reason: ModelDraftReason) => ({
  state,
  reason,
  stateSince: sql`now()`,
  heldAt: null,
});

/** What the model's draft replaces of the engine's. */
type Replacement = Pick<typeof grades.$inferInsert, 'feedback' | 'feedbackWords'> &
  Partial<
    Pick<
      typeof grades.$inferInsert,
      'grammarScore' | 'apaScore' | 'contentScore' | 'totalScore' | 'dismissed' | 'annotations'
    >
  >;

/** Replaces the draft only for the current review, if the grade has not changed since the engine drafted it. */
export async function replaceDraft(
  tx: Executor,
  submissionId: string,
  replacement: Replacement,
): Promise<boolean> {
  const isCurrent = tx
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(modelDrafts, eq(modelDrafts.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.id, submissionId),
        eq(submissions.state, 'completed'),
        isNull(submissions.approvedAt),
        eq(submissions.reviewNumber, modelDrafts.reviewNumber),
        eq(grades.reviewNumber, modelDrafts.reviewNumber),
        eq(grades.version, modelDrafts.gradeVersion),
      ),
    );
  const replaced = await tx
    .update(grades)
    .set({
      ...replacement,
      draft: replacement.feedback,
      typedWords: 0,
      version: sql`${grades.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(grades.submissionId, submissionId), isNull(grades.editedAt), exists(isCurrent)))
    .returning({ id: grades.submissionId });
  return replaced.length > 0;
}
