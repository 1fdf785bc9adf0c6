import type { FeedbackManner } from '@greenpen/grading';
import { sayPointBriefly } from './briefly.ts';
import { definite } from './asked/name-part.ts';
import { sayStrengths } from './say-strengths.ts';
import { listPoints } from './content-points.ts';
import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import type { Point } from './points/point.ts';
import { plainWorkOf, readOf, sayGap } from './speaking.ts';
import type { Voice } from './voice.ts';
import { figure, listOf } from './words.ts';
import { sayWrongArea } from './say-wrong-paper.ts';

const FIRST = 0;
const POINTS = 1;
const LAST = 2;

/** What matters most comes first, then the rest in a sentence, then what works; a milder draft opens with what works. */
export function sayContent(facts: Facts, voice: Voice, manner: FeedbackManner): readonly Said[] {
  const { wrong } = facts;
  if (wrong !== null) return sayWrongArea('content', readOf(facts, wrong), voice.style);
  const gap = facts.ground.content;
  if (gap !== null) return sayGap(voice.unjudged.content[gap], 'content');
  const work = plainWorkOf(facts);
  const { content } = voice;
  const points = pointsFor(facts, manner);
  // Of a text that is not the writer's own, no place is worth mending yet.
  // A demand that the comment on the whole tells of is told again only with a way to meet it.
  const [lead, ...others] = points;
  const isTold = lead !== undefined && lead.demand !== null && lead.move.length === 0 && others.length > 0;
  const left = isTold ? others : points;
  const told = facts.isCopied ? [] : left.slice(0, countPoints(left, voice, manner));
  const general: readonly Said[] = [
    ...(facts.isCopied
      ? [say(FIRST, content.copied(work, figure(facts.words, 'word')), [{ is: 'copied' }])]
      : []),
    ...(facts.saysLittle ? [say(FIRST, content.saysLittle(work), [])] : []),
  ];
  const said = told.map((point, position) => ({
    ...say(POINTS, sayPoint(point, position, voice), point.claims),
    short: point.issue,
    brief: sayPointBriefly(point),
    restsOn: point.restsOn,
    isNeeded: point.kind === 'missing',
  }));
  const rest = sayRest(left.slice(told.length), voice, !told.some(({ kind }) => kind === 'missing'));
  // Where nothing can be shown, nothing is said: whether the content needs no correction was not judged.
  if (points.length + general.length === 0)
    return sayStrengths(facts, voice, { paragraph: FIRST, points: 0 });
  // What comes first is never left out for length.
  return manner.judgement === 'milder'
    ? [
        ...general,
        ...sayStrengths(facts, voice, { paragraph: FIRST, points: points.length }),
        ...said,
        ...rest,
      ]
    : [
        ...general,
        ...said,
        ...rest,
        ...sayStrengths(facts, voice, { paragraph: LAST + 1, points: points.length }),
      ];
}

/** The comment on the whole begins with what the first point demands, so that here it is told only how. */
function sayPoint(point: Point, position: number, { content }: Voice): readonly string[] {
  return position === 0 && point.demand !== null && point.move.length > 0
    ? point.move.flatMap((move) => content.toldBefore(point.name, move))
    : content.point(point, position);
}

const isRule = ({ kind }: Point) => kind === 'broken';

/** The points that the manner of a draft calls for: a milder one leaves small lapses out, a stricter one leads with rules. */
export function pointsFor(facts: Facts, { judgement }: FeedbackManner): readonly Point[] {
  const points = listPoints(facts);
  if (judgement === 'milder') {
    const serious = points.filter(({ isSerious, kind }) => isSerious || kind === 'finding');
    return serious.length === 0 ? points : serious;
  }
  if (judgement !== 'stricter') return points;
  const [missing, others] = [
    points.filter(({ kind }) => kind === 'missing'),
    points.filter(({ kind }) => kind !== 'missing'),
  ];
  return [...missing, ...others.filter(isRule), ...others.filter((point) => !isRule(point))];
}

/** Where many parts are missing, one is told at length and the others are listed, so that all find room. */
const MANY_MISSING = 3;

function countPoints(
  points: readonly Point[],
  { most }: Voice,
  { length, judgement }: FeedbackManner,
): number {
  const byLength = length === 'shorter' ? -1 : length === 'longer' ? 2 : 0;
  const byJudgement = judgement === 'stricter' ? 1 : judgement === 'milder' ? -1 : 0;
  const isMany = points.filter(({ kind }) => kind === 'missing').length >= MANY_MISSING;
  return isMany ? 1 : Math.max(1, most.points + byLength + byJudgement);
}

const MOST_NAMES = 3;

/** What is left of the points: all that is missing, what is there in part, and then the small ones. */
function sayRest(points: readonly Point[], { content }: Voice, isFirst: boolean): readonly Said[] {
  const of = (...kinds: readonly Point['kind'][]) => points.filter(({ kind }) => kinds.includes(kind));
  const missing = of('missing');
  const others = of('broken', 'finding', 'measure').filter(
    ({ isSerious }) => isSerious || missing.length === 0,
  );
  return [
    ...gather(missing, 'or', (names) => content.alsoMissing(names, isFirst)).map((said) => ({
      ...said,
      isNeeded: true,
    })),
    ...gather(
      of('partly').map((point) => ({ ...point, name: definite(point.name) })),
      'and',
      content.alsoPartly,
    ),
    ...gather(
      others.slice(0, MOST_NAMES).map((point) => ({ ...point, name: point.detail ?? point.name })),
      'and',
      content.also,
    ),
  ];
}

function gather(
  points: readonly Point[],
  joint: 'and' | 'or',
  wordings: (names: string) => readonly string[],
): readonly Said[] {
  if (points.length === 0) return [];
  const names = listOf([...new Set(points.map(({ name }) => name))], joint);
  const claims = points.flatMap((point) => point.claims);
  return [{ ...say(LAST, wordings(names), claims), restsOn: points.flatMap(({ restsOn }) => restsOn) }];
}

function say(paragraph: number, variants: readonly string[], claims: Said['claims']): Said {
  return { paragraph, variants, claims };
}
