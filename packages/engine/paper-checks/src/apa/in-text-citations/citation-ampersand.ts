import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

export const citationAmpersand: Check = {
  id: 'apa-citation-ampersand',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: '“and” instead of “&” in parentheses',
  source: 'APA 7, 8.17',
  summary: 'Inside parentheses, the last two authors are joined with “&”.',
  advice: {
    noun: 'how authors are joined in parentheses',
    how: [
      'Join two authors with “&” in parentheses and with “and” in your sentence.',
      'Use “&” inside parentheses and “and” in your own sentence.',
    ],
  },
  *run(paper) {
    for (const { citation, entries } of sureCitations(paper)) {
      if (citation.kind !== 'parenthetical' || citation.joiner !== 'and') continue;
      // "Johnson & Johnson" is one author with a sign in its name.
      if (entries.some(({ authors }) => authors.every(({ given }) => given === null))) continue;
      const written = spanText(paper.text, citation.authors);
      yield {
        span: citation.authors,
        message: 'Inside parentheses, APA joins the authors with “&”, not “and”.',
        suggestions: [written.replace(/ and (?!.* and )/u, ' & ')],
      };
    }
  },
};
