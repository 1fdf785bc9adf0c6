import { keysOf, OBJECTS } from './argument/body-sentences.ts';
import { isShown, isShownWell } from './argument/find-strengths.ts';
import type { AskedNote } from './asked/asked-facts.ts';
import { nextMoveFor } from './asked/next-move.ts';
import { sayStrengthBriefly } from './briefly.ts';
import { holds, isSound } from './claims.ts';
import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import type { Voice } from './voice.ts';
import { capitalise } from './words.ts';

/** The fewer points there are, the more answered parts are told of. */
const MOST_ANSWERED = 4;

type Told = { readonly paragraph: number; readonly points: number };

/** What the paper does; the first thing that works is in the comment on the whole. */
export function sayStrengths(facts: Facts, voice: Voice, told: Told): readonly Said[] {
  const notes = chooseAnswered(facts, voice, told.points);
  const answered = sayAnswered(notes, voice, told.paragraph);
  return [...(answered === null ? [] : [answered]), ...sayNextStrength(facts, voice, { notes, ...told })];
}

const FEWEST_FOR_WHOLE = 2;

/** The parts that are answered, as a comment on the whole; `null` where fewer than two can be shown. */
export function sayAnsweredParts(facts: Facts, voice: Voice): Said | null {
  const notes = chooseAnswered(facts, voice, 0);
  return notes.length < FEWEST_FOR_WHOLE ? null : sayAnswered(notes, voice, 0);
}

function chooseAnswered(facts: Facts, { most }: Voice, points: number): readonly AskedNote[] {
  const { asked, argument, thesis, places } = facts;
  const subject = keysOf(places.subject ?? '');
  const told = argument.strengths[0]?.place ?? null;
  const isMostMet = holds({ is: 'answers-most' }, facts);
  return asked.answered
    .filter(
      (note) =>
        note.clause !== null &&
        (told === null || note.place !== told) &&
        (isMostMet ? isShown(note) : isShownWell(note, subject)) &&
        // An objection is shown by words in which somebody objects.
        (nextMoveFor(note.text).name !== 'objection' || OBJECTS.test(note.shown ?? '')) &&
        // The claim itself is in the comment on the whole.
        nextMoveFor(note.text).name !== 'position' &&
        (thesis === null || note.shown?.includes(thesis.words) !== true),
    )
    .filter(({ shown }, at, notes) => notes.findIndex((one) => one.shown === shown) === at)
    .slice(0, Math.max(most.answered, MOST_ANSWERED - points));
}

function sayAnswered(notes: readonly AskedNote[], { content }: Voice, paragraph: number): Said | null {
  const [first] = notes;
  if (first === undefined) return null;
  return {
    paragraph,
    variants: content.answered(notes),
    short: content.answered([first]),
    claims: notes.map(({ id }) => ({ is: 'answers', requirement: id })),
    brief: `${capitalise(first.clause ?? '')}.`,
    restsOn: notes.map(({ id }) => id),
  };
}

function sayNextStrength(
  facts: Facts,
  { content }: Voice,
  { notes, paragraph }: Told & { readonly notes: readonly AskedNote[] },
): readonly Said[] {
  if (!isSound(facts)) return [];
  const taken = new Set(notes.map(({ place }) => place));
  const next = facts.argument.strengths.slice(1).find(({ place }) => place === null || !taken.has(place));
  if (next === undefined) return [];
  return [
    {
      paragraph,
      variants: content.strength(next),
      claims: [{ is: 'strength' }],
      brief: sayStrengthBriefly(next),
    },
  ];
}
