import type { Area, Finding } from '@greenpen/paper';
import { annotateBasis, annotateFindings, type Annotations, ownCosts } from './annotations.ts';
import type { Weights } from './criteria.ts';
import type { ScoreBasis, Scores } from './review.ts';
import {
  costBesideRubric,
  finalScores,
  type JudgedRubric,
  type RubricPoints,
} from './rubric/score-rubric.ts';
import { ceilingOfTotal, scoreFromBasis, type VerdictCorrections } from './score-from-basis.ts';

/** The parts of a review that the scores rest on. */
export type ScoredReview = {
  readonly basis: ScoreBasis;
  readonly findings: readonly Finding[];
  readonly weights: Weights;
  readonly judged: JudgedRubric | null;
};

/** What the instructor decided about a review. */
export type GradeDecisions = {
  /** Ids of dismissed findings and comments. */
  readonly dismissed: readonly string[];
  readonly verdicts: VerdictCorrections;
  readonly rubricPoints: RubricPoints;
  /** null where the score follows from the findings. */
  readonly byHand: Readonly<Record<Area, number | null>>;
  readonly annotations: Annotations;
};

/** The scores of a review with the instructor's decisions. */
export function editedScores(
  { basis, findings, weights, judged }: ScoredReview,
  { dismissed, verdicts, rubricPoints, byHand, annotations }: GradeDecisions,
): Scores {
  const gone = new Set(dismissed);
  const kept = annotateFindings(findings, annotations).filter(({ id }) => !gone.has(id));
  const annotated = annotateBasis(basis, annotations);
  return finalScores({
    measured: scoreFromBasis(annotated, kept, weights, verdicts),
    byHand,
    weights,
    notJudged: basis.notJudged,
    parts: basis.total,
    ceiling: ceilingOfTotal(annotated, kept),
    judged,
    rubricPoints,
    verdicts,
    ownCosts: ownCosts(annotations.comments, gone),
    beside: costBesideRubric(annotated, kept, judged),
  });
}
