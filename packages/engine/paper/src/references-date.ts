import { YEAR_SOURCE } from './citations-years.ts';

export type ReferenceDate = {
  /** Offsets into the entry: the whole date with its parentheses, and the year alone. */
  readonly start: number;
  readonly end: number;
  readonly yearStart: number;
  readonly year: string;
  readonly inParentheses: boolean;
};

/** Longer than twenty-one authors. */
const REACH = 900;

const IN_PARENTHESES = new RegExp(
  String.raw`\(\s*(?:\p{L}+ \d{1,2}(?:st|nd|rd|th)?, |\d{1,2}(?:st|nd|rd|th)? \p{L}+,? |\p{L}{3,10},? )?(${YEAR_SOURCE})(?:[,;:]?\s[^()]{0,60})?\s*\)`,
  'giu',
);
const BARE = new RegExp(String.raw`(?<=[.,\])]\s*|\s)(${YEAR_SOURCE})(?=\s*[.,:;]|\s*$)`, 'giu');

/** Where the date of an entry stands; a year in parentheses is taken before a bare one. */
export function findReferenceDate(entry: string): ReferenceDate | null {
  const head = entry.slice(0, REACH);
  for (const match of head.matchAll(IN_PARENTHESES)) {
    const year = match[1] ?? '';
    return dateFrom(match, match.index + match[0].indexOf(year), year, true);
  }
  for (const match of head.matchAll(BARE)) {
    if (isPartOfAnAddress(head, match.index)) continue;
    return dateFrom(match, match.index, match[1] ?? '', false);
  }
  return null;
}

function dateFrom(
  match: RegExpExecArray,
  yearStart: number,
  year: string,
  inParentheses: boolean,
): ReferenceDate {
  return { start: match.index, end: match.index + match[0].length, yearStart, year, inParentheses };
}

function isPartOfAnAddress(text: string, index: number): boolean {
  const wordStart = text.lastIndexOf(' ', index - 1) + 1;
  return /https?:|www\.|doi/iu.test(text.slice(wordStart, index));
}
