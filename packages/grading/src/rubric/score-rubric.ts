import type { Area } from '@greenpen/paper';
import { totalOf } from '../score-from-basis.ts';
import type { AreaScores, Scores } from '../review.ts';
import type { Weights } from '../criteria.ts';
import type { Judgement } from '../judgement.ts';
import { levelNearest, levelsOf, type RubricCriterion, type RubricResult } from './rubric.ts';

/** Points by criterion id that the instructor set. */
export type RubricPoints = Readonly<Record<string, number>>;

/** The part of a judgement that the rubric's scores rest on. */
export type JudgedRubric = Pick<Judgement, 'rubric' | 'rubricUse'> & Partial<Pick<Judgement, 'onTopic'>>;

/** A criterion with the points that count now: those of the instructor, else those proposed. */
export type RubricMark = {
  readonly result: RubricResult;
  readonly level: number | null;
  /** null where it still needs the instructor. */
  readonly points: number | null;
  readonly isSet: boolean;
};

/** The marks of a rubric as they count now; proposals that rest on an area's score follow it. */
export function rubricMarks(
  { rubric }: Pick<JudgedRubric, 'rubric'>,
  set: RubricPoints,
  scores: Pick<AreaScores, 'grammar' | 'apa'>,
): readonly RubricMark[] {
  return rubric.map((result): RubricMark => {
    const { criterion, area } = result;
    const given = Object.hasOwn(set, criterion.id) ? set[criterion.id] : undefined;
    if (given !== undefined) {
      const points = Math.min(given, criterion.maxPoints);
      const at = levelsOf(criterion).findIndex((level) => level.points === points);
      return { result, level: at === -1 ? null : at, points, isSet: true };
    }
    if (area === null || area === 'content') {
      return { result, level: result.level, points: result.points, isSet: false };
    }
    const level = levelNearest(criterion, scores[area] / 100);
    return { result, level, points: level === null ? null : pointsAt(criterion, level), isSet: false };
  });
}

/** The points of one of a criterion's levels. */
export function pointsAt(criterion: RubricCriterion, level: number): number {
  return levelsOf(criterion)[level]?.points ?? 0;
}

export type RubricSum = {
  readonly points: number;
  /** The most points of the criteria that have points. */
  readonly known: number;
  readonly maxPoints: number;
  /** Criteria that still need the instructor. */
  readonly waiting: number;
};

export function sumRubric(marks: readonly RubricMark[]): RubricSum {
  let [points, known, maxPoints, waiting] = [0, 0, 0, 0];
  for (const mark of marks) {
    maxPoints += mark.result.criterion.maxPoints;
    if (mark.points === null) waiting += 1;
    else {
      points += mark.points;
      known += mark.result.criterion.maxPoints;
    }
  }
  return { points, known, maxPoints, waiting };
}

export type FinalScores = {
  /** As measured, without the instructor's scores. */
  readonly measured: AreaScores;
  /** Scores that the instructor set by hand; null or absent where they are measured. */
  readonly byHand?: Readonly<{ [A in Area]?: number | null }>;
  readonly weights: Weights;
  readonly judged?: JudgedRubric | null;
  readonly rubricPoints?: RubricPoints;
};

/**
 * The scores after the instructor's own and the rubric. The rubric's points decide the content score or the total;
 * until the instructor has judged the rest, the rest of the points counts at the measured score.
 */
export function finalScores({
  measured,
  byHand = {},
  weights,
  judged = null,
  rubricPoints = {},
}: FinalScores): Scores {
  const areas = {
    grammar: byHand.grammar ?? measured.grammar,
    apa: byHand.apa ?? measured.apa,
    content: measured.content,
  };
  const marks = judged === null ? [] : rubricMarks(judged, rubricPoints, areas);
  const byRubric = (score: number): number => {
    const { points, known, maxPoints } = sumRubric(marks);
    if (known === 0) return score;
    const whole = ((points + ((maxPoints - known) * score) / 100) / maxPoints) * 100;
    // What was measured of another subject's paper does not make it an answer.
    const isCapped = judged?.onTopic === 'no' && !marks.some(({ isSet }) => isSet);
    return Math.round(Math.min(isCapped ? score : 100, whole) * 10) / 10;
  };
  const isContent = judged?.rubricUse === 'content';
  const scores = {
    ...areas,
    content: byHand.content ?? (isContent ? byRubric(areas.content) : areas.content),
  };
  const total = totalOf(scores, weights);
  return { ...scores, total: judged?.rubricUse === 'total' ? byRubric(total) : total };
}
