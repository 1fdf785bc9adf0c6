import { AppError, type GradeEdit, updateGrade } from '@greenpen/api-contract';
import type { Grade } from '@greenpen/gradebook';
import { type Feedback, type FeedbackWords, GradingError, measureFeedback } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { editGrade } from './edit-grade.ts';
import { findModelFeedback, sealFeedback, unsealFeedback } from './feedback-seal.ts';
import { gradeOnWire } from './grade-on-wire.ts';
import { findReviewText } from './review-document.ts';

export function updateGradeRoute({ gradebook, store, sealer }: Ports): Route {
  return route(updateGrade, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const { grade } = await gradebook.submissions.get(where);
    if (grade === null) throw new GradingError('REVIEW_NOT_READY');
    if (grade.approvedAt !== null) throw new GradingError('GRADE_ALREADY_APPROVED');
    if (grade.version !== body.version) throw new GradingError('GRADE_CHANGED_ELSEWHERE');
    const record = await gradebook.reviews.find({ ...where, number: grade.reviewNumber });
    if (record === undefined) throw new GradingError('REVIEW_NOT_READY');

    const review = await findReviewText(store, record);
    if (review === null && needsFindings(body)) throw new AppError('FILE_DELETED');
    const byModel = await findModelFeedback({ gradebook, sealer }, actor.id, grade);
    const draft = byModel ?? review?.feedback ?? null;
    const feedback = unsealFeedback(sealer, grade.feedback);
    const edited = editGrade({ grade, feedback, record, review }, body);
    const saved = await gradebook.grades.save({
      ...where,
      version: body.version,
      client: body.client,
      scores: edited.scores,
      overrides: edited.overrides,
      dismissed: edited.dismissed,
      feedback: sealFeedback(sealer, edited.feedback),
      words: measureEdit(grade, edited.feedback, { before: feedback, draft }),
    });
    logEvent(request, { action: 'grade-changed', result: 'ok', object: params.id });
    return gradeOnWire(saved, sealer);
  });
}

/** Whether the scores have to be worked out again from the findings. */
function needsFindings(edit: GradeEdit): boolean {
  const scores = [edit.grammarScore, edit.apaScore, edit.contentScore];
  return edit.dismissed !== undefined || scores.includes(null);
}

type Texts = { readonly before: Feedback; readonly draft: Feedback | null };

/** Once retention took the draft, what is new since the last save counts as typed, besides what was before. */
function measureEdit(grade: Grade, feedback: Feedback, { before, draft }: Texts): FeedbackWords {
  const measured = measureFeedback(feedback, draft ?? before);
  if (draft !== null) return measured;
  const typedWords = Math.min(measured.feedbackWords, grade.words.typedWords + measured.typedWords);
  return { ...measured, typedWords };
}
