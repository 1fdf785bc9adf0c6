import type { Area } from '@greenpen/paper';
import {
  type CostedFinding,
  costsByCheck,
  scoreByHand,
  type Totalling,
  type VerdictCorrections,
  withoutScore,
} from '../score-from-basis.ts';
import type { AreaScores, ScoreBasis, Scores } from '../review.ts';
import type { Judgement } from '../judgement.ts';
import { isBan, sayVerdict } from '../requirements/requirement.ts';
import {
  levelNearest,
  levelsOf,
  type DecidingRequirement,
  type RubricCriterion,
  type RubricResult,
} from './rubric.ts';

/** Points by criterion id that the instructor set. */
export type RubricPoints = Readonly<Record<string, number>>;

/** The part of a judgement that the rubric's scores rest on. */
export type JudgedRubric = Pick<Judgement, 'rubric' | 'rubricUse'> &
  Partial<Pick<Judgement, 'onTopic' | 'besideRubric'>>;

/** A criterion with the points that count now: those of the instructor, else those proposed. */
export type RubricMark = {
  readonly result: RubricResult;
  readonly level: number | null;
  /** null where it still needs the instructor. */
  readonly points: number | null;
  readonly isSet: boolean;
  /** Whether the points are a proposal that the instructor should confirm. */
  readonly isProvisional: boolean;
  /** Whether the points decide a score; provisional ones decide a total, and leave the content score as measured. */
  readonly counts: boolean;
};

/** What the instructor changed of a judged rubric. */
type Changes = { readonly points?: RubricPoints; readonly verdicts?: VerdictCorrections };

/** The marks of a rubric as they count now; proposals that rest on an area's score or on verdicts follow them. */
export function rubricMarks(
  { rubric, rubricUse = 'content' }: Pick<JudgedRubric, 'rubric'> & Partial<Pick<JudgedRubric, 'rubricUse'>>,
  { points: set = {}, verdicts = {} }: Changes,
  scores: AreaScores,
): readonly RubricMark[] {
  return rubric.map((proposed): RubricMark => {
    const result = withVerdicts(proposed, verdicts);
    const { criterion, area } = result;
    const given = Object.hasOwn(set, criterion.id) ? set[criterion.id] : undefined;
    if (given !== undefined) {
      const points = Math.min(given, criterion.maxPoints);
      const at = levelsOf(criterion).findIndex((level) => level.points === points);
      return {
        result,
        level: at === -1 ? null : at,
        points,
        isSet: true,
        isProvisional: false,
        counts: true,
      };
    }
    const isProvisional = result.isProvisional === true && result.points !== null;
    const counts = result.points !== null && (!isProvisional || rubricUse === 'total');
    const proposal = { result, isSet: false, isProvisional, counts };
    if (area === null || area === 'content') {
      return { ...proposal, level: result.level, points: result.points };
    }
    const level = levelNearest(criterion, scores[area] / 100);
    return { ...proposal, level, points: level === null ? null : pointsAt(criterion, level) };
  });
}

function withVerdicts(result: RubricResult, corrections: VerdictCorrections): RubricResult {
  const { restsOn = [], criterion, isProvisional = false } = result;
  if (!restsOn.some(({ id, verdict }) => (corrections[id] ?? verdict) !== verdict)) return result;
  const read = readVerdicts(restsOn.map((one) => ({ ...one, verdict: corrections[one.id] ?? one.verdict })));
  const ratio = read === null ? null : Math.min(read.ratio, isProvisional ? PROVISIONALLY_MET : 1);
  const level = ratio === null ? null : levelNearest(criterion, ratio);
  return {
    ...result,
    level,
    points: level === null ? null : pointsAt(criterion, level),
    reason: read?.reason ?? 'Too few of the requirements could be checked.',
  };
}

/** The most that a part that is there earns of the points where only the instructor can tell how good it is. */
export const PROVISIONALLY_MET = 0.85;

