import { areas, type Area, type Finding } from '@greenpen/paper';
import type { Weights } from './criteria.ts';
import type { AreaBasis, AreaScores, ScoreBasis, ScorePart, Scores } from './review.ts';

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
  return { ...scores, total: totalOf(scores, weights, { parts: basis.total }) };
}

type TotalParts = {
  /** Points that move the mean to the instructor's scale. */
  readonly parts: readonly Pick<ScorePart, 'points'>[] | undefined;
  /** Areas whose score she set herself: those are on her scale already, so the parts lose the weight of these. */
  readonly setByHand?: readonly Area[];
};

/** The weighted mean of the three area scores, moved to the instructor's scale, 0 to 100 with one decimal. */
export function totalOf(
  scores: AreaScores,
  weights: Weights,
  { parts = [], setByHand = [] }: TotalParts = { parts: [] },
): number {
  let sum = 0;
  for (const area of areas) sum += scores[area] * weights[area];
  const byHand = setByHand.reduce((share, area) => share + weights[area], 0);
  const points = parts.reduce((all, part) => all + part.points, 0) * (1 - byHand / 100);
  return roundScore(Math.min(100, Math.max(0, sum / 100 + points)));
}

function roundScore(score: number): number {
  return Math.round(score * 10) / 10;
}
