import type { Span, ReferenceAuthor } from '@greenpen/paper';
import { isInstitution } from '../citations/author-names.ts';

/** Offsets into the entry. */
export type EntryLinks = { readonly doi: Span | null; readonly url: Span | null; readonly end: number };

const DOI =
  /(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org\/|doi:\s?(?:https?:\/\/(?:dx\.)?doi\.org\/)?|(?<=\s))10\.\d{4,9}\/\S+|https?:\/\/doi\.org\/\S+/iu;
const URL = /(?:https?:\/\/|www\.)\S+/iu;
const LINK_WORDS =
  /(?:\s*(?:Retrieved|Accessed|Available|Viewed)\b[^.]{0,60}?(?:from|at|:|on)?:?\s*|\s*doi:?\s*)$/iu;

/** The DOI or address of an entry, without the full stop after it, and where the words before it end. */
export function findEntryLinks(entry: string): EntryLinks {
  const doi = spanOf(DOI.exec(entry));
  const url = doi === null ? spanOf(URL.exec(entry)) : null;
  const first = Math.min(doi?.start ?? entry.length, url?.start ?? entry.length);
  const words = LINK_WORDS.exec(entry.slice(Math.max(0, first - 120), first));
  return { doi, url, end: first < entry.length ? first - (words?.[0].length ?? 0) : entry.length };
}

function spanOf(match: RegExpExecArray | null): Span | null {
  if (match === null) return null;
  let written = match[0].replace(/[.,;>\]]+$/u, '');
  if (written.endsWith(')') && !written.includes('(')) written = written.slice(0, -1);
  return { start: match.index, end: match.index + written.length };
}

