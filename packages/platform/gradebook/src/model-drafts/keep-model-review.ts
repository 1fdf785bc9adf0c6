import {
  doubtLevel,
  type DoubtCode,
  type ScoreBasis,
  type ScoreInterval,
  type Scores,
} from '@greenpen/grading';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { fromScores, numbersOf } from '../grades/grade-rows.ts';
import { modelDrafts } from '../schema/model-drafts.ts';
import { reviews } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeHeld, replaceDraft } from './held-draft.ts';
import type { ModelDraftClaim } from './model-draft-records.ts';

/** The engine's review joined with what a model read. */
export type ModelReview = {
  readonly model: string;
  /** As reported by the provider; null if it was not. */
  readonly version: string | null;
  /** The documents of the joined review, which are stored already. */
  readonly documentName: string;
  /** Scores of the review, and those of the grade with the instructor's own comments. */
  readonly scores: Scores;
  readonly gradeScores: Scores;
  readonly basis: ScoreBasis;
  readonly interval: ScoreInterval | null;
  readonly doubts: readonly DoubtCode[];
  /** Ids of dismissed comments and of the findings that the model disputes, which count when they are kept. */
  readonly dismissed: readonly string[];
  /** Encrypted by the caller. */
  readonly feedback: Uint8Array;
  readonly feedbackWords: number;
  /** What the model asks about requirements, encrypted by the caller; null for nothing. */
  readonly questions: Uint8Array | null;
};

/** Doubts that do not come from the review. */
const OF_OTHERS: ReadonlySet<DoubtCode> = new Set(['two-names', 'copy-of-another']);

/**
 * Uses a review that was joined with a model's reading, unless the instructor has edited or approved the grade or the
 * review has been replaced. The submission's row lock serialises drafts, edits and approvals of a paper.
 */
function keepModelReview(
  db: Executor,
  claim: ModelDraftClaim,
  review: ModelReview,
): Promise<'drafted' | 'dropped' | 'fenced' | 'gone'> {
  return db.transaction(async (tx) => {
    const [submission] = await tx
      .select({ doubts: submissions.doubts, reviewNumber: submissions.reviewNumber })
      .from(submissions)
      .where(eq(submissions.id, claim.submissionId))
      .for('update');
    if (submission === undefined) return 'gone';
    return takeReview(tx, claim, { review, ...submission });
  });
}

type Taking = {
  readonly review: ModelReview;
  readonly doubts: readonly DoubtCode[];
  readonly reviewNumber: number | null;
};

async function takeReview(
  tx: Executor,
  claim: ModelDraftClaim,
  { review, doubts: before, reviewNumber }: Taking,
): Promise<'drafted' | 'dropped' | 'fenced'> {
  const { submissionId, ownerId } = claim;
  const { model, version, feedback, feedbackWords, scores, gradeScores, dismissed, questions } = review;
  const isHeld = await changeHeld(tx, claim, {
    state: 'drafted',
    reason: null,
    heldAt: null,
    model,
    modelVersion: version,
    feedback,
    questions,
  });
  if (!isHeld) return 'fenced';
  const marks = { ...fromScores(gradeScores), dismissed: [...dismissed] };
  const isTaken = await replaceDraft(tx, submissionId, { feedback, feedbackWords, ...marks });
  if (!isTaken || reviewNumber === null) {
    await tx
      .update(modelDrafts)
      .set({
        state: 'dropped',
        reason: 'superseded',
        model: null,
        modelVersion: null,
        feedback: null,
        questions: null,
      })
      .where(eq(modelDrafts.submissionId, submissionId));
    return 'dropped';
  }
  const { documentName, basis, interval } = review;
  await tx
    .update(reviews)
    .set({ ...fromScores(scores), basis: numbersOf(basis, interval), documentName })
    .where(and(eq(reviews.submissionId, submissionId), eq(reviews.number, reviewNumber)));
  const doubts = [...new Set([...review.doubts, ...before.filter((code) => OF_OTHERS.has(code))])];
  await tx
    .update(submissions)
    .set({ totalScore: gradeScores.total, doubts, doubt: doubtLevel(doubts) })
    .where(eq(submissions.id, submissionId));
  const detail = { model, version, total: scores.total };
  await recordAudit(tx, [{ ownerId, actor: 'engine', action: 'model-drafted', submissionId, detail }]);
  return 'drafted';
}

export { keepModelReview as keepReview };
