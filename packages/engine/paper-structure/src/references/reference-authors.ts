import type { ReferenceAuthor } from '@greenpen/paper';
import { isInstitution } from '../citations/author-names.ts';

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
    const reversed = other === null ? matchAt(FIRST_LAST, text, position) : null;
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
