import { foldName, yearLetter } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';
import { spanText } from '@greenpen/paper';

export const referenceYearLetters: Check = {
  id: 'apa-reference-year-letters',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Same-year works without “a” and “b”',
  source: 'APA 7, 9.47',
  summary: 'Works by the same authors from the same year get letters: “2019a,” “2019b.”',
  advice: {
    noun: 'works by the same authors from the same year',
    how: [
      'Add a letter after each year, as in 2020a and 2020b, in order of title, and the same letter in the citations.',
      'Add letters after the year, as in 2020a and 2020b, in the list and in every citation.',
    ],
    unit: 'entry',
  },
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
        message: `Two works by these authors are from ${entry.year}; APA adds letters (a, b) after the year to distinguish them.`,
      };
    }
  },
};
