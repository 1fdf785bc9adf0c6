import { type Paper, spanText } from '@greenpen/paper';
import { foldName, oncePerPaper, referenceEntriesOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutCitedNames } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationInitials: Check = {
  id: 'apa-citation-initials',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Initials in citations',
  source: 'APA 7, 8.20',
  summary: 'A citation gives last names only, unless two first authors share one.',
  advice: aboutCitedNames,
  *run(paper) {
    for (const { citation, entries } of sureCitations(paper)) {
      const author = entries[0]?.authors[0];
      if (author === undefined || author.given === null || citation.role !== 'work') continue;
      if (sharedNames(paper).has(foldName(author.family))) continue;
      const written = spanText(paper.text, citation.authors);
      const familyAt = written.indexOf(author.family);
      const before = familyAt > 0 ? written.slice(0, familyAt).trim() : '';
      const after =
        /^,\s*((?:\p{Lu}\.\s?)+)/u.exec(written.slice(familyAt + author.family.length))?.[0] ?? '';
      if (familyAt < 0 || (after === '' && !isGivenName(before, author.given))) continue;
      yield {
        span: citation.authors,
        message: 'APA citations use the last name only, without first names or initials.',
        suggestions: [
          after === '' ? written.slice(familyAt) : written.replace(/,\s*(?:\p{Lu}\.\s?)+(?=,|$|&|\s&)/gu, ''),
        ],
      };
    }
  },
};

function isGivenName(words: string, given: string): boolean {
  return words !== '' && /^(?:\p{Lu}[\p{L}.’-]*\s?){1,3}$/u.test(words) && words[0] === given[0];
}

/** Family names that two first authors share, who are told apart by their initials. */
const sharedNames: (paper: Paper) => ReadonlySet<string> = oncePerPaper((paper) => {
  const given = new Map<string, string>();
  const shared = new Set<string>();
  for (const { authors } of referenceEntriesOf(paper)) {
    const [first] = authors;
    if (first === undefined) continue;
    const family = foldName(first.family);
    const initials = foldName(first.given ?? '');
    const earlier = given.get(family);
    if (earlier !== undefined && earlier !== initials) shared.add(family);
    given.set(family, initials);
  }
  return shared;
});
