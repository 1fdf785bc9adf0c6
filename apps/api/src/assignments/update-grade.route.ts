import { AppError, updateGrade, type GradeEdit } from '@greenpen/api-contract';
import type { Grade, GradeContent, Overrides, ReviewRecord } from '@greenpen/gradebook';
import {
  type Annotations,
  byHand,
  editedScores,
  ceilingOfTotal,
  finalScores,
  measureFeedback,
  type Feedback,
  type FeedbackWords,
  type RubricPoints,
  type Verdict,
  type VerdictCorrections,
} from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports, Sealer } from '../ports.ts';
import { sealAnnotations, unsealAnnotations } from './annotations-seal.ts';
import { editAnnotations } from './edit-annotations.ts';
import { sealFeedback, unsealFeedback } from './feedback-seal.ts';
import { gradeOnWire } from './grade-on-wire.ts';
import { draftOnWire, type GradeDraft, sealDraft, settleTexts, unsealDraft } from './redraft/grade-draft.ts';
import { decisionsOf, findReviewToRedraft, type ReadReview, redraft } from './redraft/redraft-grade.ts';
import { findPagedText, type PagedText, type ReviewText } from './review-document.ts';

export function updateGradeRoute(ports: Ports): Route {
  return route(updateGrade, { requires: 'own-submission' }, async ({ params, body, actor, request }) => {
    const { grade, draft } = await saveGradeEdit(ports, { ownerId: actor.id, submissionId: params.id }, body);
    logEvent(request, { action: 'grade-changed', result: 'ok', object: params.id });
    return { ...gradeOnWire(grade, ports.sealer), draft: draft === null ? null : draftOnWire(draft) };
  });
}

type Where = { readonly ownerId: string; readonly submissionId: string };

type Saved = { readonly grade: Grade; readonly draft: GradeDraft | null };

/** Throws SUBMISSION_NOT_FOUND, GRADE_CHANGED_ELSEWHERE and FILE_DELETED. */
export async function saveGradeEdit(ports: Ports, where: Where, edit: GradeEdit): Promise<Saved> {
  const { gradebook, sealer } = ports;
  // Read before locking the grade, because the store may be slow; a newer review has a newer version.
  const review = isRedrafted(edit) ? await readReview(ports, where, edit) : undefined;
  let draft: GradeDraft | null = null;
  const change = async (grade: Grade, sealedDraft: Uint8Array | null): Promise<GradeContent> => {
    const marks = changesMarks(edit) ? editMarks(grade, { review, edit, sealer }) : keepMarks(grade);
    const texts = await editTexts(ports, grade, { edit, marks, review, sealedDraft });
    draft = texts.draft;
    return {
      ...marks,
      feedback: sealFeedback(sealer, texts.feedback),
      draft: draft === null ? undefined : sealDraft(sealer, draft),
      words: texts.words,
    };
  };
  const { version, client } = edit;
  const grade = await gradebook.grades.save({ ...where, version, client, change });
  if (edit.grammarScore !== undefined || edit.apaScore !== undefined || edit.contentScore !== undefined)
    await gradebook.pilots.calibrateFor({ ownerId: where.ownerId, submissionIds: [where.submissionId] });
  return { grade, draft };
}

type TextsEdit = {
  readonly edit: GradeEdit;
  readonly marks: Marks;
  readonly review: GradedReview | undefined;
  readonly sealedDraft: Uint8Array | null;
};

type EditedTexts = {
  readonly feedback: Feedback;
  /** null where it is unchanged. */
  readonly draft: GradeDraft | null;
  readonly words: FeedbackWords;
};

/** The texts as edited; what nobody edited is drafted again where the edit changes what it rests on. */
async function editTexts(
  ports: Ports,
  grade: Grade,
  { edit, marks, review, sealedDraft }: TextsEdit,
): Promise<EditedTexts> {
  const { sealer } = ports;
  const before = unsealFeedback(sealer, grade.feedback);
  const edited = feedbackOf(edit);
  const isDrafted = sealedDraft !== null && review?.read !== null && review?.record.engine !== byHand;
  const earlier = isDrafted ? unsealDraft(sealer, sealedDraft, review?.read?.text ?? null) : null;
  if (earlier === null) {
    const feedback = { ...before, ...edited };
    const draft = sealedDraft === null ? null : unsealFeedback(sealer, sealedDraft);
    return { feedback, draft: null, words: measureEdit(grade, feedback, { before, draft }) };
  }
  const manner = edit.manner ?? earlier.manner;
  const source = review?.read?.source ?? null;
  const studentName = review?.studentName ?? null;
  const written =
    source === null
      ? null
      : await redraft(ports, { source, decisions: decisionsOf(marks, sealer), studentName, manner });
  const { feedback, draft } = settleTexts({ before, edited, draft: earlier, written, manner });
  const given = draft.given.feedback;
  return { feedback, draft, words: measureEdit(grade, feedback, { before, draft: given }) };
}

type Marks = Pick<Grade, 'scores' | 'overrides' | 'dismissed' | 'verdicts' | 'rubricPoints' | 'annotations'>;

type GradedReview = {
  readonly record: ReviewRecord;
  /** null after it was deleted by retention; then only texts and manual scores can change. */
  readonly read: ReadReview | null;
  /** null where no comment is placed, or there is no text to place it in. */
  readonly paper: PagedText | null;
  readonly studentName: string | null;
};

