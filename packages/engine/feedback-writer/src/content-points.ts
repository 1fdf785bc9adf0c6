import { isDirective } from '@greenpen/grading';
import type { AskedNote } from './asked/asked-facts.ts';
import { PLACED } from './asked/name-part.ts';
import { nextMoveFor, type Slots } from './asked/next-move.ts';
import type { Claim } from './claims.ts';
import type { Facts } from './facts.ts';
import type { Group } from './group-findings.ts';
import { type Places, stemsOf } from './paper/places.ts';
import { adviceFor, sayFinding } from './say-finding.ts';
import { workOf } from './speaking.ts';
import type { Variants } from './unjudged.ts';
import { amount, capitalise, figure, lowerFirst } from './words.ts';

/** One thing to say about the content, with the words for it that every style can use. */
export type Point = {
  readonly kind: 'missing' | 'partly' | 'broken' | 'finding' | 'measure';
  readonly claims: readonly Claim[];
  readonly restsOn: readonly string[];
  /** What it is about, as a noun phrase: "the strongest argument against your position". */
  readonly name: string;
  /** What is so, as one sentence. */
  readonly issue: Variants;
  /** Why it matters, as a clause with a small letter; empty where the issue says it. */
  readonly why: Variants;
  /** What to do, as an order with a small letter that calls the thing "it". */
  readonly move: Variants;
  /** What to do, as an order with a small letter that names the thing and its place. */
  readonly order: string;
  /** ", as in paragraph 3 (jails)"; empty where no place is its best example. */
  readonly where: string;
  /** The message of a check on the whole paper, to go on after "the instructions": `null` for anything else. */
  readonly demand: string | null;
  /** Whether it is settled where a whole sentence about the paper would begin with it. */
  readonly isSerious: boolean;
};

/** All that there is to say about the content, the most important first. */
export function listPoints(facts: Facts): readonly Point[] {
  const { asked, groups } = facts;
  const told = groups.content.filter(
    (group) => !(isToldByVerdicts(group, facts) || group.check === 'content-off-topic'),
  );
  const dependent = new Set(asked.missing.filter(({ isPart, clause }) => isPart && clause === null));
  const parts = asked.missing.filter(({ isPart }) => isPart);
  // "Respond to it" is told of only where the thing that it answers is there.
  // A claim that was read as the thesis is a position: the paper is not asked for one.
  const isTaken = ({ text }: AskedNote) =>
    (facts.thesis?.reported ?? null) !== null && nextMoveFor(text).name === 'position';
  const whole = parts
    .filter((note) => !isTaken(note))
    .filter((note, at) => !(dependent.has(note) && parts.slice(0, at).some((one) => !dependent.has(one))));
  return [
    ...told
      .filter(isShortfall)
      .filter(({ topic }) => topic?.against === 'structure')
      .map((group) => ofGroup(group, facts)),
    ...whole.map((note) => ofMissing(note, facts)),
    ...told
      .filter(isShortfall)
      .filter(({ topic }) => topic?.against !== 'structure')
      .map((group) => ofGroup(group, facts)),
    ...asked.missing.filter(({ isPart }) => !isPart).map((note) => ofMissing(note, facts)),
    ...told.filter(isSought).map((group) => ofGroup(group, facts)),
    ...asked.broken.filter(({ isPartly }) => !isPartly).map((note) => ofBroken(note)),
    ...asked.partly.filter((note) => !isTaken(note)).map((note) => ofPartly(note, facts)),
    ...told.filter((group) => !(isShortfall(group) || isSought(group))).map((group) => ofGroup(group, facts)),
    ...weakParts(facts),
    ...asked.broken.filter(({ isPartly }) => isPartly).map((note) => ofBroken(note)),
  ];
}

/** What a whole paper falls short of: its length, its sources, its order. */
const isShortfall = ({ isError, quote }: Group) => isError && quote === null;

/** Parts of the assignment that were looked for and not found. */
export const isSought = ({ check }: Pick<Group, 'check'>) => check === 'content-question-not-taken-up';

/** Whether the verdicts on what was asked tell the same, with more of its words. */
export function isToldByVerdicts({ check }: Pick<Group, 'check'>, { asked }: Facts): boolean {
  return isSought({ check }) && asked.missing.length > 0;
}

function slotsFor(note: AskedNote, facts: Facts): Slots {
  const { places, thesis } = facts;
  return { claim: thesis?.core ?? null, subject: places.subject, place: placeFor(note, facts) };
}

