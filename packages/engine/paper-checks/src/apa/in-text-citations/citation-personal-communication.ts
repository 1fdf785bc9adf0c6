import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

const FULL_DATE = /\b\p{Lu}\p{L}+ \d{1,2}, \d{4}\b/u;

export const citationPersonalCommunication: Check = {
  id: 'apa-citation-personal-communication',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Format of personal communications',
  source: 'APA 7, 8.9',
  summary: 'A personal communication is cited with the initials, last name and exact date.',
  advice: {
    noun: 'personal communications',
    how: ['Cite them in the text only, with initials and the exact date.'],
  },
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      if (citation.role !== 'personal-communication') continue;
      const hasInitials = /^\p{Lu}\./u.test(spanText(paper.text, citation.authors));
      const hasDate = FULL_DATE.test(spanText(paper.text, citation.span));
      if (hasInitials && hasDate) continue;
      yield {
        span: citation.span,
        message: `APA requires ${[hasInitials ? '' : 'the initials', hasDate ? '' : 'the exact date'].filter(Boolean).join(' and ')} for a personal communication: “(J. Ray, personal communication, March 3, 2020)”.`,
      };
    }
  },
};
