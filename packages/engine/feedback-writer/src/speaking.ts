import type { Claim } from './claims.ts';
import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import type { Variants } from './unjudged.ts';
import { listOf } from './words.ts';
import type { WrongPaper } from './wrong-paper.ts';

/** A statement about the whole paper: what it argues, is about, and is called. */
export type Work = {
  /** "You argue that the legislature should replace money bail"; `null` where the paper states no such claim. */
  readonly argues: string | null;
  /** "your brief on money bail", "your post". */
  readonly name: string;
};

/** What the paper is called and argues, for sentences about the whole of it. */
export function workOf({ thesis, places, kind, title }: Facts): Work {
  const subject = places.subject === null ? (title === null ? '' : ` “${title}”`) : ` on ${places.subject}`;
  const claim = thesis?.reported ?? null;
  return {
    argues: thesis === null || claim === null ? null : `You ${thesis.verb} that ${claim}`,
    name: `your ${kind}${subject}`,
  };
}

/** The same without a name: in a comment on one area, "your paper" is enough. */
export const plainWorkOf = (facts: Facts): Work => ({ ...workOf(facts), name: `your ${facts.kind}` });

/** "your paper “Drop the Fine”", or "your paper on fines and public libraries": tells papers on one subject apart. */
export function fullNameOf(facts: Facts): string {
  const { subject, themes } = facts.places;
  const [theme] = themes;
  if (facts.ownTitle !== null) return `your ${facts.kind} “${facts.ownTitle}”`;
  return subject === null || theme === undefined
    ? workOf(facts).name
    : `your ${facts.kind} on ${subject} and ${theme}`;
}

const MOST_EXTRAS = 2;

/** What is said of an area in which nothing could be judged. */
export function sayGap(
  { opening, extras }: { readonly opening: Variants; readonly extras: readonly Variants[] },
  area: 'grammar' | 'content',
): readonly Said[] {
  const claims: readonly Claim[] = [{ is: 'unjudged', in: area }];
  return [
    { paragraph: 0, variants: opening, claims },
    ...extras.slice(0, MOST_EXTRAS).map((variants) => ({ paragraph: 1, variants, claims })),
  ];
}

/** A file that is no answer, with what it is about instead. */
export function readOf(facts: Facts, wrong: WrongPaper) {
  const { subject, terms } = facts.places;
  const phrases = [...(subject === null ? [] : [subject]), ...terms].slice(0, MOST_SUBJECTS);
  const about =
    wrong.is === 'unreadable' ? null : (subjectsOf(facts) ?? (phrases.length === 0 ? null : listOf(phrases)));
  return { wrong, about, kind: facts.kind };
}

const MOST_SUBJECTS = 3;

/** What an off-topic paper is about: in phrases of the paper where it has them, else its words in quotation marks. */
export function subjectsOf({ mismatch: { about, bare }, places: { subject, terms } }: Facts): string | null {
  const phrases = subject === null ? terms : [subject, ...terms];
  const shortestFirst = phrases.toSorted((a, b) => a.split(' ').length - b.split(' ').length);
  const named = about.slice(0, MOST_SUBJECTS).flatMap((word) => {
    const key = word.toLowerCase().replace(/s$/u, '');
    return (
      shortestFirst.find((phrase) =>
        phrase
          .toLowerCase()
          .split(' ')
          .some((part) => part.startsWith(key)),
      ) ?? []
    );
  });
  if (about.length === 0) return null;
  if (named.length === 0)
    return listOf(about.slice(0, MOST_SUBJECTS).map((word) => (bare.has(word) ? word : `“${word}”`)));
  const all = [...new Set([...named, ...phrases])];
  return listOf(all.slice(0, Math.max(MOST_PHRASES, new Set(named).size)));
}

/** Where fewer words tell what the paper is about, its own phrases do. */
const MOST_PHRASES = 3;