const ABBREVIATION =
  /(?:^|[\s([“"])(?:vs?|st|dr|mr|mrs|ms|no|vol|jr|sr|ed|eds|inc|ltd|co|etc|ca|u\.s|u\.k|u\.s\.a|d\.c|e\.g|i\.e|\p{Lu})$/iu;

/** Where a sentence-like part of an entry ends: after its stop, outside brackets and quotation marks. */
export function endOfPart(entry: string, from: number, to: number): number {
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    const character = entry[index] ?? '';
    if (character === '(' || character === '[') depth += 1;
    if ((character === ')' || character === ']') && depth > 0) depth -= 1;
    if (depth > 0 || !/[.?!]/u.test(character)) continue;
    const after = entry.slice(index + 1, index + 4);
    if (!/^[”"’']?(?:\s|$)/u.test(after)) continue;
    if (character === '.' && ABBREVIATION.test(entry.slice(Math.max(from, index - 8), index))) continue;
    // "Is it so? a study": a part does not go on in lower case after its end.
    if (/^[”"’']?\s\p{Ll}/u.test(after)) continue;
    return index + (/^[”"’']/u.test(after) ? 2 : 1);
  }
  return to;
}

const PARTICLE = String.raw`(?:van|von|der|den|de|del|della|di|da|dos|das|du|la|le|el|al|bin|ibn|ben|ter|ten|af|av|y|zu|d['’]|st\.)`;
const FAMILY = String.raw`(?:${PARTICLE}\s+){0,3}(?:${PARTICLE}['’]?)?[\p{Lu}][\p{L}\p{M}'’‐‑-]*(?:\s+(?:${PARTICLE}\s+){0,2}[\p{Lu}][\p{L}\p{M}'’‐‑-]*){0,3}`;
const INITIAL = String.raw`\p{Lu}\p{Ll}?(?![\p{L}])\.?(?:\s?[-‐‑–]\s?\p{L}\.?)?`;
const GIVEN_NAME = String.raw`\p{Lu}[\p{L}\p{M}'’‐‑-]{1,20}\.?`;
const GIVEN = String.raw`(?:${INITIAL}|${GIVEN_NAME})(?:\s?(?:${INITIAL}|(?<=\s)${GIVEN_NAME})){0,4}`;
const TAIL = String.raw`(?:\s+${PARTICLE}(?:\s+${PARTICLE})?(?![\p{L}]))?(?:,?\s+(?:Jr|Sr|II|III|IV)\b\.?)?(?:\s*\([^()]{2,60}\))?(?:\s*\[[^[\]]{1,60}\])?`;

const PERSON = new RegExp(String.raw`(${FAMILY})\s*,\s*(${GIVEN})(${TAIL})`, 'uy');
/** "Smith J" and "J. Smith": forms that APA does not use but students do. */
const LAST_FIRST_BARE = new RegExp(
  String.raw`(${FAMILY})\s+((?:\p{Lu}\.?-?\s?){1,3})(?=\s*(?:,|&|and\b|;|$))`,
  'uy',
);
const FIRST_LAST = new RegExp(
  String.raw`((?:\p{Lu}\.[\s-]?){1,3})\s*(${FAMILY})(?=\s*(?:,|&|and\b|;|$))`,
  'uy',
);
const SEPARATOR =
  /\s*(?:[,;]?\s*(?:\.\s?\.\s?\.|…)\s*&?|[,;]?\s*&|[,;]?\s+(?:and|et(?!\s+al)|y|und)(?=\s)|[,;])\s*/uy;
const ET_AL = /(?:et\.?\s*al\.?|and others|and colleagues)/iuy;
const GROUP = /[^,;&…]+(?:,\s*(?:Inc|LLC|Ltd|Corp|Co)\b\.?)?/uy;

/** The authors of an entry, from the words before its date; a group has no given names. */
export function readReferenceAuthors(written: string): readonly ReferenceAuthor[] {
  const text = written.trim().replace(/(?<=\p{L}{2}|\)|\])\.$/u, '');
  const authors: ReferenceAuthor[] = [];
  let position = 0;
  while (position < text.length && authors.length < 100) {
    const other = matchAt(LAST_FIRST_BARE, text, position) ?? personAt(text, position);
    const reversed = other === null ? reversedAt(text, position) : null;
    const etAl = matchAt(ET_AL, text, position);
    const group = matchAt(GROUP, text, position);
    const match = etAl ?? other ?? reversed ?? group;
    if (match === null) break;
    if (etAl === null) authors.push(authorFrom(match, other, reversed));
    position += match[0].length;
    const separator = matchAt(SEPARATOR, text, position);
    if (separator === null || separator[0] === '') break;
    position += separator[0].length;
  }
  return authors.filter(({ family }) => family !== '');
}

/** "American Nurses Association, American Medical Association" only looks like family and given name. */
function personAt(text: string, position: number): RegExpExecArray | null {
  const match = matchAt(PERSON, text, position);
  return match === null || isInstitution(`${match[1]} ${match[2]}`) ? null : match;
}

/** "U.S. Environmental Protection Agency" only looks like initials and family name. */
function reversedAt(text: string, position: number): RegExpExecArray | null {
  const match = matchAt(FIRST_LAST, text, position);
  return match === null || isInstitution(match[2] ?? '') || /^U\.\s?[SK]\./u.test(match[0]) ? null : match;
}

function authorFrom(
  match: RegExpExecArray,
  person: RegExpExecArray | null,
  reversed: RegExpExecArray | null,
): ReferenceAuthor {
  if (person !== null) return { family: withoutSpace(person[1]), given: withoutSpace(person[2]) };
  if (reversed !== null) return { family: withoutSpace(reversed[2]), given: withoutSpace(reversed[1]) };
  const name = match[0].replace(/^the members of /u, '').replace(/\s*\([^()]*\)\s*|\s*\[[^[\]]*\]\s*/gu, ' ');
  return { family: withoutSpace(name).replace(/\.$/u, ''), given: null };
}

function withoutSpace(text: string | undefined): string {
  return (text ?? '').trim();
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}
