import { areas, type Area, type Finding } from '@greenpen/paper';
import type { Weights } from './criteria.ts';
import type { Verdict } from './requirements/requirement.ts';
import {
  askedPartId,
  type AreaBasis,
  type AreaScores,
  type RequirementsBasis,
  type ScoreBasis,
  type ScoreCeiling,
  type ScorePart,
  type Scores,
} from './review.ts';

export type CostedFinding = Pick<Finding, 'id' | 'check'>;

/** Points deducted per check for the kept findings, after the check's own cap and shared caps. */
export function costsByCheck(basis: AreaBasis, kept: readonly CostedFinding[]): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (const { id, check } of kept) {
    const cost = basis.costs[id];
    if (cost !== undefined) costs.set(check, (costs.get(check) ?? 0) + cost);
  }
  for (const [check, cost] of costs) costs.set(check, Math.min(cost, basis.caps[check] ?? cost));
  for (const { checks, cap } of basis.together ?? []) {
    let left = cap;
    for (const check of checks) {
      const cost = Math.min(costs.get(check) ?? 0, left);
      if (costs.has(check)) costs.set(check, cost);
      left -= cost;
    }
  }
  return costs;
}

/** Verdicts set by the instructor, by requirement id. */
export type VerdictCorrections = Readonly<Record<string, Verdict>>;

export const valueOfVerdict: Readonly<Record<Exclude<Verdict, 'cannot-tell'>, number>> = {
  met: 1,
  partly: 0.5,
  'not-found': 0,
};

/**
 * Points for "What was asked": the mean over the required requirements. One that could not be judged earns the share
 * that the other parts of the content earn, so that it moves the score neither way. A part to answer that is not there
 * also takes its share of what the text earns, as far as these points reach: what is written well is the rest.
 */
export function pointsForAsked(
  { maxPoints, verdicts, required, parts: asked = [] }: RequirementsBasis,
  parts: readonly Pick<ScorePart, 'id' | 'points' | 'maxPoints'>[],
  corrections: VerdictCorrections = {},
): number {
  const others = parts.filter((part) => part.id !== askedPartId && part.maxPoints > 0);
  const most = others.reduce((sum, part) => sum + part.maxPoints, 0);
  const written = others.reduce((sum, { points }) => sum + points, 0);
  const neutral = most === 0 ? 1 : written / most;
  if (required.length === 0) return roundScore(maxPoints * neutral);
  const verdictOn = (id: string): Verdict => corrections[id] ?? verdicts[id] ?? 'cannot-tell';
  const earned = required.reduce((sum, id) => {
    const verdict = verdictOn(id);
    return sum + (verdict === 'cannot-tell' ? neutral : valueOfVerdict[verdict]);
  }, 0);
  const missing = asked.filter((id) => verdictOn(id) === 'not-found').length;
  const taken = asked.length === 0 ? 0 : (written * missing) / asked.length;
  return roundScore(Math.max(0, (maxPoints * earned) / required.length - taken));
}

function scoreArea(basis: AreaBasis, kept: readonly CostedFinding[]): number {
  let score = 0;
  for (const { points } of basis.parts) score += points;
  for (const cost of costsByCheck(basis, kept).values()) score -= cost;
  for (const { most } of ceilingsFor(basis, kept)) score = Math.min(most, score);
  return roundScore(Math.min(100, Math.max(0, score)));
}

type WithCeilings<Ceiling = Pick<ScoreCeiling, 'most' | 'finding'>> = {
  readonly ceilings?: readonly Ceiling[] | undefined;
};

/** The ceilings of an area that hold for the kept findings. */
export function ceilingsFor<Ceiling extends Pick<ScoreCeiling, 'finding'>>(
  { ceilings = [] }: WithCeilings<Ceiling>,
  kept: readonly Pick<CostedFinding, 'id'>[],
): readonly Ceiling[] {
  return ceilings.filter(({ finding }) => finding === null || kept.some(({ id }) => id === finding));
}

/**
 * Calculates the three scores and their weighted total from the findings that the instructor keeps and the verdicts
 * as corrected.
 */
