import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

export const citationNoDateForm: Check = {
  id: 'apa-citation-no-date-form',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Citing a work without a date',
  source: 'APA 7, 8.10',
  summary: 'A work without a date is cited with “n.d.”',
  advice: {
    noun: 'citations of undated works',
    how: ['Write “n.d.” in place of the year, with a period after each letter.'],
  },
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      if (citation.yearSpan === null || citation.year?.startsWith('n.d.') !== true) continue;
      const written = spanText(paper.text, citation.yearSpan);
      if (/^n\.d\.(?:-[a-z])?$/u.test(written)) continue;
      yield {
        span: citation.yearSpan,
        message: 'APA writes “n.d.” for a work without a date: lowercase letters, two periods, no space.',
        suggestions: [citation.year],
      };
    }
  },
};
