import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutCitedNames } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationAllCapitals: Check = {
  id: 'apa-citation-all-capitals',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Authors cited in all capitals',
  source: 'APA 7, chapter 8',
  summary: 'People’s names are not in all capitals.',
  advice: aboutCitedNames,
  *run(paper) {
    for (const { citation, entries } of sureCitations(paper)) {
      const author = entries[0]?.authors[0];
      const [name = ''] = citation.names;
      if (author === undefined || author.given === null || !/^\p{Lu}[\p{Lu}’'-]{2,}$/u.test(name)) continue;
      if (author.family.toUpperCase() !== name || author.family === name) continue;
      yield {
        span: citation.authors,
        message: 'APA does not put names in all capitals.',
        suggestions: [spanText(paper.text, citation.authors).replace(name, author.family)],
      };
    }
  },
};
