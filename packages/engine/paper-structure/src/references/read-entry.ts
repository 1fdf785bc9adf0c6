import type { ReferenceEntry, ReferenceKind, Span } from '@greenpen/paper';
import { YEAR_SOURCE, normalYear } from '../citations/years.ts';
import { readReferenceAuthors, endOfPart, findEntryLinks } from './entry-parts.ts';
import { type MlaParts, readMlaEntry } from './mla-entry.ts';
import { readEntrySource } from './entry-source.ts';

/** Longer than twenty-one authors. */
const REACH = 900;

const IN_PARENTHESES = new RegExp(
  String.raw`\(\s*(?:\p{L}+ \d{1,2}(?:st|nd|rd|th)?, |\d{1,2}(?:st|nd|rd|th)? \p{L}+,? |\p{L}{3,10},? )?(${YEAR_SOURCE})(?:[,;:]?\s[^()]{0,60})?\s*\)`,
  'giu',
);

const BARE = new RegExp(String.raw`(?<=[.,\])]\s*|\s)(${YEAR_SOURCE})(?=\s*[.,:;]|\s*$)`, 'giu');

/** "1.", "[3]", "•": typed by hand before an entry. */
const TYPED_LABEL = /^(?:\[\d{1,3}\]|\d{1,3}[.)](?=\s)|[•·▪–*-](?=\s))\s*/u;

/** UTF-16 units; an entry with twenty-one authors has about 700. What follows is read as no part of it. */
export const LONGEST_ENTRY = 2500;

/** Reads the parts of one entry; `span` is its position in the paper. */
export function readReferenceEntry(text: string, span: Span): ReferenceEntry {
  const entry = text.slice(span.start, Math.min(span.end, span.start + LONGEST_ENTRY));
  const at = (part: Span | null): Span | null =>
    part === null || part.end <= part.start
      ? null
      : { start: span.start + part.start, end: span.start + part.end };
  const from = TYPED_LABEL.exec(entry)?.[0].length ?? 0;
  const links = findEntryLinks(entry);
  const mla = readMlaEntry(entry.slice(from));
  if (mla !== null) return entryFrom(mla, { entry, span, from });
  const date = findReferenceDate(entry.slice(0, Math.max(links.end, 40)));
  const before = date !== null && date.start > from ? authorsBefore(entry, from, date) : null;
  const titleStart = titleStartOf(entry, from, date, before);
  const titleEnd =
    before === null && date !== null && titleStart < date.start
      ? date.start
      : endOfTitle(entry, titleStart, links.end);
  const title = trimmed(entry, titleStart, titleEnd);
  const sourceStart =
    before === null && date !== null && titleStart < date.start ? afterDate(entry, date) : titleEnd;
  const titleWords = title === null ? '' : entry.slice(title.start, title.end);
  const source = readEntrySource(entry, sourceStart, links.end, titleWords);
  const authors = before === null ? [] : readReferenceAuthors(entry.slice(before.start, before.end));
  return {
    span,
    kind: kindOf(source.kind, links.url !== null, source.publisher, titleWords),
    authors,
    authorsSpan: at(before),
    year: date === null ? null : normalYear(date.year),
    yearSpan: date === null ? null : at({ start: date.yearStart, end: date.yearStart + date.year.length }),
    title: at(title),
    container: at(source.container),
    volume: at(source.volume),
    issue: at(source.issue),
    pages: at(source.pages),
    publisher: at(source.publisher),
    doi: at(links.doi),
    url: at(links.url),
  };
}

