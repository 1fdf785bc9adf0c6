import { AppError, updateGrade, type GradeEdit } from '@greenpen/api-contract';
import type { Grade, GradeContent, Overrides, ReviewRecord } from '@greenpen/gradebook';
import {
  byHand,
  finalScores,
  measureFeedback,
  scoreFromBasis,
  type Feedback,
  type FeedbackWords,
  type RubricPoints,
  type Verdict,
  type VerdictCorrections,
} from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { sealFeedback, unsealFeedback } from './feedback-seal.ts';
import { gradeOnWire } from './grade-on-wire.ts';
import { findReviewText, type ReviewText } from './review-document.ts';

export function updateGradeRoute({ gradebook, store, sealer }: Ports): Route {
  return route(updateGrade, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    // Read before locking the grade, because the store may be slow; a newer review has a newer version.
    const record = changesMarks(body) ? await gradebook.reviews.findGraded(where) : undefined;
    const review = record === undefined ? undefined : { record, text: await findReviewText(store, record) };
    const change = (grade: Grade, sealedDraft: Uint8Array | null): GradeContent => {
      const before = unsealFeedback(sealer, grade.feedback);
      const draft = sealedDraft === null ? null : unsealFeedback(sealer, sealedDraft);
      const feedback = editFeedback(before, body);
      return {
        ...editMarks(grade, review, body),
        feedback: sealFeedback(sealer, feedback),
        words: measureEdit(grade, feedback, { before, draft }),
      };
    };
    const { version, client } = body;
    const saved = await gradebook.grades.save({ ...where, version, client, change });
    logEvent(request, { action: 'grade-changed', result: 'ok', object: params.id });
    return gradeOnWire(saved, sealer);
  });
}

type Marks = Pick<Grade, 'scores' | 'overrides' | 'dismissed' | 'verdicts' | 'rubricPoints'>;

type GradedReview = {
  readonly record: ReviewRecord;
  /** null after it was deleted by retention; then only texts and manual scores can change. */
  readonly text: ReviewText | null;
};

function changesMarks(edit: GradeEdit): boolean {
  const { grammarScore, apaScore, contentScore, dismissed, verdicts, rubricPoints } = edit;
  const parts = [grammarScore, apaScore, contentScore, dismissed, verdicts, rubricPoints];
  return parts.some((part) => part !== undefined);
}

/**
 * Recalculates scores from the findings that are not dismissed, the corrected verdicts and the rubric's points, except
 * scores set by hand.
 * Throws FILE_DELETED.
 */
function editMarks(grade: Grade, review: GradedReview | undefined, edit: GradeEdit): Marks {
  if (!changesMarks(edit)) {
    const { scores, overrides, dismissed, verdicts, rubricPoints } = grade;
    return { scores, overrides, dismissed, verdicts, rubricPoints };
  }
  if (review === undefined || (review.text === null && needsFindings(edit)))
    throw new AppError('FILE_DELETED');
  const { record, text } = review;
  const override = (edited: number | null | undefined, before: number | null): number | null =>
    // A grade created by hand has no findings from which to calculate a score.
    edited === undefined || (edited === null && record.engine === byHand) ? before : edited;
  const overrides: Overrides = {
    grammar: override(edit.grammarScore, grade.overrides.grammar),
    apa: override(edit.apaScore, grade.overrides.apa),
    content: override(edit.contentScore, grade.overrides.content),
  };
  const dismissed = text === null ? grade.dismissed : dismissedOf(text, edit.dismissed ?? grade.dismissed);
  const verdicts = text === null ? grade.verdicts : correctVerdicts(text, grade.verdicts, edit.verdicts);
  const gone = new Set(dismissed);
  const kept = text?.findings.filter(({ id }) => !gone.has(id));
  const measured =
    text === null || kept === undefined
      ? grade.scores
      : scoreFromBasis(text.basis, kept, record.weights, verdicts);
  const rubricPoints =
    text === null ? grade.rubricPoints : pointsOf(text, edit.rubricPoints ?? grade.rubricPoints);
  const { weights, basis } = record;
  const scores = finalScores({
    measured,
    byHand: overrides,
    weights,
    notJudged: basis.notJudged,
    parts: basis.total,
    judged: text?.judgement ?? null,
    rubricPoints,
  });
  return { scores, overrides, dismissed, verdicts, rubricPoints };
}

/** Whether the scores must be recalculated from the findings. */
function needsFindings(edit: GradeEdit): boolean {
  const scores = [edit.grammarScore, edit.apaScore, edit.contentScore];
  const { dismissed, verdicts, rubricPoints } = edit;
  return [dismissed, verdicts, rubricPoints].some((part) => part !== undefined) || scores.includes(null);
}

/** Keeps only ids in the review, without duplicates, in the review's order. */
function dismissedOf(review: ReviewText, ids: readonly string[]): readonly string[] {
  const asked = new Set(ids);
  return review.findings.filter(({ id }) => asked.has(id)).map(({ id }) => id);
}

/** Keeps only points of criteria in the review's rubric, at most what each gives. */
function pointsOf({ judgement }: ReviewText, given: NonNullable<GradeEdit['rubricPoints']>): RubricPoints {
  return Object.fromEntries(
    (judgement?.rubric ?? []).flatMap(({ criterion: { id, maxPoints } }) => {
      const points = Object.hasOwn(given, id) ? (given[id] ?? null) : null;
      return points === null ? [] : [[id, Math.min(points, maxPoints)] as const];
    }),
  );
}

/** Keeps only verdicts about the review's requirements that differ from the engine's, in the review's order. */
function correctVerdicts(
  { judgement }: ReviewText,
  before: VerdictCorrections,
  edited: GradeEdit['verdicts'] = {},
): VerdictCorrections {
  const after: Record<string, Verdict> = {};
  for (const { requirement, verdict } of judgement?.requirements ?? []) {
    const { id } = requirement;
    const corrected = edited[id] === undefined ? before[id] : edited[id];
    if (corrected !== undefined && corrected !== null && corrected !== verdict) after[id] = corrected;
  }
  return after;
}

function editFeedback(before: Feedback, edit: GradeEdit): Feedback {
  return {
    grammar: edit.grammarFeedback ?? before.grammar,
    apa: edit.apaFeedback ?? before.apa,
    content: edit.contentFeedback ?? before.content,
    overall: edit.feedback ?? before.overall,
  };
}

type Texts = { readonly before: Feedback; readonly draft: Feedback | null };

/** Without a draft, words added since the last save count as typed, in addition to earlier ones. */
function measureEdit(grade: Grade, feedback: Feedback, { before, draft }: Texts): FeedbackWords {
  const measured = measureFeedback(feedback, draft ?? before);
  if (draft !== null) return measured;
  const typedWords = Math.min(measured.feedbackWords, grade.words.typedWords + measured.typedWords);
  return { ...measured, typedWords };
}
