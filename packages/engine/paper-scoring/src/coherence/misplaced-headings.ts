import type { Work } from '../work/work.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Misplaced } from './misplaced.ts';

/** The sections of a report, in their order. */
const SECTIONS = [
  /^(?:introduction|background)$/iu,
  /^(?:methods?|methodology|procedures?|materials and methods|participants)$/iu,
  /^(?:results?|findings)$/iu,
  /^discussion$/iu,
  /^conclusions?$/iu,
] as const;

const NUMBER = /^(?:(\d{1,2})[.)]|(?:part|section|question|step)\s+(\d{1,2})\b)/iu;

type Label = { readonly span: Work['outline'][number]['span']; readonly at: number; readonly said: string };

/** Headings without any text below, a title after the text began, and numbers or sections that run backwards. */
export function misplacedHeadings({ text, outline }: Work): readonly Misplaced[] {
  const begins = outline.findIndex(({ isLabel }) => !isLabel);
  const labels = outline.flatMap(({ span, isLabel }, at): readonly Label[] => {
    const said = text.slice(span.start, span.end).replace(/^[*_#\s]+|(?<![*_\s:])[*_\s:]+$/gu, '');
    return isLabel ? [{ span, at, said }] : [];
  });
  const below = labels.filter(({ at }) => at > begins);
  return [
    ...withoutText(below, outline),
    ...lateTitle(labels, below, outline),
    ...backwards(labels, numberOf),
    ...backwards(labels, sectionOf),
  ];
}

/** Once, a heading may stand above a smaller one. What ends the text may be a name or a list. */
const EMPTY = 0.4;

function withoutText(labels: readonly Label[], outline: Work['outline']): readonly Misplaced[] {
  return labels.flatMap(({ span, at, said }) => {
    const isAtEnd = outline.slice(at).every(({ isLabel }) => isLabel);
    if (isAtEnd || outline[at + 1]?.isLabel === false) return [];
    return [{ span, message: `No text follows the heading “${said}”.`, weight: EMPTY }];
  });
}

const FEWEST_WORDS_OF_TITLE = 4;
const FEWEST_BELOW_TITLE = 2;
const TITLE = 0.6;

/** The only line of its kind is a title, and belongs above the text. */
function lateTitle(
  labels: readonly Label[],
  below: readonly Label[],
  outline: Work['outline'],
): readonly Misplaced[] {
  const [title] = below;
  if (title === undefined || labels.length > 1) return [];
  // What ends the text may be a source.
  const isAtEnd = outline.length - title.at <= FEWEST_BELOW_TITLE;
  if (isAtEnd || wordsOf(title.said).length < FEWEST_WORDS_OF_TITLE) return [];
  const message = `The title “${title.said}” stands below the beginning of the text.`;
  return [{ span: title.span, message, weight: TITLE }];
}

/** Headings with a place among others, as their numbers or names tell, below one that belongs after them. */
function backwards(
  labels: readonly Label[],
  placeOf: (heading: string) => number | null,
): readonly Misplaced[] {
  return labels.flatMap(({ span, said }, index) => {
    const place = placeOf(said);
    if (place === null) return [];
    const above = labels.slice(0, index).map((one) => ({ ...one, place: placeOf(one.said) ?? -1 }));
    const later = above.find((one) => one.place > place);
    // A second count begins again at 1.
    if (later === undefined || above.some((one) => one.place === place)) return [];
    return [{ span, message: `“${said}” comes after “${later.said}”.`, weight: 1 }];
  });
}

function numberOf(heading: string): number | null {
  const [, bare, named] = NUMBER.exec(heading) ?? [];
  const number = bare ?? named;
  return number === undefined ? null : Number(number);
}

function sectionOf(heading: string): number | null {
  const at = SECTIONS.findIndex((section) => section.test(heading.replace(/^\d+[.)]?\s*/u, '')));
  return at === -1 ? null : at;
}
