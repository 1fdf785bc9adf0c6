import type { ReviewOnWire } from '@greenpen/api-contract';
import type { Grade, ReviewRecord } from '@greenpen/gradebook';
import type { ReviewText } from './review-document.ts';

/** The engine's review together with what the instructor has decided about it. */
export function reviewOnWire(record: ReviewRecord, review: ReviewText, grade: Grade): ReviewOnWire {
  return {
    number: record.number,
    engine: record.engine,
    reviewedAt: record.reviewedAt.toISOString(),
    weights: record.weights,
    feedbackStyle: record.feedbackStyle,
    findings: review.findings,
    dismissed: [...grade.dismissed],
    scoreOverrides: grade.overrides,
    basis: review.basis,
    draft: { scores: record.scores, feedback: review.feedback },
    words: record.words,
    pages: record.pages,
    notes: review.notes,
    hidden: review.hidden,
  };
}
