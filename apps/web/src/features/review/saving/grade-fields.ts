import type { AssignmentWithReview, Grade, ReviewOnWire } from '@greenpen/api-contract';
import {
  finalScores,
  scoreFromBasis,
  withoutScore,
  type RubricPoints,
  type Scores,
  type Verdict,
  type VerdictCorrections,
} from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import type { NameCover } from '../../../hidden-names/cover-names.ts';

/** The fields that the instructor can edit on the review screen, named as in the API. */
export type GradeFields = {
  readonly grammarFeedback: string;
  readonly apaFeedback: string;
  readonly contentFeedback: string;
  readonly feedback: string;
  /** Ids of dismissed findings. */
  readonly dismissed: readonly string[];
  /** Verdicts by requirement id; null where the engine's stands. */
  readonly verdicts: Readonly<Record<string, Verdict | null>>;
  /** Scores set by hand; null where the findings decide. */
  readonly grammarScore: number | null;
  readonly apaScore: number | null;
  readonly contentScore: number | null;
  /** Points of the rubric that are set by hand, by criterion id. */
  readonly rubricPoints: RubricPoints;
};

export type GradeField = keyof GradeFields;

export const gradeFields = [
  'grammarFeedback',
  'apaFeedback',
  'contentFeedback',
  'feedback',
  'dismissed',
  'verdicts',
  'grammarScore',
  'apaScore',
  'contentScore',
  'rubricPoints',
] as const satisfies readonly GradeField[];

export type GradeChange = { readonly [F in GradeField]?: GradeFields[F] };

export type FeedbackField = 'feedback' | 'contentFeedback' | 'grammarFeedback' | 'apaFeedback';

export const scoreFields = {
  grammar: 'grammarScore',
  apa: 'apaScore',
  content: 'contentScore',
} as const satisfies Record<Area, GradeField>;

/** The fields of a graded submission as the server has them. */
export function fieldsOf(
  grade: Grade,
  review: Pick<ReviewOnWire, 'dismissed' | 'requirements' | 'rubricPoints' | 'scoreOverrides'>,
): GradeFields {
  return {
    grammarFeedback: grade.grammarFeedback,
    apaFeedback: grade.apaFeedback,
    contentFeedback: grade.contentFeedback,
    feedback: grade.feedback,
    dismissed: review.dismissed,
    verdicts: Object.fromEntries((review.requirements ?? []).map(({ id, corrected }) => [id, corrected])),
    grammarScore: review.scoreOverrides.grammar,
    apaScore: review.scoreOverrides.apa,
    contentScore: review.scoreOverrides.content,
    rubricPoints: review.rubricPoints,
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

/** The scores computed from the kept findings, the corrected verdicts, the manual overrides and the rubric. */
export function workingScores(
  review: Pick<ReviewOnWire, 'basis' | 'findings' | 'weights' | 'judgedRubric'>,
  fields: GradeFields,
): Scores {
  const gone = new Set(fields.dismissed);
  const kept = review.findings.filter(({ id }) => !gone.has(id));
  const { weights, basis, judgedRubric } = review;
  return finalScores({
    measured: scoreFromBasis(basis, kept, weights, correctionsOf(fields)),
    byHand: overridesOf(fields),
    weights,
    notJudged: basis.notJudged,
    parts: basis.total,
    judged: judgedRubric,
    rubricPoints: fields.rubricPoints,
  });
}

/** The areas that have no score: those that were not judged and have none set by hand. */
export function areasWithoutScore(
  { basis }: Pick<ReviewOnWire, 'basis'>,
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
  };
}

/** The submission after an acknowledged save, to update the cache. */
export function withSaved(
  assignment: AssignmentWithReview,
  grade: Grade,
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
      scoreOverrides: overridesOf(fields),
      rubricPoints: fields.rubricPoints,
      ...(corrected && { requirements: corrected }),
    },
  };
}
