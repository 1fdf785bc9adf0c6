import { exportFeedback } from '@greenpen/api-contract';
import { annotateFindings, GradingError } from '@greenpen/grading';
import { unsealAnnotations } from '../assignments/annotations-seal.ts';
import { unsealFeedback } from '../assignments/feedback-seal.ts';
import { findReviewText } from '../assignments/review-document.ts';
import { sendDownload } from '../assignments/send-download.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { rubricLinesOf } from './read-rubric-lines.ts';
import { feedbackDocumentName } from './returned-name.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function exportFeedbackRoute({ gradebook, store, sealer }: Ports): Route {
  return route(exportFeedback, { requires: 'own-submission' }, async ({ params, actor, request, reply }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const submission = await gradebook.submissions.get(where);
    const { grade } = submission;
    if (grade === null) throw new GradingError('REVIEW_NOT_READY');
    const record = await gradebook.reviews.find({ ...where, number: grade.reviewNumber });
    const review = record === undefined ? null : await findReviewText(store, record);
    const dismissed = new Set(grade.dismissed);
    const annotations = unsealAnnotations(sealer, grade.annotations);
    // Loaded on demand: rarely used, and its library stays in memory.
    const { feedbackDocument } = await import('./feedback-document.ts');
    const content = await feedbackDocument({
      submission,
      scores: grade.scores,
      weights: record?.weights ?? null,
      feedback: unsealFeedback(sealer, grade.feedback),
      rubric: rubricLinesOf(review, grade),
      findings: annotateFindings(review?.findings ?? [], annotations).filter(({ id }) => !dismissed.has(id)),
    });
    logEvent(request, { action: 'feedback-exported', result: 'ok', object: params.id });
    return sendDownload(reply, { fileName: feedbackDocumentName(submission), type: docx, content });
  });
}
