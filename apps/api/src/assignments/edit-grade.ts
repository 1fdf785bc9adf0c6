import type { GradeEdit } from '@greenpen/api-contract';
import type { Grade, Overrides, ReviewRecord } from '@greenpen/gradebook';
import { byHand, scoreFromBasis, totalOf, type Feedback, type Scores } from '@greenpen/grading';
import type { ReviewText } from './review-document.ts';

export type EditedGrade = {
  readonly scores: Scores;
  readonly overrides: Overrides;
  readonly dismissed: readonly string[];
  readonly feedback: Feedback;
};

type Standing = {
  readonly grade: Grade;
  readonly feedback: Feedback;
  readonly record: ReviewRecord;
  /** Null once retention took it; then only texts and scores set by hand can change. */
  readonly review: ReviewText | null;
};

/** The grade after an edit: scores follow from the findings that are kept, except where set by hand. */
export function editGrade({ grade, feedback, record, review }: Standing, edit: GradeEdit): EditedGrade {
  const override = (edited: number | null | undefined, before: number | null): number | null =>
    // Where nothing was measured, a score cannot be given back to the findings.
    edited === undefined || (edited === null && record.engine === byHand) ? before : edited;
  const overrides: Overrides = {
    grammar: override(edit.grammarScore, grade.overrides.grammar),
    apa: override(edit.apaScore, grade.overrides.apa),
    content: override(edit.contentScore, grade.overrides.content),
  };
  const dismissed =
    review === null ? grade.dismissed : dismissedOf(review, edit.dismissed ?? grade.dismissed);
  const gone = new Set(dismissed);
  const kept = review?.findings.filter(({ id }) => !gone.has(id));
  const measured =
    review === null || kept === undefined ? grade.scores : scoreFromBasis(review.basis, kept, record.weights);
  const scores = {
    grammar: overrides.grammar ?? measured.grammar,
    apa: overrides.apa ?? measured.apa,
    content: overrides.content ?? measured.content,
  };
  return {
    scores: { ...scores, total: totalOf(scores, record.weights) },
    overrides,
    dismissed,
    feedback: {
      grammar: edit.grammarFeedback ?? feedback.grammar,
      apa: edit.apaFeedback ?? feedback.apa,
      content: edit.contentFeedback ?? feedback.content,
      overall: edit.feedback ?? feedback.overall,
    },
  };
}

/** Only ids that the review has, each once, in the review's order. */
function dismissedOf(review: ReviewText, ids: readonly string[]): readonly string[] {
  const asked = new Set(ids);
  return review.findings.filter(({ id }) => asked.has(id)).map(({ id }) => id);
}
