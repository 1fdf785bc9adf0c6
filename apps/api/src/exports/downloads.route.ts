import { AppError, exportMarks, exportFeedback } from '@greenpen/api-contract';
import { Readable } from 'node:stream';
import { unsealFeedback } from '../assignments/feedback-seal.ts';
import { sendDownload } from '../assignments/send-download.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { readRubricLines, rubricLinesOf } from './read-rubric-lines.ts';
import { confirmMarks } from './marks/confirm-marks.ts';
import { gatherMarks } from './marks/gather-marks.ts';
import { writeMarks } from './marks/write-marks.ts';
import { annotateFindings, GradingError } from '@greenpen/grading';
import { unsealAnnotations } from '../assignments/annotations-seal.ts';
import { findReviewText } from '../assignments/review-document.ts';
import { feedbackDocumentName } from './returned-name.ts';

export function exportMarksRoute({ gradebook, store, sealer }: Ports): Route {
  return route(exportMarks, { requires: 'signed-in' }, async ({ body, actor, request, reply }) => {
    const { system } = body;
    const gathered = await gatherMarks({ gradebook }, actor.id, body);
    if (gathered.chosen.length === 0) throw new AppError('NOTHING_TO_EXPORT');
    const { marks } = confirmMarks(system, gathered);
    if (marks.length === 0) throw new AppError('NOTHING_CONFIRMED');
    const rubrics = system === 'plain' ? await readRubricLines({ gradebook, store }, marks) : new Map();
    const order = { marks, rubrics, readFeedback: readFeedbackOf };
    const lines = writeMarks(system, order);
    // Generate the first line before sending, so that errors are still reported as such.
    const first = lines.next().value ?? '';
    logEvent(request, { action: 'marks-exported', result: 'ok', detail: marks.length });
    return sendDownload(reply, {
      fileName: system === 'plain' ? 'marks.csv' : `marks-${system}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from(joined(first, lines), { objectMode: false }),
    });

    function readFeedbackOf({ grade }: (typeof marks)[number]) {
      return unsealFeedback(sealer, grade.feedback);
    }
  });
}

function* joined(first: string, rest: Iterable<string>): Generator<string> {
  yield first;
  yield* rest;
}

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
