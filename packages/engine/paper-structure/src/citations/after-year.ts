import { YEAR_SOURCE } from './years.ts';
import type { Span } from '@greenpen/paper';

const NEXT_YEAR = new RegExp(
  String.raw`(?:\s*,\s*(?:and\s+|&\s+)?|\s+(?:and|&)\s+)(${YEAR_SOURCE})(?=\s*(?:,|$|and\s|&\s))`,
  'iuy',
);
const LETTER = /\s*,\s*([a-z])(?=\s*(?:,|$))/uy;
const LOCATOR =
  /^[\s,:]*((?:pp?|pg|pgs)\b\.?\s*\S.*|\b(?:pages?|paras?|paragraphs?|chap|chapters?|ch|secs?|sections?|tables?|figures?|figs?|slides?|lines?|verses?|vol|part|appendix|footnote|endnote|abstract|introduction|preface|method|results|discussion|conclusion|act|scene|location|loc)\b.*|¶.*|§.*|\d{1,3}:\d{2}.*|\d+\.\d+\.\d+.*|[“"].*)$/iu;

/** What follows the first year of a citation: further years of the same authors, and the place in the work. */
export function readAfterYear(
  text: string,
  rest: Span,
): { moreYears: readonly Span[]; locator: Span | null } {
  const words = text.slice(rest.start, rest.end);
  const moreYears: Span[] = [];
  let position = 0;
  for (;;) {
    NEXT_YEAR.lastIndex = position;
    const match = NEXT_YEAR.exec(words) ?? matchAt(LETTER, words, position);
    const year = match?.[1];
    if (match === null || year === undefined) break;
    position = match.index + match[0].length;
    moreYears.push({ start: rest.start + position - year.length, end: rest.start + position });
  }
  const locator = LOCATOR.exec(words.slice(position))?.[1]?.trimEnd();
  if (locator === undefined) return { moreYears, locator: null };
  const start = rest.start + position + words.slice(position).indexOf(locator);
  return { moreYears, locator: { start, end: start + locator.length } };
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}
