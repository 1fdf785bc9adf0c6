import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

const ET_AL = /,?\s*(?:&\s*|and\s+)?\bet\.?\s*al\b\.?/iu;

export const referenceEtAl: Check = {
  id: 'apa-reference-et-al',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: '“et al.” in the reference list',
  source: 'APA 7, 9.8',
  summary: 'An entry names up to 20 authors; “et al.” is for citations in the text.',
  advice: {
    noun: '“et al.” in the reference list',
    how: ['List all authors, up to 20, instead.'],
    unit: 'entry',
  },
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.authorsSpan === null) continue;
      const match = ET_AL.exec(spanText(paper.text, entry.authorsSpan));
      if (match === null) continue;
      const lead = match[0].length - match[0].replace(/^[,\s]+/u, '').length;
      const start = entry.authorsSpan.start + match.index + lead;
      yield {
        span: { start, end: start + match[0].length - lead },
        message: 'APA names up to 20 authors in an entry; “et al.” belongs in citations only.',
      };
    }
  },
};
