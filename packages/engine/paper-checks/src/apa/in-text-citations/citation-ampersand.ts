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
  summary: 'Inside parentheses, the last two authors are joined by “&”.',
  advice: {
    noun: 'the joining of authors inside parentheses',
    how: [
      'Inside parentheses two authors are joined by “&”, in your own sentence by “and”.',
      'The sign “&” belongs inside parentheses, the word “and” in your own sentence.',
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
        message: 'Inside parentheses, APA joins the authors by “&”, not “and”.',
        suggestions: [written.replace(/ and (?!.* and )/u, ' & ')],
      };
    }
  },
};