const RATIOS = { met: 1, partly: 0.5, 'not-found': 0 } as const;

/** An open verdict among others counts as half met, so that only what was seen earns all of the points. */
const OPEN = 0.5;

/**
 * How much of what was asked is met, 0 to 1, and the sentence that says so; null where half of the verdicts or more are
 * open, since the rest says little about the whole.
 */
export function readVerdicts(
  requirements: readonly Omit<DecidingRequirement, 'id'>[],
): { readonly ratio: number; readonly reason: string } | null {
  const told = requirements.flatMap(({ verdict, ...requirement }) =>
    verdict === 'cannot-tell' ? [] : [{ requirement, verdict }],
  );
  const [only] = told;
  if (only === undefined || told.length * 2 <= requirements.length) return null;
  if (requirements.length === 1)
    return { ratio: RATIOS[only.verdict], reason: sentenceOn(only.requirement, only.verdict) };
  const met = told.filter(({ verdict }) => verdict === 'met').length;
  const missing = told.find(({ verdict }) => verdict === 'not-found')?.requirement;
  const lacks =
    missing === undefined
      ? ''
      : ` ${sayVerdict(missing, 'not-found')}: “${missing.text.replace(/[.;,]+$/u, '')}”.`;
  const open = requirements.length - told.length;
  const left = open === 0 ? '' : `; ${open} could not, and ${open === 1 ? 'counts' : 'count'} half`;
  const checked = `${told.length} ${told.length === 1 ? 'requirement' : 'requirements'} that could be checked`;
  return {
    ratio: (told.reduce((sum, { verdict }) => sum + RATIOS[verdict], 0) + open * OPEN) / requirements.length,
    reason: `${met} of ${checked} ${met === 1 ? 'is' : 'are'} met${left}.${lacks}`,
  };
}

function sentenceOn(
  requirement: Pick<DecidingRequirement, 'text' | 'kind'>,
  verdict: keyof typeof RATIOS,
): string {
  const words = isBan(requirement)
    ? { met: 'is kept', partly: 'is mostly kept', 'not-found': 'is broken' }
    : {
        met: 'is met',
        partly: 'is partly met',
        'not-found': requirement.kind === 'length' ? 'is not met' : 'was not found',
      };
  return `“${requirement.text}” ${words[verdict]}.`;
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
  /** Criteria whose proposed points she should confirm. */
  readonly provisional: number;
};

export function sumRubric(marks: readonly RubricMark[]): RubricSum {
  let [points, known, maxPoints, waiting, provisional] = [0, 0, 0, 0, 0];
  for (const mark of marks) {
    maxPoints += mark.result.criterion.maxPoints;
    if (mark.isProvisional && mark.points !== null) provisional += 1;
    if (mark.points === null) waiting += 1;
    else {
      points += mark.points;
      known += mark.result.criterion.maxPoints;
    }
  }
  return { points, known, maxPoints, waiting, provisional };
}

/** How much of a rubric's points the instructor set herself, 0 to 1. */
export function shareSet(marks: readonly RubricMark[]): number {
  const { maxPoints } = sumRubric(marks);
  const set = marks.filter(({ isSet }) => isSet);
  return maxPoints === 0
    ? 0
    : set.reduce((sum, { result }) => sum + result.criterion.maxPoints, 0) / maxPoints;
}

/** How much of a rubric's points are decided, 0 to 1; the rest counts as the content score until the instructor judges it. */
export function shareDecided(marks: readonly RubricMark[]): number {
  const { maxPoints } = sumRubric(marks);
  const { known } = sumRubric(marks.filter(({ counts }) => counts));
  return known === 0 ? 0 : known / maxPoints;
}

