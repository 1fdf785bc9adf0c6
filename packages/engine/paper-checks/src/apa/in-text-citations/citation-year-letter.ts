import { yearLetter } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

export const citationYearLetter: Check = {
  id: 'apa-citation-year-letter',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'moderate',
  title: 'Citations without the letter after the year',
  source: 'APA 7, 8.19',
  summary: 'A citation includes the letter that follows the year in the reference list.',
  advice: {
    noun: 'the letters after the years in citations',
    how: [
      'Add the letter from the reference list after the year, so that a reader knows which work you mean.',
    ],
  },
  *run(paper) {
    for (const { citation, entries } of sureCitations(paper)) {
      if (citation.yearSpan === null || citation.year === null || yearLetter(citation.year) !== null)
        continue;
      if (entries.length < 2 || !entries.every(({ year }) => year !== null && yearLetter(year) !== null))
        continue;
      const years = entries.map(({ year }) => year).join(' and ');
      yield {
        span: citation.yearSpan,
        message: `The reference list has ${years} by these authors; the citation must say which one it means.`,
      };
    }
  },
};
