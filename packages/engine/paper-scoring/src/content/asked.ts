import { findNumberOfSources, readCiting, type AssignmentBrief, type Citing } from '@greenpen/grading';
import { acceptLength, type AcceptedLength } from './accepted-length.ts';

/** What an assignment asks for in numbers; `null` where it names none. */
export type Asked = {
  /** Words, a page counted as 275. */
  readonly leastWords: number | null;
  readonly mostWords: number | null;
  /** As the assignment says it: "1,000 words", "3–5 pages". */
  readonly lengthAsWritten: string | null;
  readonly acceptedLength: AcceptedLength;
  readonly sources: number | null;
  readonly citing: Citing;
};

const WORDS_PER_PAGE = 275;

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+|${NUMBER_WORDS.slice(1).join('|')})`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|–|—|to)\s*${NUMBER})?`;
const LENGTH = new RegExp(
  String.raw`\b${RANGE}[\s-]*(?:full |double[- ]spaced |typed )?(words?|pages?)\b`,
  'giu',
);
/** "About 600 words" is met by somewhat less. */
const APPROXIMATE = /\b(?:about|around|approximately|approx\.?|roughly|circa|some)\s*$|~\s*$/iu;
const APPROXIMATE_SHARE = 0.9;
const ABOUT_ONE_PART = /\b(?:abstract|title|paragraph|reply|replies|peer response|per|each|classmate)\b/iu;

const noLength: AcceptedLength = { least: null, most: null };

/** Reads the asked length and number of sources from the instructions, else from description and rubric. */
export function readAsked({ instructions, description, rubric }: AssignmentBrief): Asked {
  const texts = [instructions, description, rubric];
  const length = texts.map(findLength).find((found) => found !== null);
  const sources = texts.map(findSources).find((found) => found !== null) ?? null;
  return {
    leastWords: null,
    mostWords: null,
    lengthAsWritten: null,
    acceptedLength: noLength,
    ...length,
    sources,
    citing: readCiting(texts.join('\n')),
  };
}

function findLength(text: string): Omit<Asked, 'sources' | 'citing'> | null {
  for (const match of text.matchAll(LENGTH)) {
    const [written = '', low = '', high, unit = ''] = match;
    const around = text.slice(Math.max(0, match.index - 25), match.index + written.length + 25);
    if (ABOUT_ONE_PART.test(around)) continue;
    const factor = unit.toLowerCase().startsWith('page') ? WORDS_PER_PAGE : 1;
    const first = numberOf(low) * factor;
    const second = high === undefined ? null : numberOf(high) * factor;
    if (factor === 1 && first < 30) continue;
    const share = APPROXIMATE.test(text.slice(Math.max(0, match.index - 25), match.index))
      ? APPROXIMATE_SHARE
      : 1;
    const before = text.slice(Math.max(0, match.index - 25), match.index).toLowerCase();
    const isMost = /(?:no more than|at most|up to|maximum(?: of)?|not exceed|fewer than|less than)\s*$/u.test(
      before,
    );
    const least = isMost && second === null ? null : first;
    const mostWords = second ?? (isMost ? first : null);
    return {
      leastWords: least === null ? null : Math.round(least * share),
      mostWords,
      acceptedLength: acceptLength({ least, most: mostWords }, factor === 1 ? 'word' : 'page'),
      lengthAsWritten: plainLength(written, second ?? first),
    };
  }
  return null;
}

/** "5-page" is said as "5 pages" where no noun follows. */
function plainLength(written: string, amount: number): string {
  const isOne = amount === 1 || amount === WORDS_PER_PAGE;
  return written.replace(
    /[\s-]+((?:full |double[- ]spaced |typed )?)(word|page)s?$/iu,
    (_, kind: string, unit: string) => ` ${kind}${unit}${isOne ? '' : 's'}`,
  );
}

function findSources(text: string): number | null {
  const found = findNumberOfSources(text);
  return found === null ? null : numberOf(found);
}

function numberOf(written: string): number {
  const word = NUMBER_WORDS.indexOf(written.toLowerCase());
  return word === -1 ? Number(written.replaceAll(',', '')) : word;
}