const FEWEST_PARAGRAPHS = 3;
const LEAST_SHARED = 2;

/** Where a missing part fits: by its kind, or where the paper already speaks of what it is about. */
function placeFor({ text }: AskedNote, { places: { paragraphs }, isCopied }: Facts): string {
  if (paragraphs.length < FEWEST_PARAGRAPHS || isCopied || PLACED.test(text)) return '';
  const { at } = nextMoveFor(text);
  const beforeLast = paragraphs.at(-2);
  if (at === 'before-end') return beforeLast === undefined ? '' : `after ${beforeLast.name}`;
  if (at === 'opening') return `in ${paragraphs[0]?.name ?? 'the opening paragraph'}`;
  if (at === 'end') return '';
  const wanted = [...stemsOf(text)];
  const [best] = paragraphs
    .map((paragraph) => ({ paragraph, shared: wanted.filter((stem) => paragraph.stems.has(stem)).length }))
    .toSorted((a, b) => b.shared - a.shared);
  return best === undefined || best.shared < LEAST_SHARED ? '' : `in ${best.paragraph.name}`;
}

function ofMissing(note: AskedNote, facts: Facts): Point {
  const { id, noun, text, isPart } = note;
  const claims: readonly Claim[] = [{ is: 'misses', requirement: id }];
  const slots = slotsFor(note, facts);
  const { why, move } = nextMoveFor(text);
  return {
    kind: 'missing',
    claims,
    restsOn: [id],
    name: noun,
    issue: missingIssue(note, { places: facts.places, slots, work: workOf(facts).name }),
    why: isPart ? why(slots) : [],
    move: isPart ? move(slots) : [],
    order: isPart ? `add ${noun}${slots.place === '' ? '' : ` ${slots.place}`}` : `add ${noun}`,
    where: '',
    demand: null,
    isSerious: true,
  };
}

type Beside = { readonly places: Places; readonly slots: Slots; readonly work: string };

/** What was looked for in vain, beside what the paper does speak of. */
function missingIssue(
  { noun, clause, isPart }: AskedNote,
  { places: { subject, terms }, slots, work }: Beside,
): readonly string[] {
  const [one = null, other = null] = [...(subject === null ? [] : [subject]), ...terms].slice(0, 2);
  if (!isPart) return [`I did not find ${noun} in ${work}; please add it.`];
  const lookedFor = clause === null ? `I did not find ${noun}` : `I did not find where ${clause}`;
  const said =
    one === null
      ? lookedFor
      : `You write about ${one}${other === null ? '' : ` and ${other}`}, but ${lookedFor}`;
  const where = slots.place.startsWith('in ') ? ` ${slots.place} and elsewhere` : '';
  return [
    `${said}; if it is there, please show me the place.`,
    clause === null
      ? `I looked for ${noun}${where === '' ? '' : `,${where}`}, and I did not find it.`
      : `I looked for the place where ${clause}${where === '' ? '' : `,${where}`}, and I did not find it.`,
  ];
}

function ofPartly(note: AskedNote, facts: Facts): Point {
  const { id, noun, shown, place, text, isPart } = note;
  const { subject, claim } = slotsFor(note, facts);
  const { why, move } = nextMoveFor(text);
  const where = place === null ? '' : `, in ${place},`;
  const more = move({ subject, claim, place: '' });
  return {
    kind: 'partly',
    claims: [{ is: 'answers-partly', requirement: id }],
    restsOn: [id],
    name: noun,
    issue:
      shown === null
        ? [`I found only the beginning of what the assignment asks for: ${noun}.`]
        : [
            `${capitalise(shown)}${where} is only the beginning of what the assignment asks for: ${noun}.`,
            `For ${noun}, I found ${shown}${where === '' ? '' : where.slice(0, -1)}, and that is only a beginning.`,
          ],
    why: isPart ? why({ subject, claim, place: '' }) : [],
    move: isPart ? more : ['complete it'],
    order: `develop ${noun}${place === null ? '' : ` in ${place}`}`,
    where: '',
    demand: null,
    isSerious: true,
  };
}

