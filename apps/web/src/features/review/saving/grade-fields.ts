import type {
  AssignmentWithReview,
  CurrentDraft,
  Grade,
  ReviewOnWire,
  SavedGrade,
} from '@greenpen/api-contract';
import {
  type Annotations,
  editedScores,
  type FeedbackManner,
  type FindingEdits,
  type OwnComment,
  withoutScore,
  type RubricPoints,
  type ScoreBasis,
  type Scores,
  type Verdict,
  type VerdictCorrections,
} from '@greenpen/grading';
import type { Area, Finding } from '@greenpen/paper';
import type { NameCover } from '../../../hidden-names/cover-names.ts';

/** The fields that the instructor can edit on the review screen, named as in the API. */
export type GradeFields = {
  readonly grammarFeedback: string;
  readonly apaFeedback: string;
  readonly contentFeedback: string;
  readonly feedback: string;
  /** Ids of dismissed findings. */
  readonly dismissed: readonly string[];
  /** The instructor's comments on the paper. */
  readonly comments: readonly OwnComment[];
  /** The instructor's changes of findings, by finding id. */
  readonly findingEdits: FindingEdits;
  /** Verdicts by requirement id; null where the engine's stands. */
  readonly verdicts: Readonly<Record<string, Verdict | null>>;
  /** Scores set by hand; null where the findings decide. */
  readonly grammarScore: number | null;
  readonly apaScore: number | null;
  readonly contentScore: number | null;
  /** Points of the rubric that are set by hand, by criterion id. */
  readonly rubricPoints: RubricPoints;
  /** How the draft departs from its style. */
  readonly manner: FeedbackManner;
};

/** A review with the instructor's comments and changes of findings. */
export type AnnotatedReview = Omit<ReviewOnWire, 'basis' | 'findings'> & {
  readonly basis: ScoreBasis;
  readonly findings: readonly Finding[];
};

export type GradeField = keyof GradeFields;

export const gradeFields = [
  'grammarFeedback',
  'apaFeedback',
  'contentFeedback',
  'feedback',
  'dismissed',
  'comments',
  'findingEdits',
  'verdicts',
  'grammarScore',
  'apaScore',
  'contentScore',
  'rubricPoints',
  'manner',
] as const satisfies readonly GradeField[];

export type GradeChange = { readonly [F in GradeField]?: GradeFields[F] };

export type FeedbackField = 'feedback' | 'contentFeedback' | 'grammarFeedback' | 'apaFeedback';

export const feedbackFields = [
  'feedback',
  'contentFeedback',
  'grammarFeedback',
  'apaFeedback',
] as const satisfies readonly FeedbackField[];

/** The newest draft of each text. */
export type Drafts = Readonly<Record<FeedbackField, string>>;

export function draftsOf({ feedback }: Pick<CurrentDraft, 'feedback'>): Drafts {
  return {
    feedback: feedback.overall,
    contentFeedback: feedback.content,
    grammarFeedback: feedback.grammar,
    apaFeedback: feedback.apa,
  };
}

export const scoreFields = {
  grammar: 'grammarScore',
  apa: 'apaScore',
  content: 'contentScore',
} as const satisfies Record<Area, GradeField>;

/** The fields of a graded submission as the server has them. */
export function fieldsOf(
  grade: Grade,
  review: Pick<
    ReviewOnWire,
    'dismissed' | 'comments' | 'findingEdits' | 'requirements' | 'rubricPoints' | 'scoreOverrides' | 'draft'
  >,
): GradeFields {
  return {
    grammarFeedback: grade.grammarFeedback,
    apaFeedback: grade.apaFeedback,
    contentFeedback: grade.contentFeedback,
    feedback: grade.feedback,
    dismissed: review.dismissed,
    comments: review.comments,
    findingEdits: review.findingEdits,
    verdicts: Object.fromEntries((review.requirements ?? []).map(({ id, corrected }) => [id, corrected])),
    grammarScore: review.scoreOverrides.grammar,
    apaScore: review.scoreOverrides.apa,
    contentScore: review.scoreOverrides.content,
    rubricPoints: review.rubricPoints,
    manner: review.draft.manner,
  };
}

export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The instructor's verdicts alone. */
export function correctionsOf({ verdicts }: Pick<GradeFields, 'verdicts'>): VerdictCorrections {
  const given = Object.entries(verdicts).flatMap(([id, verdict]) =>
    verdict === null ? [] : [[id, verdict]],
  );
  return Object.fromEntries(given);
}

/** What the instructor changed of the rubric. */
export function changesOf(fields: Pick<GradeFields, 'rubricPoints' | 'verdicts'>) {
  return { points: fields.rubricPoints, verdicts: correctionsOf(fields) };
}

/** The scores computed from the kept findings, own comments, corrected verdicts, manual overrides and the rubric. */
export function workingScores(
  {
    basis,
    findings,
    weights,
    judgedRubric,
  }: Pick<ReviewOnWire, 'basis' | 'findings' | 'weights' | 'judgedRubric'>,
  fields: GradeFields,
): Scores {
  const { dismissed, rubricPoints } = fields;
  return editedScores(
    { basis, findings, weights, judged: judgedRubric },
    {
      dismissed,
      verdicts: correctionsOf(fields),
      rubricPoints,
      byHand: overridesOf(fields),
      annotations: annotationsOf(fields),
    },
  );
}

export function annotationsOf({ comments, findingEdits }: Pick<GradeFields, keyof Annotations>): Annotations {
  return { comments, findingEdits };
}

/** The areas that have no score: those that were not judged and have none set by hand. */
export function areasWithoutScore(
  { basis }: Pick<AnnotatedReview, 'basis'>,
  fields: GradeFields,
): readonly Area[] {
  return withoutScore(basis.notJudged, overridesOf(fields));
}

function overridesOf({ grammarScore, apaScore, contentScore }: GradeFields) {
  return { grammar: grammarScore, apa: apaScore, content: contentScore };
}

/** The fields for a screen that must not name the student; never to be saved. */
export function coverTexts(fields: GradeFields, { cover }: NameCover): GradeFields {
  return {
    ...fields,
    feedback: cover(fields.feedback),
    contentFeedback: cover(fields.contentFeedback),
    grammarFeedback: cover(fields.grammarFeedback),
    apaFeedback: cover(fields.apaFeedback),
    comments: fields.comments.map((comment) => ({ ...comment, text: cover(comment.text) })),
  };
}

/** The submission after an acknowledged save, to update the cache. */
export function withSaved(
  assignment: AssignmentWithReview,
  { draft, ...grade }: SavedGrade,
  fields: GradeFields,
): AssignmentWithReview {
  if (assignment.review === null) return assignment;
  const { requirements } = assignment.review;
  const corrected = requirements?.map((one) => ({ ...one, corrected: fields.verdicts[one.id] ?? null }));
  return {
    ...assignment,
    grade,
    review: {
      ...assignment.review,
      dismissed: [...fields.dismissed],
      comments: fields.comments.map((comment) => ({ ...comment })),
      findingEdits: fields.findingEdits,
      scoreOverrides: overridesOf(fields),
      rubricPoints: fields.rubricPoints,
      draft: { ...assignment.review.draft, ...draft },
      ...(corrected && { requirements: corrected }),
    },
  };
}
