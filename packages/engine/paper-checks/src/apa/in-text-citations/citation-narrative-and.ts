import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

export const citationNarrativeAnd: Check = {
  id: 'apa-citation-narrative-and',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: '“&” instead of “and” in a sentence',
  source: 'APA 7, 8.17',
  summary: 'In running text, the last two authors are joined with “and”.',
  advice: {
    noun: 'how authors are joined in running text',
    how: ['Keep “&” for parentheses and the reference list.'],
  },
  *run(paper) {
    for (const { citation, entries } of sureCitations(paper)) {
      if (citation.kind !== 'narrative' || citation.joiner !== '&') continue;
      // "Johnson & Johnson" is one author with a sign in its name.
      if (entries.some(({ authors }) => authors.every(({ given }) => given === null))) continue;
      yield {
        span: citation.authors,
        message: 'In running text, APA joins the authors with “and”; “&” belongs inside parentheses.',
        suggestions: [spanText(paper.text, citation.authors).replace(' & ', ' and ')],
      };
    }
  },
};
