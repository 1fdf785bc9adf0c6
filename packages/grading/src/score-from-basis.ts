import { areas, type Area, type Finding } from '@greenpen/paper';
import type { Weights } from './criteria.ts';
import type { AreaBasis, AreaScores, ScoreBasis, Scores } from './review.ts';

type CostedFinding = Pick<Finding, 'id' | 'check'>;

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

function scoreArea(basis: AreaBasis, kept: readonly CostedFinding[]): number {
  let score = 0;
  for (const { points } of basis.parts) score += points;
  for (const cost of costsByCheck(basis, kept).values()) score -= cost;
  return roundScore(Math.min(100, Math.max(0, score)));
}

/** Calculates the three scores and their weighted total from the findings that the instructor keeps. */
export function scoreFromBasis(basis: ScoreBasis, kept: readonly CostedFinding[], weights: Weights): Scores {
  const scores = {
    grammar: scoreArea(basis.areas.grammar, kept),
    apa: scoreArea(basis.areas.apa, kept),
    content: scoreArea(basis.areas.content, kept),
  };
  return settleScores(scores, weights, basis.notJudged);
}

/** Scores that the instructor set by hand; null where the measured score counts. */
type ByHand = Readonly<Record<Area, number | null>>;

/** The areas that have no score: those that were not judged, less those that the instructor scored by hand. */
export function withoutScore(notJudged: readonly Area[] | undefined, byHand: ByHand): readonly Area[] {
  return (notJudged ?? []).filter((area) => byHand[area] === null);
}

/** The scores with those set by hand in the place of the measured ones, and the total of both. */
export function scoreByHand(
  measured: AreaScores,
  byHand: ByHand,
  { weights, notJudged }: { readonly weights: Weights; readonly notJudged?: readonly Area[] | undefined },
): Scores {
  const scores = {
    grammar: byHand.grammar ?? measured.grammar,
    apa: byHand.apa ?? measured.apa,
    content: byHand.content ?? measured.content,
  };
  return settleScores(scores, weights, withoutScore(notJudged, byHand));
}

/**
 * Adds the total. An area that was not judged carries the total as its number, so that the weighted mean of the three
 * numbers is the total whether or not its reader knows what was judged.
 */
function settleScores(scores: AreaScores, weights: Weights, notJudged: readonly Area[] = []): Scores {
  const total = totalOf(scores, weights, notJudged);
  const settled = { ...scores, total };
  for (const area of notJudged) settled[area] = total;
  return settled;
}

/** The weighted mean of the scores of the areas that were judged, to one decimal. */
export function totalOf(scores: AreaScores, weights: Weights, notJudged: readonly Area[] = []): number {
  const shares = shareWeights(weights, notJudged);
  let total = 0;
  for (const area of areas) total += scores[area] * shares[area];
  return roundScore(total / 100);
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
