import {
  byHand,
  type FeedbackStyle,
  type FeedbackWords,
  GradingError,
  handBasis,
  type Scores,
  type Weights,
} from '@greenpen/grading';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { Grade } from '../records.ts';
import { submissions } from '../schema/submissions.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { grades, reviews } from '../schema/grades.ts';
import { fromScores, numbersOf, toGrade } from './grade-rows.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** A grade that the instructor entered for a paper that could not be read. */
export type HandGrade = {
  readonly ownerId: string;
  readonly submissionId: string;
  readonly by: string;
  readonly scores: Scores;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  /** The four texts, encrypted. */
  readonly feedback: Uint8Array;
  readonly words: FeedbackWords;
};

/**
 * Gives an unreadable paper a review without findings and a grade with the instructor's entries. Throws
 * GRADE_CHANGED_ELSEWHERE if it already has a grade or is being graded: the remaining states have no run in
 * progress, so no fencing token has to change.
 */
function gradeByHand(db: Executor, hand: HandGrade): Promise<Grade> {
  const { ownerId, submissionId, by, scores } = hand;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(isOwn(ownerId, submissionId)).for('update');
    if (row === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
    const [existing] = await tx.select().from(grades).where(eq(grades.submissionId, submissionId));
    const isGivenUp = row.state === 'refused' || row.state === 'needs-you';
    if (existing !== undefined || !isGivenUp) throw new GradingError('GRADE_CHANGED_ELSEWHERE');
    const number = row.reviewNumber + 1;
    const grade = await addReviewAndGrade(tx, hand, number);
    await tx
      .update(submissions)
      .set({
        state: 'completed',
        stateReason: null,
        stateSince: sql`now()`,
        completedAt: sql`now()`,
        reviewNumber: number,
        totalScore: scores.total,
      })
      .where(eq(submissions.id, submissionId));
    const detail = { review: number, total: scores.total };
    await recordAudit(tx, [{ ownerId, actor: by, action: 'graded-by-hand', submissionId, detail }]);
    return toGrade({ ...grade, notJudged: null }, row);
  });
}

async function addReviewAndGrade(tx: Executor, hand: HandGrade, number: number) {
  const { ownerId, submissionId, scores, weights } = hand;
  await tx.insert(reviews).values({
    submissionId,
    number,
    engine: byHand,
    ...fromScores(scores),
    grammarWeight: weights.grammar,
    apaWeight: weights.apa,
    contentWeight: weights.content,
    feedbackStyle: hand.feedbackStyle,
    basis: numbersOf(handBasis),
    words: 0,
    pages: 0,
    documentName: null,
  });
  const [grade] = await tx
    .insert(grades)
    .values({
      submissionId,
      ownerId,
      reviewNumber: number,
      version: 1,
      ...fromScores(scores),
      grammarOverride: scores.grammar,
      apaOverride: scores.apa,
      contentOverride: scores.content,
      dismissed: [],
      feedback: hand.feedback,
      ...hand.words,
      editedAt: sql`now()`,
    })
    .returning();
  if (grade === undefined) throw new GradingError('REVIEW_NOT_READY');
  return grade;
}

export { gradeByHand as enterByHand };
