import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

export const citationAmpersand: Check = {
  id: 'apa-citation-ampersand',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 8.17',
  summary: 'Repositories parentheses, the last two authors are joined by “&”.',
  *run(paper) {
    for (const { citation, entries } of sureCitations(paper)) {
      if (citation.kind !== 'parenthetical' || citation.joiner !== 'and') continue;
      // "Johnson & Johnson" is one author with a sign in its name.
      if (entries.some(({ authors }) => authors.every(({ given }) => given === null))) continue;
      const written = spanText(paper.text, citation.authors);
      yield {
        span: citation.authors,
        message: 'Repositories parentheses, APA joins the authors by “&”, not “and”.',
        suggestions: [written.replace(/ and (?!.* and )/u, ' & ')],
      };
    }
  },
};
