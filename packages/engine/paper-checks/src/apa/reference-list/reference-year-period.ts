import type { Check } from '../../check.ts';
import { aboutYear } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referenceYearPeriod: Check = {
  id: 'apa-reference-year-period',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'No period after the year',
  source: 'APA 7, 9.5',
  summary: 'A period follows the date in an entry.',
  advice: aboutYear,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const { yearSpan, authors, span } = entry;
      if (yearSpan === null || authors.length === 0) continue;
      // A date after the title is in the wrong place; another check reports it.
      if (/[“"]/u.test(paper.text.slice(span.start, yearSpan.start))) continue;
      const after = paper.text.slice(yearSpan.end, span.end);
      const closing = /^[^()]{0,60}\)/u.exec(after)?.[0];
      if (closing === undefined || after[closing.length] === '.' || after.length === closing.length) continue;
      const end = yearSpan.end + closing.length;
      yield {
        span: {
          start: paper.text.lastIndexOf('(', yearSpan.start),
          end: end + (/[,:;]/u.test(after[closing.length] ?? '') ? 1 : 0),
        },
        message: 'APA puts a period after the date.',
        suggestions: [`${paper.text.slice(paper.text.lastIndexOf('(', yearSpan.start), end)}.`],
      };
    }
  },
};
