import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import { GOOD } from './paper/ground.ts';
import type { Point } from './points/point.ts';
import { workOf } from './speaking.ts';
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
 * What a low content score rests on, in one sentence. Where a part is missing or a rule is not kept, that is the reason
 * and it is told by itself.
 */
export function sayScore(facts: Facts, points: readonly Point[]): readonly Said[] {
  const { scores, parts, weighed, isCopied, saysLittle } = facts;
  const isExplained = points.some(({ isSerious }) => isSerious) || isCopied || saysLittle;
  if (isExplained || scores.content >= GOOD || !weighed.includes('content')) return [];
  const losses = parts.map((part) => ({ ...part, lost: part.maxPoints - part.points }));
  const all = losses.reduce((sum, { lost }) => sum + lost, 0);
  const named = losses
    .filter(({ lost, id }) => lost >= all * LEAST_SHARE && WEAKNESSES[id] !== undefined)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOST_NAMED);
  if (named.length === 0) return [];
  const counted = named.map(
    ({ id, points: had, maxPoints }) =>
      `${WEAKNESSES[id] ?? id} (${Math.round(had)} of ${Math.round(maxPoints)})`,
  );
  return [
    {
      paragraph: 0,
      variants: [`In content, ${workOf(facts).name} loses most points on ${listOf(counted)}.`],
      brief: `Content loses most on ${listOf(named.map(({ id }) => WEAKNESSES[id] ?? id))}.`,
      claims: [{ is: 'judged', in: 'content' }],
      restsOn: ['score:content'],
    },
  ];
}