function ofBroken({ id, kind, clause, quoted, shown, place, reason, isPartly }: AskedNote): Point {
  const counted = reason !== null && /^\d/u.test(reason) ? `I counted ${reason.split(';')[0] ?? ''}` : null;
  const rule = clause === null ? `The assignment says ${quoted}` : `The assignment asks that ${clause}`;
  const where = place === null ? '' : `in ${place}, `;
  const isShown = shown !== null && (kind === 'person' || clause === null);
  const issue = isShown
    ? `${rule}; ${where}${shown} does not keep to that.`
    : counted === null
      ? `${rule}, and your text does not do that yet.`
      : `${rule}; ${lowerFirst(counted) === counted ? counted : `I${counted.slice(1)}`}.`;
  return {
    kind: 'broken',
    claims: [{ is: 'misses', requirement: id }],
    restsOn: [id],
    name: `the rule ${quoted}`,
    issue: [issue],
    why: [],
    move:
      kind === 'person'
        ? ['reword it, and check the other sentences for the same']
        : kind === 'sources'
          ? ['look for sources that the assignment allows, and cite them instead']
          : [],
    order: `follow the rule ${quoted}${place === null ? '' : ` in ${place}`}`,
    where: '',
    demand: null,
    isSerious: !isPartly,
  };
}

function ofGroup(group: Group, { places }: Facts): Point {
  const { topic, place, ids, otherPlaces } = group;
  const isDemand = isShortfall(group) && group.message.startsWith('The instructions ask');
  // What is out of order is told in the comment on the whole.
  const isOrder = isShortfall(group) && topic?.against === 'structure';
  const about = group.about ?? (isDemand ? (places.terms[0] ?? null) : null);
  const noun = topic?.noun ?? 'this';
  const how = isDemand ? (topic?.how ?? []) : adviceFor(group).filter((words) => words !== '');
  const first = place ?? otherPlaces[0] ?? null;
  const orders = how.map(
    (words) =>
      `${about === null ? '' : `where you speak of ${about}, `}${lowerFirst(words).replace(/\.$/u, '')}`,
  );
  const said = sayFinding(group).replace(/\.$/u, '').replace('; ', ', and ');
  return {
    kind: 'finding',
    claims: [{ is: 'marked', in: 'content' }],
    restsOn: ids,
    name: noun,
    issue: isOrder
      ? [sayFinding(group).replace(/^[^.]+\.\s+(?=\p{Lu})/u, '')]
      : isDemand && orders.length > 0
        ? orders.map((order) => `${said}: ${order}.`)
        : [sayFinding(group)],
    why: [],
    move: isDemand || saysWhatToDo(group) ? [] : orders,
    order: `${isDemand ? 'work on' : 'go over'} ${noun}${first === null ? '' : ` in ${first}`}`,
    where:
      first === null || isDemand ? '' : `, ${topic?.unit === 'paragraph' ? 'such as' : 'as in'} ${first}`,
    demand: isDemand ? lowerFirst(said) : null,
    isSerious: group.isError,
  };
}

/** "…; cite the source": the message is followed by what to do. */
function saysWhatToDo({ message }: Group): boolean {
  return isDirective(/;\s+(\p{L}+)/u.exec(message)?.[1] ?? '');
}

const WEAK = 0.6;

/** What to do about a measured side that is low and that no finding spoke of. */
function weakParts(facts: Facts): readonly Point[] {
  const { shortest, places, cited } = facts;
  const isWeak = (id: string) =>
    facts.parts.some((part) => part.id === id && part.points < part.maxPoints * WEAK) &&
    !facts.faulted.has(id);
  const base = {
    kind: 'measure',
    claims: [{ is: 'judged', in: 'content' }],
    restsOn: ['score:content'],
    why: [],
    where: '',
    demand: null,
    isSerious: false,
  } as const;
  const points: Point[] = [];
  if (isWeak('development') && shortest !== null) {
    const where = shortest.place === null ? 'the paragraph' : shortest.place;
    points.push({
      ...base,
      name: shortest.place ?? 'the shortest paragraph',
      issue: [
        `${capitalise(where)}${shortest.place === null ? ` that begins “${shortest.words}”` : ''} makes its point in ${figure(shortest.length, 'word')} and moves on.`,
      ],
      move: ['add a reason, a case, or what follows from it'],
      order: `develop ${where === 'the paragraph' ? `the paragraph that begins “${shortest.words}”` : where}`,
    });
  }
  if (isWeak('sources') && facts.citations > 0) {
    const on = places.subject === null ? '' : ` on ${places.subject}`;
    const all = cited.length > 0 && cited.length <= 2 ? `, ${cited.join(' and ')}` : '';
    points.push({
      ...base,
      name: 'the number of sources',
      issue: [`You rest ${figure(facts.words, 'word')}${on} on ${amount(facts.sources, 'source')}${all}.`],
      move: [`find one more for each main claim${on} that has none`],
      order: `find more sources${on}`,
    });
  }
  return points;
}
