import {
  foldName,
  isAnnotatedBibliography,
  matchCitations,
  sectionsOf,
  spanText,
  type Paper,
} from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { entriesOfAnyForm, type ListEntry } from './list-entries.ts';

export const referenceNeverCited: Check = {
  id: 'apa-reference-never-cited',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 8.4',
  summary: 'Every entry of the reference list is cited in the text.',
  *run(paper) {
    const { citations, neverCited } = matchCitations(paper);
    if (citations.length === 0 || isAnnotatedBibliography(paper)) return;
    const uncited = new Set(neverCited);
    const text = bodyText(paper);
    const body = foldName(text);
    for (const listed of entriesOfAnyForm(paper)) {
      if (!uncited.has(listed.entry) || isMentioned(listed, body) || isCitedAsInMla(listed, text)) continue;
      yield {
        span: listed.entry.span,
        message: 'The text never cites this work; APA lists only works that are cited.',
      };
    }
  },
};

/** "(Daniel 102)", "(Daniel and Moss 8–9)": what follows the first name of a citation in MLA form. */
const MLA_PAGE = /^(?:\s(?:and|et)\s[\p{L}.]+)?\s\d{1,4}(?:[–-]\d{1,4})?\)/u;

function isCitedAsInMla({ entry }: ListEntry, text: string): boolean {
  const opening = `(${entry.authors[0]?.family ?? ''}`;
  const at = text.indexOf(`${opening} `);
  return (
    opening !== '(' && at >= 0 && MLA_PAGE.test(text.slice(at + opening.length, at + opening.length + 60))
  );
}

function bodyText(paper: Paper): string {
  return sectionsOf(paper)
    .filter(({ kind }) => kind !== 'references')
    .flatMap(({ blocks }) => blocks)
    .map(({ span }) => spanText(paper.text, span))
    .join(' ');
}

/** A citation in a form that nobody could read still has name and year close to each other. */
function isMentioned({ entry, words }: ListEntry, body: string): boolean {
  const name = foldName(entry.authors[0]?.family ?? words.split(/\s+/u).slice(0, 3).join(' '));
  if (name === '') return true;
  const year = /\d{4}/u.exec(entry.year ?? '')?.[0];
  let from = body.indexOf(name);
  while (from >= 0) {
    const near = body.slice(from, from + name.length + 90);
    if (year === undefined || near.includes(year)) return true;
    from = body.indexOf(name, from + name.length);
  }
  return false;
}
