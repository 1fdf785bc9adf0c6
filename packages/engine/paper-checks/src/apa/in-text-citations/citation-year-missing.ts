import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

export const citationYearMissing: Check = {
  id: 'apa-citation-year-missing',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'major',
  title: 'Citations without a year',
  source: 'APA 7, 8.10',
  summary: 'A citation in parentheses gives the year.',
  advice: {
    noun: 'citations without a year',
    how: [
      'Always give the author and year together; write “n.d.” if there is no date.',
      'Find the year in your reference list and put it after the name.',
    ],
  },
  *run(paper) {
    for (const { citation, entries } of sureCitations(paper)) {
      if (citation.year !== null || citation.role !== 'work' || citation.kind !== 'parenthetical') continue;
      const year = entries.length === 1 ? entries[0]?.year : null;
      yield {
        span: citation.span,
        message:
          year === null || year === undefined
            ? 'APA cites by author and year; the year is missing here.'
            : `APA cites by author and year; the reference list gives ${year} for this work.`,
      };
    }
  },
};
