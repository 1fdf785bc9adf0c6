import { baseYear, foldName, yearLetter } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { listEntries, type ListEntry } from './list-entries.ts';

export const referenceYearOrder: Check = {
  id: 'apa-reference-year-order',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Works by one author not in order by year',
  source: 'APA 7, 9.46',
  summary: 'Works by the same authors go from oldest to newest, with “n.d.” first and “in press” last.',
  advice: {
    noun: 'the order of works by the same authors',
    how: ['List them from oldest to newest.'],
    unit: 'entry',
  },
  *run(paper) {
    const entries = listEntries(paper);
    for (const [index, listed] of entries.entries()) {
      const earlier = entries[index - 1];
      if (earlier === undefined || authorKey(earlier) === '' || authorKey(earlier) !== authorKey(listed))
        continue;
      if (rank(earlier) <= rank(listed)) continue;
      yield {
        span: listed.entry.span,
        message: 'APA lists works by the same authors from oldest to newest; this one comes earlier.',
      };
    }
  },
};

function authorKey({ entry }: ListEntry): string {
  return entry.authors.map(({ family, given }) => foldName(`${family} ${given ?? ''}`)).join('|');
}

function rank({ entry: { year } }: ListEntry): string {
  if (year === null || year.startsWith('n.d.')) return `0${yearLetter(year ?? '') ?? ''}`;
  return /^\d/u.test(year) ? `${baseYear(year)}${yearLetter(year) ?? ''}` : `9${year}`;
}
