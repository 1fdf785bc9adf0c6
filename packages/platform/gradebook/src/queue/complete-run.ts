import type { AreaBasis, ScoreBasis } from '@greenpen/grading';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import { settleAuthor } from '../figures/settle-author.ts';
import type { NewReview, RunClaim } from './run-records.ts';
import { fromScores } from '../grades/grade-rows.ts';
import { queueModelDraft } from '../model-drafts/queue-model-draft.ts';
import type { BasisNumbers } from '../records.ts';
import { grades, replacedGrades, reviews, submissions } from '../schema/index.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';
import type { GradingQueue } from './grading-queue.ts';
import { lockClaimed } from './settle-run.ts';

export type CompleteOutcome = 'completed' | 'draft-kept' | 'fenced' | 'approved' | 'gone';

/**
 * Refuses when another worker holds it, or it was approved or deleted meanwhile. Writes the review, the first draft
 * of the grade and the end of the job, all or nothing.
 */
export function completeRun(
  db: Executor,
  queue: GradingQueue,
  claim: RunClaim,
  review: NewReview,
): Promise<CompleteOutcome> {
  return db.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim);
    if (typeof row === 'string') return row;
    const number = row.reviewNumber + 1;
    await tx.insert(reviews).values({
      submissionId: row.id,
      number,
      engine: review.engine,
      ...fromScores(review.scores),
      grammarWeight: review.weights.grammar,
      apaWeight: review.weights.apa,
      contentWeight: review.weights.content,
      feedbackStyle: review.feedbackStyle,
      basis: numbersOf(review.basis),
      words: review.words,
      pages: review.pages,
      documentName: review.documentName,
    });
    const isDrafted = await draftGrade(tx, row, number, review);
    await markCompleted(tx, row, number, review);
    await queue.end(tx, claim.jobId);
    await recordAudit(tx, [
      {
        ownerId: row.ownerId,
        actor: 'engine',
        action: 'review-completed',
        submissionId: row.id,
        detail: { review: number, total: review.scores.total, words: review.words },
      },
    ]);
    return isDrafted ? 'completed' : 'draft-kept';
  });
}

/** Leaves a grade alone that the instructor changed while the run was under way: what was saved stays. */
async function draftGrade(
  tx: Executor,
  row: SubmissionRow,
  reviewNumber: number,
  { scores, feedback, feedbackWords = 0, wantsModelDraft = false }: NewReview,
): Promise<boolean> {
  const [current] = await tx.select().from(grades).where(eq(grades.submissionId, row.id));
  if (current !== undefined && current.version !== row.gradeVersionWhenQueued) return false;
  if (current !== undefined && current.editedAt !== null) {
    const { editedAt: _, ownerId: __, feedbackWords: ___, typedWords: ____, ...replaced } = current;
    await tx.insert(replacedGrades).values(replaced);
  }
  const draft = {
    reviewNumber,
    version: (current?.version ?? 0) + 1,
    ...fromScores(scores),
    grammarOverride: null,
    apaOverride: null,
    contentOverride: null,
    dismissed: [],
    feedback,
    draft: feedback,
    feedbackWords,
    typedWords: 0,
    editedAt: null,
  };
  await tx
    .insert(grades)
    .values({ submissionId: row.id, ownerId: row.ownerId, ...draft })
    .onConflictDoUpdate({ target: grades.submissionId, set: { ...draft, updatedAt: sql`now()` } });
  await tx.update(submissions).set({ totalScore: scores.total }).where(eq(submissions.id, row.id));
  if (wantsModelDraft) {
    const { id: submissionId, ownerId } = row;
    await queueModelDraft(tx, { submissionId, ownerId, reviewNumber, gradeVersion: draft.version });
  }
  return true;
}

async function markCompleted(
  tx: Executor,
  row: SubmissionRow,
  reviewNumber: number,
  { student, doubts = [] }: NewReview,
): Promise<void> {
  await tx
    .update(submissions)
    .set({
      state: 'completed',
      stateReason: null,
      stateSince: sql`now()`,
      completedAt: sql`now()`,
      reviewNumber,
      ...(await settleAuthor(tx, row, { student, doubts })),
    })
    .where(eq(submissions.id, row.id));
}

/** Sentences may quote the paper, so only numbers by id go into a table. */
export function numbersOf({ words, areas }: ScoreBasis): BasisNumbers {
  return {
    words,
    areas: {
      grammar: numbersOfArea(areas.grammar),
      apa: numbersOfArea(areas.apa),
      content: numbersOfArea(areas.content),
    },
  };
}

function numbersOfArea({ parts, costs, caps, together }: AreaBasis): BasisNumbers['areas']['apa'] {
  const numbers = {
    parts: parts.map(({ id, points, maxPoints }) => ({ id, points, maxPoints })),
    costs,
    caps,
  };
  return together === undefined ? numbers : { ...numbers, together };
}
