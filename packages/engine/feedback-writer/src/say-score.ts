import type { Facts } from './facts.ts';
import { GOOD } from './paper/ground.ts';
import type { Point } from './points/point.ts';
import { listOf } from './words.ts';

/** What is weak where a part of the score is, by the ids of the parts. */
const WEAKNESSES: Readonly<Record<string, string>> = {
  development: 'how far the points are developed',
  structure: 'how the paragraphs are connected',
  language: 'the range of vocabulary',
  sources: 'the use of sources',
  coverage: 'what the assignment asks for',
};

const MOST_NAMED = 2;
/** A part that lost less than this share of all lost points explains little. */
const LEAST_SHARE = 0.2;

/**
 * The measured sides of the content that cost most, for the instructor: "how far the points are developed (12 of 32)".
 * `null` where the score is not low, or where the points say why it is. A student is told only what can be shown in
 * the paper.
 */
export function nameLosses(facts: Facts, points: readonly Point[]): string | null {
  const { scores, parts, weighed, isCopied, saysLittle } = facts;
  const isExplained = points.some(({ isSerious }) => isSerious) || isCopied || saysLittle;
  if (isExplained || scores.content >= GOOD || !weighed.includes('content')) return null;
  const losses = parts.map((part) => ({ part, lost: part.maxPoints - part.points }));
  const all = losses.reduce((sum, { lost }) => sum + lost, 0);
  const named = losses
    .filter(({ lost, part }) => lost > 0 && lost >= all * LEAST_SHARE && WEAKNESSES[part.id] !== undefined)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOST_NAMED)
    .map(
      ({ part: { id, points: had, maxPoints } }) =>
        `${WEAKNESSES[id] ?? id} (${Math.round(had)} of ${Math.round(maxPoints)})`,
    );
  return named.length === 0 ? null : listOf(named);
}
