import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

const MORE_DATE =
  /^,\s*(?:\d{1,2}\s+)?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?:\s+\d{1,2})?(?=\s*[,;)])/u;

export const citationFullDate: Check = {
  id: 'apa-citation-full-date',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Full dates in citations',
  source: 'APA 7, 8.10',
  summary: 'A citation gives only the year, even if the entry has a month and day.',
  advice: {
    noun: 'full dates in citations',
    how: ['Give only the year in the text; the full date belongs in the reference list.'],
  },
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      if (citation.yearSpan === null || citation.role === 'personal-communication') continue;
      const { start, end } = citation.yearSpan;
      const match = MORE_DATE.exec(paper.text.slice(end, end + 40));
      if (match === null) continue;
      yield {
        span: { start, end: end + match[0].length },
        message: 'APA gives only the year in a citation; the month and day go in the reference list.',
        suggestions: [paper.text.slice(start, end)],
      };
    }
  },
};
