import type { FeedbackManner } from '@greenpen/grading';
import { isShownWell } from './argument/find-strengths.ts';
import { keysOf, OBJECTS } from './argument/body-sentences.ts';
import { sayPointBriefly, sayStrengthBriefly } from './briefly.ts';
import { nextMoveFor } from './asked/next-move.ts';
import { definite } from './asked/name-part.ts';
import { isSound } from './claims.ts';
import { listPoints } from './content-points.ts';
import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import type { Point } from './points/point.ts';
import { fullNameOf, readOf, sayGap, workOf } from './speaking.ts';
import type { Voice } from './voice.ts';
import { capitalise, figure, listOf } from './words.ts';
import { sayScore } from './say-score.ts';
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
  const work = workOf(facts);
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
    ...sayScore(facts, points),
  ];
  const said = told.map((point, position) => ({
    ...say(POINTS, sayPoint(point, position, voice), point.claims),
    short: point.issue,
    brief: sayPointBriefly(point),
    restsOn: point.restsOn,
    isNeeded: point.kind === 'missing',
  }));
  const rest = sayRest(left.slice(told.length), voice, !told.some(({ kind }) => kind === 'missing'));
  if (points.length + general.length === 0) {
    const strengths = sayStrengths(facts, voice, FIRST);
    return strengths.length > 0 ? strengths : sayUnmarked(facts, voice);
  }
  // What comes first is never left out for length.
  return manner.judgement === 'milder'
    ? [...general, ...sayStrengths(facts, voice, FIRST), ...said, ...rest]
    : [...general, ...said, ...rest, ...sayStrengths(facts, voice, LAST + 1)];
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

/** The first thing that works and, in a good paper, its first question are in the comment on the whole. */
function sayStrengths(facts: Facts, { content, most }: Voice, paragraph: number): readonly Said[] {
  const { asked, argument, thesis, places } = facts;
  const subject = keysOf(places.subject ?? '');
  // The comment on the whole tells of the first thing that works.
  const told = argument.strengths[0]?.place ?? null;
  const placed = asked.answered.filter(
    (note) =>
      note.clause !== null &&
      (told === null || note.place !== told) &&
      isShownWell(note, subject) &&
      // An objection is shown by words in which somebody objects.
      (nextMoveFor(note.text).name !== 'objection' || OBJECTS.test(note.shown ?? '')) &&
      // The claim itself is in the comment on the whole.
      nextMoveFor(note.text).name !== 'position' &&
      (thesis === null || note.shown?.includes(thesis.words) !== true),
  );
  const answered = placed.slice(0, most.answered).map((note) => ({
    ...say(paragraph, content.answered(note), [{ is: 'answers', requirement: note.id }]),
    brief: `${capitalise(note.clause ?? '')}.`,
    restsOn: [note.id],
  }));
  const taken = new Set(placed.slice(0, most.answered).map(({ place }) => place));
  const more = isSound(facts)
    ? argument.strengths
        .slice(1)
        .filter(({ place }) => place === null || !taken.has(place))
        .slice(0, 1)
        .map((strength) => ({
          ...say(paragraph, content.strength(strength), [{ is: 'strength' }]),
          brief: sayStrengthBriefly(strength),
        }))
    : [];
  return [...answered, ...more];
}

/** Where neither the checks nor the verdicts speak against the content. */
function sayUnmarked(facts: Facts, voice: Voice): readonly Said[] {
  const { subject, themes } = facts.places;
  const named = [...(subject === null ? [] : [subject]), ...themes];
  const about = named.length < 2 ? null : listOf(named.slice(0, 2));
  return [
    say(LAST, voice.content.unmarked({ ...workOf(facts), name: fullNameOf(facts) }, about), [
      { is: 'unmarked', in: 'content' },
    ]),
  ];
}

function say(paragraph: number, variants: readonly string[], claims: Said['claims']): Said {
  return { paragraph, variants, claims };
}