/** Undefined without a grade. */
async function readReview(
  ports: Ports,
  where: Where,
  { comments }: GradeEdit,
): Promise<GradedReview | undefined> {
  const { gradebook, store } = ports;
  const [{ studentName }, record] = await Promise.all([
    gradebook.submissions.get(where),
    gradebook.reviews.findGraded(where),
  ]);
  if (record === undefined) return undefined;
  const [read, paper] = await Promise.all([
    findReviewToRedraft(ports, where.ownerId, record),
    comments === undefined ? null : findPagedText(store, record),
  ]);
  return { record, read, paper, studentName };
}

/** Whether an edit changes what drafted sentences rest on. */
function isRedrafted(edit: GradeEdit): boolean {
  return changesMarks(edit) || edit.manner !== undefined;
}

function changesMarks(edit: GradeEdit): boolean {
  const { grammarScore, apaScore, contentScore } = edit;
  return needsFindings(edit) || [grammarScore, apaScore, contentScore].some((score) => score !== undefined);
}

function keepMarks({ scores, overrides, dismissed, verdicts, rubricPoints, annotations }: Grade): Marks {
  return { scores, overrides, dismissed, verdicts, rubricPoints, annotations };
}

type MarksEdit = {
  readonly review: GradedReview | undefined;
  readonly edit: GradeEdit;
  readonly sealer: Sealer;
};

/**
 * Recalculates scores from the findings that are not dismissed, the instructor's comments, the corrected verdicts and
 * the rubric's points, except scores set by hand.
 * Throws FILE_DELETED.
 */
function editMarks(grade: Grade, { review, edit, sealer }: MarksEdit): Marks {
  if (review === undefined || (review.read === null && needsFindings(edit)))
    throw new AppError('FILE_DELETED');
  const { record, paper } = review;
  const text = review.read?.text ?? null;
  const override = (edited: number | null | undefined, before: number | null): number | null =>
    // A grade created by hand has no findings from which to calculate a score.
    edited === undefined || (edited === null && record.engine === byHand) ? before : edited;
  const overrides: Overrides = {
    grammar: override(edit.grammarScore, grade.overrides.grammar),
    apa: override(edit.apaScore, grade.overrides.apa),
    content: override(edit.contentScore, grade.overrides.content),
  };
  // The findings are deleted, so nothing but the scores set by hand can change.
  if (text === null) return { ...keepMarks(grade), ...settleByHand(grade, record, overrides) };
  const before = unsealAnnotations(sealer, grade.annotations);
  const annotations = editAnnotations(before, edit, { findings: text.findings, paper });
  const decisions = {
    dismissed: dismissedOf(text, annotations, edit.dismissed ?? grade.dismissed),
    verdicts: correctVerdicts(text, grade.verdicts, edit.verdicts),
    rubricPoints: pointsOf(text, edit.rubricPoints ?? grade.rubricPoints),
  };
  const { weights } = record;
  const { basis, findings, judgement: judged = null } = text;
  const scores = editedScores(
    { basis, findings, weights, judged },
    { ...decisions, byHand: overrides, annotations },
  );
  const isSame = edit.comments === undefined && edit.findingEdits === undefined;
  return {
    ...decisions,
    scores,
    overrides,
    annotations: isSame ? grade.annotations : sealAnnotations(sealer, annotations),
  };
}

function settleByHand(grade: Grade, { weights, basis }: ReviewRecord, overrides: Overrides) {
  const scores = finalScores({
    measured: grade.scores,
    byHand: overrides,
    weights,
    notJudged: basis.notJudged,
    parts: basis.total,
    ceiling: ceilingOfTotal(basis, heldIn(basis, grade.dismissed)),
    judged: null,
    rubricPoints: grade.rubricPoints,
    verdicts: grade.verdicts,
  });
  return { scores, overrides };
}

/** The findings that ceilings rest on and that were kept. */
function heldIn({ areas: { content } }: ReviewRecord['basis'], dismissed: readonly string[]) {
  return (content.ceilings ?? []).flatMap(({ finding }) =>
    finding === null || dismissed.includes(finding) ? [] : [{ id: finding }],
  );
}

/** Whether the scores must be recalculated from the findings. */
function needsFindings(edit: GradeEdit): boolean {
  const { dismissed, verdicts, rubricPoints, comments, findingEdits } = edit;
  const scores = [edit.grammarScore, edit.apaScore, edit.contentScore];
  const parts = [dismissed, verdicts, rubricPoints, comments, findingEdits];
  return parts.some((part) => part !== undefined) || scores.includes(null);
}

/** Keeps only ids of the review's findings and the comments, without duplicates, in that order. */
function dismissedOf(
  { findings }: ReviewText,
  { comments }: Annotations,
  ids: readonly string[],
): readonly string[] {
  const asked = new Set(ids);
  return [...findings, ...comments].filter(({ id }) => asked.has(id)).map(({ id }) => id);
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

/** The texts that an edit sets. */
function feedbackOf(edit: GradeEdit): Partial<Feedback> {
  const { grammarFeedback, apaFeedback, contentFeedback, feedback } = edit;
  return {
    ...(grammarFeedback !== undefined && { grammar: grammarFeedback }),
    ...(apaFeedback !== undefined && { apa: apaFeedback }),
    ...(contentFeedback !== undefined && { content: contentFeedback }),
    ...(feedback !== undefined && { overall: feedback }),
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
