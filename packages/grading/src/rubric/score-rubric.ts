import type { Area } from '@greenpen/paper';
import { scoreByHand, type Totalling, withoutScore } from '../score-from-basis.ts';
import type { AreaScores, Scores } from '../review.ts';
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

/** How much of a rubric's points are decided, 0 to 1; the rest still needs the instructor. */
export function shareDecided(marks: readonly RubricMark[]): number {
  const { known, maxPoints } = sumRubric(marks);
  return known === 0 ? 0 : known / maxPoints;
}

export type FinalScores = Totalling & {
  /** As measured, without the instructor's scores. */
  readonly measured: AreaScores;
  /** Scores that the instructor set by hand; null or absent where they are measured. */
  readonly byHand?: Readonly<{ [A in Area]?: number | null }>;
  readonly judged?: JudgedRubric | null;
  readonly rubricPoints?: RubricPoints;
};

/**
 * The scores after the instructor's own and the rubric. The rubric's points decide the content score or the total;
 * until the instructor has judged the rest, the rest of the points counts at the measured score. What the rubric
 * decides is on the instructor's scale already.
 */
export function finalScores({
  measured,
  byHand = {},
  judged = null,
  rubricPoints = {},
  ...totalling
}: FinalScores): Scores {
  const set = { grammar: null, apa: null, content: null, ...byHand };
  const plain = scoreByHand(measured, set, totalling);
  if (judged === null) return plain;
  const marks = rubricMarks(judged, rubricPoints, plain);
  const decided = shareDecided(marks);
  if (decided === 0) return plain;
  const notJudged = withoutScore(totalling.notJudged, set);
  if (judged.rubricUse === 'total')
    return withTotal(plain, scoreByRubric(judged, marks, plain.total), notJudged);
  if (set.content !== null) return plain;
  const content = scoreByRubric(judged, marks, plain.content);
  const moved = scoreByHand({ ...measured, content }, set, totalling);
  const kept = scoreByHand(measured, { ...set, content }, totalling);
  return withTotal(kept, kept.total * decided + moved.total * (1 - decided), notJudged);
}

/** The points in percent of the rubric's, with `score` for the criteria that still need the instructor. */
function scoreByRubric({ onTopic }: JudgedRubric, marks: readonly RubricMark[], score: number): number {
  const { points, known, maxPoints } = sumRubric(marks);
  const whole = ((points + ((maxPoints - known) * score) / 100) / maxPoints) * 100;
  // What was measured of another subject's paper does not make it an answer.
  const isCapped = onTopic === 'no' && !marks.some(({ isSet }) => isSet);
  return roundScore(Math.min(isCapped ? score : 100, whole));
}

/** An area without a score carries the total as its number. */
function withTotal(scores: Scores, total: number, notJudged: readonly Area[]): Scores {
  const settled = { ...scores, total: roundScore(total) };
  for (const area of notJudged) settled[area] = settled.total;
  return settled;
}

function roundScore(score: number): number {
  return Math.round(score * 10) / 10;
}
