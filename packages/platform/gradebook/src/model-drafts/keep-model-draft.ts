import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { ModelCall, ModelDraftClaim, TokensUsed } from './model-draft-claims.ts';
import { grades, modelDrafts, submissions } from '../schema/index.ts';
import { noteModelVersion } from './model-changes.ts';
import { noteModelAnswered } from './model-health.ts';
import { settleCall } from './model-tokens.ts';
import { changeHeld } from './settle-model-draft.ts';

type NewDraft = {
  readonly model: string;
  /** As the provider answered; null where it did not say. */
  readonly version: string | null;
  /** Sealed by the caller. */
  readonly feedback: Uint8Array;
  readonly feedbackWords: number;
  /** null where the provider did not say; then the most that it may be counts. */
  readonly usage: TokensUsed | null;
};

/**
 * Takes the model's draft, unless the review is not current any more or the instructor has changed or approved it.
 * Drafts, edits and approvals of one paper take turns on the submission's row.
 */
export function keepModelDraft(
  db: Executor,
  claim: ModelDraftClaim,
  call: ModelCall,
  draft: NewDraft,
): Promise<'drafted' | 'dropped' | 'fenced' | 'gone'> {
  return db.transaction(async (tx) => {
    const [submission] = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.id, claim.submissionId))
      .for('update');
    const outcome = submission === undefined ? 'gone' : await takeDraft(tx, claim, draft);
    await settleCall(tx, call.callId, draft.usage);
    await noteModelAnswered(tx);
    const { model, version } = draft;
    if (version !== null) await noteModelVersion(tx, { model, version });
    return outcome;
  });
}

async function takeDraft(
  tx: Executor,
  claim: ModelDraftClaim,
  { model, version, feedback, feedbackWords, usage }: NewDraft,
): Promise<'drafted' | 'dropped' | 'fenced'> {
  const since = { stateSince: sql`now()`, heldAt: null };
  const isHeld = await changeHeld(tx, claim, {
    state: 'drafted',
    reason: null,
    ...since,
    model,
    modelVersion: version,
    feedback,
  });
  if (!isHeld) return 'fenced';
  const isTaken = await replaceFeedback(tx, claim.submissionId, { feedback, feedbackWords });
  const { ownerId, submissionId } = claim;
  if (!isTaken) {
    await tx
      .update(modelDrafts)
      .set({ state: 'dropped', reason: 'superseded', model: null, modelVersion: null, feedback: null })
      .where(eq(modelDrafts.submissionId, submissionId));
    return 'dropped';
  }
  await recordAudit(tx, [
    { ownerId, actor: 'engine', action: 'model-drafted', submissionId, detail: { model, version, ...usage } },
  ]);
  return 'drafted';
}

/** Only of a review that is current and that nobody has touched since this server drafted it. */
async function replaceFeedback(
  tx: Executor,
  submissionId: string,
  { feedback, feedbackWords }: Pick<NewDraft, 'feedback' | 'feedbackWords'>,
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
      feedback,
      draft: feedback,
      feedbackWords,
      typedWords: 0,
      version: sql`${grades.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(grades.submissionId, submissionId), isNull(grades.editedAt), exists(isCurrent)))
    .returning({ id: grades.submissionId });
  return replaced.length > 0;
}