/** An entry in MLA form: its parts come in another order, so that the author–date pattern finds none of them. */
function entryFrom(
  { authors, authorsEnd, title, year }: MlaParts,
  { entry, span, from }: { readonly entry: string; readonly span: Span; readonly from: number },
): ReferenceEntry {
  const start = span.start + from;
  const links = findEntryLinks(entry);
  const at = (part: Span | null): Span | null =>
    part === null ? null : { start: span.start + part.start, end: span.start + part.end };
  return {
    span,
    kind:
      links.url !== null ? 'webpage' : /^[“"]/u.test(entry.slice(from + title.start)) ? 'article' : 'book',
    authors,
    authorsSpan: authorsEnd === 0 ? null : { start, end: start + authorsEnd },
    year: normalYear(year.text),
    yearSpan: { start: start + year.start, end: start + year.start + year.text.length },
    title: { start: start + title.start, end: start + title.end },
    container: null,
    volume: null,
    issue: null,
    pages: null,
    publisher: null,
    doi: at(links.doi),
    url: at(links.url),
  };
}

/** The words before the date, unless they are the title of a work without an author. */
function authorsBefore(entry: string, from: number, date: ReferenceDate): Span | null {
  const written = entry.slice(from, date.start);
  const trimmedEnd = from + written.trimEnd().length;
  if (looksLikeTitle(written.trim())) return null;
  if (!date.inParentheses && date.start - from > 300) return null;
  return { start: from, end: trimmedEnd };
}

const SMALL_WORD =
  /^(?:of|for|the|and|in|on|to|at|with|from|by|a|an|or|de|la|del|van|von|der|den|di|da|dos|du|le|las|los|el|al|y|e|et|für|und|bin|ibn|members|st|nd|rd|th|others|ter|ten|v|vs)$/u;

/** "List of oldest companies." has common words in lower case; names and groups do not. */
function looksLikeTitle(written: string): boolean {
  if (/^["“]/u.test(written) || /\s(?:v\.|vs\.)\s/u.test(written)) return true;
  if (/,\s*(?:\p{Lu}\.|\p{Lu}\p{Ll}+,)/u.test(written)) return false;
  const words = written.replaceAll(/\([^()]*\)|\[[^[\]]*\]/gu, ' ').match(/[\p{L}'’-]+/gu) ?? [];
  const common = words.slice(1).filter((word) => /^\p{Ll}/u.test(word) && !SMALL_WORD.test(word));
  return words.length >= 2 && common.length > 0 && common.length * 4 >= words.length;
}

function titleStartOf(entry: string, from: number, date: ReferenceDate | null, authors: Span | null): number {
  if (date === null) {
    const end = /^.{3,200}?(?:\p{Lu}\.|\p{L}{3,}\.)\s+(?=[\p{Lu}“"])/u.exec(entry.slice(from));
    const given =
      /^[^.]{2,60},\s*(?:\p{Lu}\.[\s-]?)+(?:,?\s*(?:&|and)\s*[^.]{2,60},\s*(?:\p{Lu}\.[\s-]?)+)?/u.exec(
        entry.slice(from),
      );
    return from + (given?.[0].length ?? end?.[0].length ?? 0);
  }
  return authors === null && date.start > from ? from : afterDate(entry, date);
}

/** "Why do nurses leave? A review of exit interviews. Nursing Letters, 4(2), 10–19.": a question may have a subtitle. */
function endOfTitle(entry: string, from: number, to: number): number {
  const end = endOfPart(entry, from, to);
  if (!/[?!]/u.test(entry.slice(end - 2, end))) return end;
  const subtitleEnd = endOfPart(entry, end + 1, to);
  if (subtitleEnd >= to || /\d/u.test(entry.slice(end, subtitleEnd))) return end;
  const { kind, volume, pages } = readEntrySource(entry, subtitleEnd, to, '');
  return kind === 'article' && (volume ?? pages) !== null ? subtitleEnd : end;
}

function afterDate(entry: string, date: ReferenceDate): number {
  return date.end + (/^\s*[.,:;]?\s*/u.exec(entry.slice(date.end))?.[0].length ?? 0);
}

function trimmed(entry: string, start: number, end: number): Span | null {
  const words = entry.slice(start, end);
  const lead = words.length - words.trimStart().length;
  const kept = words.trim().replace(/(?<![.,\s])[.,\s]+$/u, '');
  return kept === '' ? null : { start: start + lead, end: start + lead + kept.length };
}

function kindOf(kind: ReferenceKind, hasUrl: boolean, publisher: Span | null, title: string): ReferenceKind {
  if (kind === 'unknown') return hasUrl ? 'webpage' : 'unknown';
  if (kind === 'book' && hasUrl && publisher !== null && !/\(\d+(?:st|nd|rd|th) ed\.\)/u.test(title))
    return 'webpage';
  return kind;
}

type ReferenceDate = {
  /** Offsets into the entry: the whole date with its parentheses, and the year alone. */
  readonly start: number;
  readonly end: number;
  readonly yearStart: number;
  readonly year: string;
  readonly inParentheses: boolean;
};

/** Position of the date in an entry; a year in parentheses takes precedence over a bare one. */
function findReferenceDate(entry: string): ReferenceDate | null {
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
