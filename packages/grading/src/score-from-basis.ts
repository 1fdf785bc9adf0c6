import { areas, type Finding } from '@greenpen/paper';
import type { Weights } from './criteria.ts';
import type { Verdict } from './requirements/requirement.ts';
import {
  askedPartId,
  type AreaBasis,
  type AreaScores,
  type RequirementsBasis,
  type ScoreBasis,
  type ScorePart,
  type Scores,
} from './review.ts';

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

/** Verdicts set by the instructor, by requirement id. */
export type VerdictCorrections = Readonly<Record<string, Verdict>>;

const valueOfVerdict: Readonly<Record<Exclude<Verdict, 'cannot-tell'>, number>> = {
  met: 1,
  partly: 0.5,
  'not-found': 0,
};

/**
 * Points for "What was asked": the mean over the required requirements. One that could not be judged earns the share
 * that the other parts of the content earn, so that it moves the score neither way.
 */
export function pointsForAsked(
  { maxPoints, verdicts, required }: RequirementsBasis,
  parts: readonly Pick<ScorePart, 'id' | 'points' | 'maxPoints'>[],
  corrections: VerdictCorrections = {},
): number {
  const others = parts.filter((part) => part.id !== askedPartId && part.maxPoints > 0);
  const most = others.reduce((sum, part) => sum + part.maxPoints, 0);
  const neutral = most === 0 ? 1 : others.reduce((sum, { points }) => sum + points, 0) / most;
  if (required.length === 0) return roundScore(maxPoints * neutral);
  const earned = required.reduce((sum, id) => {
    const verdict = corrections[id] ?? verdicts[id] ?? 'cannot-tell';
    return sum + (verdict === 'cannot-tell' ? neutral : valueOfVerdict[verdict]);
  }, 0);
  return roundScore((maxPoints * earned) / required.length);
}

function scoreArea(basis: AreaBasis, kept: readonly CostedFinding[]): number {
  let score = 0;
  for (const { points } of basis.parts) score += points;
  for (const cost of costsByCheck(basis, kept).values()) score -= cost;
  return roundScore(Math.min(100, Math.max(0, score)));
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
  return { ...scores, total: totalOf(scores, weights) };
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

/** The weighted mean of the three area scores, to one decimal. */
export function totalOf(scores: AreaScores, weights: Weights): number {
  let total = 0;
  for (const area of areas) total += scores[area] * weights[area];
  return roundScore(total / 100);
}

function roundScore(score: number): number {
  return Math.round(score * 10) / 10;
}
