import type { Citation, Span } from '@greenpen/paper';
import { readCitedAuthors, type CitedAuthors } from './cited-authors.ts';
import { readAfterYear } from './after-year.ts';
import { normalYear, YEAR, YEAR_SOURCE } from './years.ts';

const PREFIX =
  /^(?:(?:but\s+|and\s+)?see(?:,?\s*(?:also|e\.g\.,?|for example,?|for instance,?|for (?:a |an )?(?:recent |critical |comprehensive |general )?(?:reviews?|discussion|overview|details|summary),?))?|e\.\s?g\.,?|i\.\s?e\.,?|cf\.?|compare|contra|also|and|as (?:cited|quoted|discussed|reviewed|described|shown|noted|reported|argued|defined|explained|in) (?:in|by)?|for (?:a |an )?(?:recent |critical |comprehensive |general )?(?:example|instance|reviews?|discussion|overview|details),?(?:\s+see)?|according to|(?:adapted|reprinted|modified|retrieved|quoted|cited|taken) (?:from|in|by)|based on|as in|following|in|by|per|via|from|sources?:|both|including|such as|namely|after|since)[,:]?\s+(?=\S)/iu;

const YEARLESS_LOCATOR = /,?\s+(?:pp?\.?|paras?\.|pg\.?|page|pages)\s*\d[\d–,\s-]*$/iu;
const PERSONAL = /^(.{2,80}?),\s*(?:in\s+)?personal communications?\b/iu;
const SECONDARY = /,?\s*\b(?:as\s+)?(?:cited|quoted|discussed|referenced|reported)\s+(?:in|by)\s+/iu;
const PLAIN_WORDS = /^(?:\p{Ll}[\p{L}’'-]*,?\s+){1,8}(?=[\p{Lu}“"])/u;

/** "(in Spain and Italy, 2019 was a good year)" goes on as a sentence does, so it cites nothing. */
const ENDS_YEAR =
  /^\s*(?:$|[^\p{L}\s]|(?:and|as|pp?|para|paras|pages?|chapter|emphasis|italics|translation)\b)/iu;

type Piece = { readonly span: Span; readonly role: Citation['role']; readonly isExact: boolean };

/** The works cited inside one pair of parentheses; none if it holds something else. */
export function readParenthetical(text: string, group: Span): readonly Citation[] {
  const found: Citation[] = [];
  for (const piece of piecesOf(text, group)) {
    const earlier = found.at(-1);
    found.push(...readPiece(text, group, piece, earlier));
  }
  return found;
}

/** Splits at semicolons and at "as cited in": each piece names one author part. */
function piecesOf(text: string, group: Span): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = group.start + 1;
  const inner = text.slice(group.start, group.end - 1);
  for (const part of inner.slice(1).split(';')) {
    const secondary = SECONDARY.exec(part);
    if (secondary !== null && secondary.index > 0) {
      pieces.push(trimmed(text, start, start + secondary.index, 'original-of-secondary'));
      pieces.push(trimmed(text, start + secondary.index + secondary[0].length, start + part.length, 'work'));
    } else {
      pieces.push(trimmed(text, start, start + part.length, 'work'));
    }
    start += part.length + 1;
  }
  return pieces.filter(({ span }) => span.end > span.start);
}

function trimmed(text: string, start: number, end: number, role: Citation['role']): Piece {
  const part = text.slice(start, end);
  let from = start + part.length - part.trimStart().length;
  const to = start + part.trimEnd().length;
  for (let round = 0; round < 4; round += 1) {
    const prefix = PREFIX.exec(text.slice(from, to));
    if (prefix === null) break;
    from += prefix[0].length;
  }
  const plain = PLAIN_WORDS.exec(text.slice(from, to));
  // "van der Berg, 2019" begins with small words too, so they stay where the name needs them.
  if (plain === null || readCitedAuthors(beforeYear(text.slice(from, to))) !== null) {
    return { span: { start: from, end: to }, role, isExact: true };
  }
  return { span: { start: from + plain[0].length, end: to }, role, isExact: false };
}

function beforeYear(part: string): string {
  const year = firstYear(part);
  return year === undefined ? part : part.slice(0, year.index);
}

function firstYear(part: string): RegExpExecArray | undefined {
  for (const match of part.matchAll(YEAR)) {
    if (match.index > 0) return match;
  }
  return undefined;
}

function readPiece(
  text: string,
  group: Span,
  piece: Piece,
  earlier: Citation | undefined,
): readonly Citation[] {
  const { span, role } = piece;
  const part = text.slice(span.start, span.end);
  const personal = PERSONAL.exec(part)?.[1];
  if (personal !== undefined) return readPersonal(group, span, part, personal);
  const year = firstYear(part);
  if (year === undefined) {
    const yearsOnly = role === 'work' ? continueYears(text, span, earlier) : [];
    return yearsOnly.length > 0 ? yearsOnly : readYearless(group, piece, part);
  }
  const written = part.slice(0, year.index).replace(YEARLESS_LOCATOR, '');
  const authors = readCitedAuthors(written);
  if (authors === null) return [];
  if (!authors.hasEtAl && !ENDS_YEAR.test(part.slice(year.index + year[0].length))) return [];
  const hasComma = /,["”]?\s*$/u.test(part.slice(0, year.index));
  const isClear =
    piece.isExact && authors.isClear && (hasComma || authors.hasEtAl || authors.joiner !== null);
  const yearStart = span.start + year.index;
  const after = readAfterYear(text, { start: yearStart + year[0].length, end: span.end });
  const base = { ...shared(group, authors, span, written), role, isClear, locator: after.locator };
  const more = after.moreYears;
  const next = nextWork(text, { start: more.at(-1)?.end ?? yearStart + year[0].length, end: span.end });
  const end = more.length > 0 ? yearStart + year[0].length : (next?.start ?? span.end);
  const first: Citation = {
    ...base,
    kind: 'parenthetical',
    span: { start: span.start, end: next === null ? end : yearStart + year[0].length },
    locator: next === null ? after.locator : null,
    year: normalYear(year[0]),
    yearSpan: { start: yearStart, end: yearStart + year[0].length },
  };
  const works = [first, ...more.map((yearSpan) => withYear(text, first, yearSpan))];
  return next === null ? works : [...works, ...readPiece(text, group, { ...piece, span: next }, first)];
}

const NEXT_WORK = new RegExp(
  String.raw`^(?:,\s*(?:and|&)?|\s+(?:and|&))\s+(?:see(?: also)?\s+)?(?=\p{Lu}[\p{L}’'-]+(?:(?:,|\s&|\sand)?\s+(?:\p{Lu}[\p{L}.’'-]*|et al\.?)){0,6},?\s+${YEAR_SOURCE})`,
  'u',
);
const MONTH_AHEAD =
  /^\W*(?:and\s+)?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u;

/** A second work that follows without a semicolon: "Lee, 2020" in "(Diaz, 2019, Lee, 2020)". */
function nextWork(text: string, rest: Span): Span | null {
  const words = text.slice(rest.start, rest.end);
  if (MONTH_AHEAD.test(words)) return null;
  const match = NEXT_WORK.exec(words);
  return match === null ? null : { start: rest.start + match[0].length, end: rest.end };
}

/** "(Diaz, 2019; 2020)" gives the second year to the first author. */
function continueYears(text: string, span: Span, earlier: Citation | undefined): readonly Citation[] {
  if (earlier === undefined) return [];
  const whole = text.slice(span.start, span.end);
  const match = [...whole.matchAll(YEAR)][0];
  if (match?.index !== 0) return [];
  return [withYear(text, earlier, { start: span.start, end: span.start + match[0].length })];
}

/** The same authors' work of another year. */
export function withYear(text: string, citation: Citation, yearSpan: Span): Citation {
  return {
    ...citation,
    span: yearSpan,
    yearSpan,
    year: normalYear(text.slice(yearSpan.start, yearSpan.end)),
  };
}

function shared(group: Span, authors: CitedAuthors, span: Span, written: string) {
  const { names, abbreviation, joiner, hasEtAl } = authors;
  const end = span.start + written.trimEnd().replace(/,$/u, '').length;
  return { group, names, abbreviation, joiner, hasEtAl, authors: { start: span.start, end } };
}

function readPersonal(group: Span, span: Span, part: string, written: string): readonly Citation[] {
  const authors = readCitedAuthors(written);
  if (authors === null) return [];
  const year = [...part.matchAll(YEAR)].at(-1);
  return [
    {
      ...shared(group, authors, span, written),
      kind: 'parenthetical',
      span,
      role: 'personal-communication',
      isClear: true,
      locator: null,
      year: year === undefined ? null : normalYear(year[0]),
      yearSpan:
        year === undefined
          ? null
          : { start: span.start + year.index, end: span.start + year.index + year[0].length },
    },
  ];
}

/** "(Diaz, p. 4)" and "(Diaz et al.)": authors whose year was left out. */
function readYearless(group: Span, piece: Piece, part: string): readonly Citation[] {
  const locator = YEARLESS_LOCATOR.exec(part);
  const written = locator === null ? part : part.slice(0, locator.index);
  const authors = readCitedAuthors(written);
  if (authors === null || !piece.isExact) return [];
  if (!authors.hasEtAl && authors.joiner === null && locator === null) return [];
  const { span } = piece;
  const place = locator?.[0].replace(/^[,\s]+/u, '') ?? '';
  return [
    {
      ...shared(group, authors, span, written),
      kind: 'parenthetical',
      span,
      role: piece.role,
      isClear: authors.hasEtAl,
      year: null,
      yearSpan: null,
      locator: locator === null ? null : { start: span.end - place.length, end: span.end },
    },
  ];
}
