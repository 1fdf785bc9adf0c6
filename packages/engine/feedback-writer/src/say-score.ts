import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import { GOOD } from './paper/ground.ts';
import type { Point } from './points/point.ts';
import { workOf } from './speaking.ts';
import type { ReasonedStep } from './voice.ts';
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

/** What to do about each of them, as an order with a small letter. */
const ORDERS: Readonly<Record<string, string>> = {
  development: 'develop your points further',
  structure: 'connect the paragraphs',
  language: 'choose more precise words',
  sources: 'make more use of your sources',
  coverage: 'answer each part of the assignment',
};

/** The parts of a low content score that lost most; empty where the points say why it is low. */
function listLosses(facts: Facts, points: readonly Point[]): Facts['parts'] {
  const { scores, parts, weighed, isCopied, saysLittle } = facts;
  const isExplained = points.some(({ isSerious }) => isSerious) || isCopied || saysLittle;
  if (isExplained || scores.content >= GOOD || !weighed.includes('content')) return [];
  const losses = parts.map((part) => ({ part, lost: part.maxPoints - part.points }));
  const all = losses.reduce((sum, { lost }) => sum + lost, 0);
  return losses
    .filter(({ lost, part }) => lost > 0 && lost >= all * LEAST_SHARE && WEAKNESSES[part.id] !== undefined)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOST_NAMED)
    .map(({ part }) => part);
}

/**
 * What a low content score rests on, in one sentence. Where a part is missing or a rule is not kept, that is the reason
 * and it is told by itself.
 */
export function sayScore(facts: Facts, points: readonly Point[]): readonly Said[] {
  const losses = listLosses(facts, points);
  if (losses.length === 0) return [];
  const counted = losses.map(
    ({ id, points: had, maxPoints }) =>
      `${WEAKNESSES[id] ?? id} (${Math.round(had)} of ${Math.round(maxPoints)})`,
  );
  return [
    {
      paragraph: 0,
      variants: [`In content, ${workOf(facts).name} loses most points on ${listOf(counted)}.`],
      brief: `Most points are lost on ${WEAKNESSES[losses[0]?.id ?? ''] ?? 'content'}.`,
      ...ofScore,
    },
  ];
}

/** What to do about the side of the content that lost most; `null` where the points say what to do. */
export function stepOnScore(facts: Facts, points: readonly Point[]): ReasonedStep | null {
  const [first] = listLosses(facts, points);
  const place = facts.shortest?.place ?? null;
  const where = first?.id === 'development' && place !== null ? `, first of all in ${place}` : '';
  const order = ORDERS[first?.id ?? ''];
  return order === undefined
    ? null
    : { order: `${order}${where}`, name: WEAKNESSES[first?.id ?? ''] ?? '', isLater: true, ...ofScore };
}

const ofScore = { claims: [{ is: 'judged', in: 'content' }], restsOn: ['score:content'] } as const;