export function scoreFromBasis(
  basis: ScoreBasis,
  kept: readonly CostedFinding[],
  weights: Weights,
  corrections: VerdictCorrections = {},
): Scores {
  const scores = {
    grammar: scoreArea(basis.areas.grammar, kept),
    apa: scoreArea(basis.areas.apa, kept),
    content: scoreArea(withAsked(basis, corrections), kept),
  };
  return settleScores(scores, {
    weights,
    notJudged: basis.notJudged,
    parts: basis.total,
    ceiling: ceilingOfTotal(basis, kept),
  });
}

/** The lowest ceiling of the content, which is one of the total too; `null` without any. */
export function ceilingOfTotal(
  { areas: { content } }: { readonly areas: { readonly content: WithCeilings } },
  kept: readonly Pick<CostedFinding, 'id'>[],
): number | null {
  const most = ceilingsFor(content, kept).map((one) => one.most);
  return most.length === 0 ? null : Math.min(...most);
}

/** The content area with the points for "What was asked" calculated from the verdicts. */
function withAsked(
  { areas: { content }, requirements }: ScoreBasis,
  corrections: VerdictCorrections,
): AreaBasis {
  if (requirements === undefined) return content;
  const points = pointsForAsked(requirements, content.parts, corrections);
  return {
    ...content,
    parts: content.parts.map((part) => (part.id === askedPartId ? { ...part, points } : part)),
  };
}

/** Scores that the instructor set by hand; null where the measured score counts. */
type ByHand = Readonly<Record<Area, number | null>>;

/** The areas that have no score: those that were not judged, less those that the instructor scored by hand. */
export function withoutScore(notJudged: readonly Area[] | undefined, byHand: ByHand): readonly Area[] {
  return (notJudged ?? []).filter((area) => byHand[area] === null);
}

/** What turns the scores of the areas into a total. */
export type Totalling = {
  readonly weights: Weights;
  readonly notJudged?: readonly Area[] | undefined;
  /** Points that move the weighted mean to the instructor's scale. */
  readonly parts?: readonly Pick<ScorePart, 'points'>[] | undefined;
  /** The most that the total can be until the instructor scores the content herself. */
  readonly ceiling?: number | null | undefined;
};

/** The scores with those set by hand in the place of the measured ones, and the total of both. */
export function scoreByHand(measured: AreaScores, byHand: ByHand, totalling: Totalling): Scores {
  const scores = {
    grammar: byHand.grammar ?? measured.grammar,
    apa: byHand.apa ?? measured.apa,
    content: byHand.content ?? measured.content,
  };
  const notJudged = withoutScore(totalling.notJudged, byHand);
  const setByHand = areas.filter((area) => byHand[area] !== null);
  return settleScores(scores, { ...totalling, notJudged }, setByHand);
}

/**
 * Adds the total: the weighted mean of the scores that were judged, moved to the instructor's scale, 0 to 100 with one
 * decimal. Scores in `setByHand` are on her scale already, so the parts lose the weight of these. An area that was not
 * judged carries the total as its number.
 */
function settleScores(
  scores: AreaScores,
  { weights, notJudged = [], parts = [], ceiling = null }: Totalling,
  setByHand: readonly Area[] = [],
): Scores {
  const shares = shareWeights(weights, notJudged);
  let sum = 0;
  let byHand = 0;
  for (const area of areas) sum += scores[area] * shares[area];
  for (const area of setByHand) byHand += shares[area];
  const points = parts.reduce((all, part) => all + part.points, 0) * (1 - byHand / 100);
  const most = ceiling === null || setByHand.includes('content') ? 100 : ceiling;
  const total = roundScore(Math.min(most, Math.max(0, sum / 100 + points)));
  const settled = { ...scores, total };
  for (const area of notJudged) settled[area] = total;
  return settled;
}

/**
 * What each area counts for in percent: the weight of the areas that were not judged is shared among the others in
 * proportion to their own. Where those weigh nothing, they count alike.
 */
export function shareWeights(weights: Weights, notJudged: readonly Area[] = []): AreaScores {
  const judged = areas.filter((area) => !notJudged.includes(area));
  if (judged.length === 0 || notJudged.length === 0) return weights;
  const whole = judged.reduce((sum, area) => sum + weights[area], 0);
  const shareOf = (area: Area): number => {
    if (!judged.includes(area)) return 0;
    return whole === 0 ? 100 / judged.length : (weights[area] * 100) / whole;
  };
  return { grammar: shareOf('grammar'), apa: shareOf('apa'), content: shareOf('content') };
}

function roundScore(score: number): number {
  return Math.round(score * 10) / 10;
}
