import type { AskedNote } from '../asked/asked-facts.ts';
import { definite, orderIn, PLACED } from '../asked/name-part.ts';
import { nextMoveFor, type Slots } from '../asked/next-move.ts';
import type { Claim } from '../claims.ts';
import type { Facts } from '../facts.ts';
import { stemsOf } from '../paper/places.ts';
import { plainWorkOf } from '../speaking.ts';
import { countWords, lowerFirst } from '../words.ts';
import type { Point } from './point.ts';

/** A longer claim would be told at length twice. */
const MOST_CLAIM_WORDS = 12;

export function slotsFor(note: AskedNote, facts: Facts): Slots {
  const { places, thesis, question } = facts;
  const core = thesis?.core ?? null;
  const claim = core === null || countWords(core) > MOST_CLAIM_WORDS ? null : core;
  return {
    claim,
    subject: isPerson(places.subject) ? null : places.subject,
    question,
    place: placeFor(note, facts),
  };
}

/** What should change "with Mr. Okello" is no advice. */
const isPerson = (subject: string | null) => subject !== null && /^(?:Mr|Mrs|Ms|Dr)\b/u.test(subject);

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

export function ofMissing(note: AskedNote, facts: Facts): Point {
  const { id, noun, text, isPart } = note;
  const claims: readonly Claim[] = [{ is: 'misses', requirement: id }];
  const slots = slotsFor(note, facts);
  const { why, move } = nextMoveFor(text);
  return {
    kind: 'missing',
    talk: noun,
    claims,
    restsOn: [id],
    name: noun,
    issue: missingIssue(note, facts),
    why: isPart ? why(slots) : [],
    move: isPart ? move(slots) : [],
    order: isPart ? `add ${noun}${slots.place === '' ? '' : ` ${slots.place}`}` : `add ${noun}`,
    where: '',
    demand: null,
    isSerious: true,
  };
}

/** What was looked for in vain. */
function missingIssue({ noun, clause, isPart }: AskedNote, facts: Facts): readonly string[] {
  if (!isPart || clause === null)
    return [`The assignment asks for ${noun}, and I did not find that in ${plainWorkOf(facts).name}.`];
  return [
    `The assignment asks you to ${orderIn(clause)}, and I did not find that in ${plainWorkOf(facts).name}.`,
    `I did not find where ${clause}.`,
  ];
}

export function ofPartly(note: AskedNote, facts: Facts): Point {
  const { id, noun, place, text, isPart } = note;
  const slots = { ...slotsFor(note, facts), place: '' };
  const { why, move } = nextMoveFor(text);
  const more = move(slots);
  return {
    kind: 'partly',
    talk: definite(noun),
    claims: [{ is: 'answers-partly', requirement: id }],
    restsOn: [id],
    name: noun,
    issue: partlyIssue(note),
    why: isPart ? why(slots) : [],
    move: isPart ? more : ['complete it'],
    order: `develop ${definite(noun)}${place === null ? '' : ` in ${place}`}`,
    where: '',
    demand: null,
    isSerious: true,
  };
}

/** What of an answer is there. */
function partlyIssue({ noun, clause, quoted, isQuestion, shown, place }: AskedNote): readonly string[] {
  const where = place === null ? '' : ` in ${place}`;
  if (shown === null) return [`The assignment asks for ${noun}, and I found only the beginning of it.`];
  if (isQuestion === true)
    return [
      `Your answer to ${quoted} has only begun${where}: ${shown}.`,
      `The question ${quoted} needs more of an answer than what you say${where}: ${shown}.`,
    ];
  if (clause !== null)
    return [
      `The assignment asks you to ${orderIn(clause)}; so far, there is only a beginning${where}: ${shown}.`,
    ];
  return [
    `The assignment asks for ${noun}; so far, there is only a beginning${where}: ${shown}.`,
    `On ${noun}, I found only a beginning${where}: ${shown}.`,
  ];
}

export function ofBroken({ id, kind, clause, quoted, shown, place, reason, isPartly }: AskedNote): Point {
  const counted = reason !== null && /^\d/u.test(reason) ? `I counted ${reason.split(';')[0] ?? ''}` : null;
  const rule = clause === null ? `The assignment says ${quoted}` : `The assignment asks that ${clause}`;
  const where = place === null ? '' : `in ${place}, `;
  const isShown = shown !== null && (kind === 'person' || clause === null);
  const issue = isShown
    ? `${rule}, and ${where}${shown} does not keep to that.`
    : counted === null
      ? `${rule}, and your text does not do that yet.`
      : `${rule}, and ${lowerFirst(counted) === counted ? counted : `I${counted.slice(1)}`}.`;
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
