import { byHand, GradingError, handBasis } from '@greenpen/grading';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import type { HandGrade } from '../submissions/submission-requests.ts';
import { numbersOf } from '../queue/complete-run.ts';
import type { Grade } from '../records.ts';
import { grades, reviews, submissions } from '../schema/index.ts';
import { isOwn } from '../submissions/submission-rows.ts';
import { fromScores, toGrade } from './grade-rows.ts';

/**
 * Gives a paper that could not be read a review without findings and a grade that holds what the instructor typed.
 * Throws GRADE_CHANGED_ELSEWHERE where it has a grade already or is being read: no run is under way in the states that
 * this leaves, so nothing is fenced off.
 */
export function gradeByHand(db: Executor, hand: HandGrade): Promise<Grade> {
  const { ownerId, submissionId, by, scores, weights } = hand;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(isOwn(ownerId, submissionId)).for('update');
    if (row === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
    const [existing] = await tx.select().from(grades).where(eq(grades.submissionId, submissionId));
    const isGivenUp = row.state === 'refused' || row.state === 'needs-you';
    if (existing !== undefined || !isGivenUp) throw new GradingError('GRADE_CHANGED_ELSEWHERE');
    const number = row.reviewNumber + 1;
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
    await recordAudit(tx, [
      {
        ownerId,
        actor: by,
        action: 'graded-by-hand',
        submissionId,
        detail: { review: number, total: scores.total },
      },
    ]);
    return toGrade(grade, row);
  });
}
