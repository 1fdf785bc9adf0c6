import type { FeedbackManner } from '@greenpen/grading';
import { nextMoveFor } from './asked/next-move.ts';
import type { Claim } from './claims.ts';
import { listPoints, type Point } from './content-points.ts';
import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import type { Voice } from './voice.ts';
import type { AskedNote } from './asked/asked-facts.ts';
import { stemsOf } from './paper/places.ts';
import { sayGap, subjectsOf, workOf } from './speaking.ts';
import { figure, listOf } from './words.ts';

const FIRST = 0;
const POINTS = 1;
const LAST = 2;

/** What matters most comes first, then the rest in a sentence, then what works; a milder draft opens with what works. */
export function sayContent(facts: Facts, voice: Voice, manner: FeedbackManner): readonly Said[] {
  const gap = facts.ground.content;
  if (gap !== null) return sayGap(voice.unjudged.content[gap], 'content');
  if (facts.isOffTopic) return sayOffTopic(facts);
  const work = workOf(facts);
  const { content } = voice;
  const points = pointsFor(facts, manner);
  // Of a text that is not the writer's own, no place is worth mending yet.
  const told = facts.isCopied ? [] : points.slice(0, countPoints(voice, manner));
  const general: readonly Said[] = [
    ...(facts.isCopied
      ? [say(FIRST, content.copied(work, figure(facts.words, 'word')), [{ is: 'copied' }])]
      : []),
    ...(facts.saysLittle ? [say(FIRST, content.saysLittle(work), [])] : []),
  ];
  const said = told.map((point, position) => ({
    ...say(POINTS, voice.content.point(point, position), point.claims),
    short: point.issue,
    restsOn: point.restsOn,
  }));
  const rest = sayRest(points.slice(told.length), {
    facts,
    voice,
    isFirst: !told.some(({ kind }) => kind === 'missing'),
  });
  if (points.length + general.length === 0) {
    const strengths = sayStrengths(facts, voice, FIRST);
    return strengths.length > 0 ? strengths : sayUnmarked(facts, voice);
  }
  // What comes first is never left out for length.
  return manner.judgement === 'milder'
    ? [...general, ...sayStrengths(facts, voice, FIRST), ...said, ...rest]
    : [...general, ...said, ...rest, ...sayStrengths(facts, voice, LAST + 1)];
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

function countPoints({ most }: Voice, { length, judgement }: FeedbackManner): number {
  const byLength = length === 'shorter' ? -1 : length === 'longer' ? 2 : 0;
  const byJudgement = judgement === 'stricter' ? 1 : judgement === 'milder' ? -1 : 0;
  return Math.max(1, most.points + byLength + byJudgement);
}

const MOST_NAMES = 3;

type Rest = { readonly facts: Facts; readonly voice: Voice; readonly isFirst: boolean };

/** What is left of the points, in a sentence or two. */
function sayRest(
  points: readonly Point[],
  { facts: { asked }, voice: { content }, isFirst }: Rest,
): readonly Said[] {
  const missing = points.filter(({ kind }) => kind === 'missing');
  const others = points.filter(
    ({ kind, isSerious }) => kind !== 'missing' && (isSerious || asked.missing.length === 0),
  );
  return [
    ...gather(missing, 'or', (names) => content.alsoMissing(names, isFirst)),
    ...gather(others, 'and', content.also),
  ];
}

function gather(
  points: readonly Point[],
  joint: 'and' | 'or',
  wordings: (names: string) => readonly string[],
): readonly Said[] {
  const shown = points.slice(0, MOST_NAMES);
  if (shown.length === 0) return [];
  const names = listOf([...new Set(shown.map(({ name }) => name))], joint);
  const claims = shown.flatMap((point) => point.claims);
  return [{ ...say(LAST, wordings(names), claims), restsOn: shown.flatMap(({ restsOn }) => restsOn) }];
}

function sayOffTopic(facts: Facts): readonly Said[] {
  const { groups, asked, mismatch, kind } = facts;
  const group = groups.content.find(({ check }) => check === 'content-off-topic');
  const claims: readonly Claim[] = [{ is: 'off-topic' }];
  const titled = stemsOf(mismatch.asked ?? '');
  const shared = ({ text }: AskedNote) => [...stemsOf(text)].filter((stem) => titled.has(stem)).length;
  const [first] = asked.missing
    .filter(({ isPart, clause }) => isPart && clause !== null)
    .toSorted((a, b) => shared(b) - shared(a));
  const about = subjectsOf(facts);
  const read = about === null ? `this ${kind} is on another subject` : `this ${kind} is about ${about}`;
  const variants =
    first === undefined
      ? [
          `The assignment has another subject: ${read}. Go back to the assignment and write about its subject.`,
        ]
      : [`The assignment asks that ${first.clause ?? ''}, and ${read}. Begin again with that question.`];
  return [{ ...say(FIRST, variants, claims), restsOn: group?.ids ?? [] }];
}

/** Sources are praised in the comment on the whole. */
function sayStrengths(facts: Facts, { content, most }: Voice, paragraph: number): readonly Said[] {
  const { asked, strongSentence, thesis } = facts;
  const placed = asked.answered.filter(
    ({ clause, shown, text }) =>
      clause !== null &&
      // The claim itself is in the comment on the whole.
      nextMoveFor(text).name !== 'position' &&
      (thesis === null || shown?.includes(thesis.words) !== true),
  );
  const answered = placed.slice(0, most.answered).map((note) => ({
    ...say(paragraph, content.answered(note), [{ is: 'answers', requirement: note.id }]),
    restsOn: [note.id],
  }));
  const reasoning =
    strongSentence === null
      ? []
      : [
          say(paragraph, content.reasoning(strongSentence.words, strongSentence.place), [
            { is: 'praise', of: 'reasoning' },
          ]),
        ];
  return [...answered, ...reasoning];
}

/** Where neither the checks nor the verdicts speak against the content. */
function sayUnmarked(facts: Facts, voice: Voice): readonly Said[] {
  const { terms } = facts.places;
  const about = terms.length < 2 ? null : listOf(terms.slice(0, 2));
  return [say(LAST, voice.content.unmarked(workOf(facts), about), [{ is: 'unmarked', in: 'content' }])];
}

function say(paragraph: number, variants: readonly string[], claims: readonly Claim[]): Said {
  return { paragraph, variants, claims };
}