export type FinalScores = Totalling & {
  /** As measured, without the instructor's scores. */
  readonly measured: AreaScores;
  /** Scores that the instructor set by hand; null or absent where they are measured. */
  readonly byHand?: Readonly<{ [A in Area]?: number | null }>;
  readonly judged?: JudgedRubric | null;
  readonly rubricPoints?: RubricPoints;
  readonly verdicts?: VerdictCorrections;
  /** Points that the instructor's comments take from each area; `measured` is without them already. */
  readonly ownCosts?: AreaScores;
  /** From `costBesideRubric`. */
  readonly beside?: number;
};

/** Points that the content loses by kept findings of which no criterion of the rubric speaks. */
export function costBesideRubric(
  { areas: { content } }: Pick<ScoreBasis, 'areas'>,
  kept: readonly CostedFinding[],
  judged: JudgedRubric | null,
): number {
  const ids = judged?.besideRubric ?? [];
  const costs = costsByCheck(
    content,
    kept.filter(({ id }) => ids.includes(id)),
  );
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}

/**
 * The scores after the instructor's own and the rubric. The rubric's points decide the content score or the total;
 * until the instructor has judged the rest, the rest of the points counts at the content score. Points that she set are
 * on her scale already; those proposed for a total are moved to it, and lose what the content loses beside the rubric.
 * Points of her comments come off what the rubric decides of the content. The rubric does not raise a paper on another
 * subject: until she sets points, its total is the same as without a rubric.
 */
export function finalScores({
  measured,
  byHand = {},
  judged = null,
  rubricPoints = {},
  verdicts = {},
  ownCosts = { grammar: 0, apa: 0, content: 0 },
  beside = 0,
  ...totalling
}: FinalScores): Scores {
  const set = { grammar: null, apa: null, content: null, ...byHand };
  const plain = scoreByHand(measured, set, totalling);
  if (judged === null) return plain;
  const marks = rubricMarks(judged, { points: rubricPoints, verdicts }, plain);
  const decided = shareDecided(marks);
  if (decided === 0) return plain;
  const notJudged = withoutScore(totalling.notJudged, set);
  // Her own points for a criterion say that she judged the content herself.
  const isOpen = set.content !== null || marks.some(({ isSet }) => isSet);
  const most = isOpen ? 100 : (totalling.ceiling ?? 100);
  if (judged.rubricUse === 'total') {
    if (isOffTopic(judged, marks)) return plain;
    const scale = (totalling.parts ?? []).reduce((sum, part) => sum + part.points, 0) * (1 - shareSet(marks));
    // What is not decided counts as the content score, which has lost these points already.
    const lost = beside * (decided - shareSet(marks));
    const total = scoreByRubric(judged, marks, plain.content) + scale - lost;
    return withTotal(plain, Math.min(most, Math.max(0, total)), notJudged);
  }
  if (set.content !== null) return plain;
  const byRubric = scoreByRubric(judged, marks, plain.content);
  const content = roundScore(Math.max(0, byRubric - ownCosts.content * decided));
  const free = { ...totalling, ceiling: null };
  const moved = scoreByHand({ ...measured, content }, set, free);
  const kept = scoreByHand(measured, { ...set, content }, free);
  const total = kept.total * decided + moved.total * (1 - decided);
  return withTotal(kept, Math.min(most, total), notJudged);
}

/** The points in percent of the rubric's, with `score` for the criteria that still need the instructor. */
function scoreByRubric(judged: JudgedRubric, marks: readonly RubricMark[], score: number): number {
  const { maxPoints } = sumRubric(marks);
  const { points, known } = sumRubric(marks.filter(({ counts }) => counts));
  const whole = ((points + ((maxPoints - known) * score) / 100) / maxPoints) * 100;
  return roundScore(Math.min(isOffTopic(judged, marks) ? score : 100, whole));
}

/** What was measured of another subject's paper does not make it an answer, until the instructor sets points. */
export function isOffTopic(
  { onTopic }: Pick<JudgedRubric, 'onTopic'>,
  marks: readonly RubricMark[],
): boolean {
  return onTopic === 'no' && !marks.some(({ isSet }) => isSet);
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
