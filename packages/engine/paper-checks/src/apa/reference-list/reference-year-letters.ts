import { foldName, yearLetter } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';
import { spanText } from '@greenpen/paper';

export const referenceYearLetters: Check = {
  id: 'apa-reference-year-letters',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 9.47',
  summary: 'Works of the same authors and year are told apart by letters: “2019a”, “2019b”.',
  *run(paper) {
    const titles = new Map<string, string>();
    for (const { entry } of listEntries(paper)) {
      if (
        entry.year === null ||
        entry.authors.length === 0 ||
        entry.title === null ||
        entry.yearSpan === null
      )
        continue;
      if (yearLetter(entry.year) !== null) continue;
      const title = foldName(spanText(paper.text, entry.title));
      const key = entry.authors
        .map(({ family, given }) => `${foldName(family)} ${foldName(given ?? '')}`)
        .join('|');
      const earlier = titles.get(`${key} ${entry.year}`);
      titles.set(`${key} ${entry.year}`, title);
      if (earlier === undefined || earlier === title) continue;
      yield {
        span: entry.yearSpan,
        message: `Two works of these authors are from ${entry.year}; APA tells them apart by letters (a, b) after the year.`,
      };
    }
  },
};
