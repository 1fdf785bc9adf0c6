import { spanText, type Paper, type ReferenceEntry, type Span } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutListedNames } from './advice.ts';
import { listEntries } from './list-entries.ts';

/** MLA ends the author's full name with a full stop, and the title follows: "Scott. The Great Gatsby". */
const TITLE_AFTER_NAME = /^((?:\p{Lu}\.\s?)*\p{Lu}\p{L}{2,}\.)\s+\p{Lu}/u;

export const referenceInitials: Check = {
  id: 'apa-reference-initials',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Format of initials in the reference list',
  source: 'APA 7, 9.8',
  summary: 'First and middle names are initials, each with a period and a space: “Diaz, A. B.”',
  advice: aboutListedNames,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      for (const { given, span } of givenNames(paper, entry)) {
        const message = faultOf(given, paper.text[span.end]);
        if (message !== null) yield { span, message, suggestions: [asInitials(given)] };
      }
    }
  },
};

function* givenNames(
  paper: Paper,
  { authors, authorsSpan }: ReferenceEntry,
): Iterable<{ given: string; span: Span }> {
  if (authorsSpan === null) return;
  const written = spanText(paper.text, authorsSpan);
  let from = 0;
  for (const { family, given } of authors) {
    const familyAt = written.indexOf(family, from);
    if (familyAt < 0) return;
    from = familyAt + family.length;
    // "A. B. Diaz" has its given names before the family name; another check speaks of that.
    if (given === null || !/^\s*,/u.test(written.slice(from))) continue;
    const at = written.indexOf(given, from);
    if (at < 0) return;
    from = at + given.length;
    const start = authorsSpan.start + at;
    const name = TITLE_AFTER_NAME.exec(given)?.[1] ?? given;
    yield { given: name, span: { start, end: start + name.length } };
  }
}

function faultOf(given: string, next: string | undefined): string | null {
  if (/\p{L}{3,}/u.test(given)) return 'APA gives only initials for an author’s first and middle names.';
  if (/\p{Lu}\.\p{Lu}/u.test(given)) return 'APA puts a space between an author’s initials.';
  if (/^(?:\p{Lu}\s?){1,3}$/u.test(given) && next !== '.')
    return 'APA puts a period after each of an author’s initials.';
  return null;
}

/** "Ana Belen" to "A. B.", "Hans-Jörg" to "H.-J.", "AB" to "A. B.". */
function asInitials(given: string): string {
  const initials = given.match(/^\p{Lu}{2,3}$/u) === null ? /-?\p{Lu}(?=[^-\s.]*)/gu : /\p{Lu}/gu;
  return Array.from(given.matchAll(initials), ([letter]) => `${letter}.`)
    .join(' ')
    .replaceAll(' -', '-');
}
