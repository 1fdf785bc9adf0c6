import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

export const referenceAuthorCapitals: Check = {
  id: 'apa-reference-author-capitals',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Authors in all capitals in the reference list',
  source: 'APA 7, chapter 9',
  summary: 'Authors’ names are not in all capitals.',
  advice: {
    noun: 'authors’ names in all capitals',
    how: ['Capitalize only the first letter of each name.'],
    unit: 'entry',
  },
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const shouted = entry.authors.find(
        ({ family, given }) => given !== null && /^\p{Lu}[\p{Lu}’' -]{3,}$/u.test(family),
      );
      if (shouted === undefined || entry.authorsSpan === null) continue;
      const start = entry.authorsSpan.start + spanText(paper.text, entry.authorsSpan).indexOf(shouted.family);
      yield {
        span: { start, end: start + shouted.family.length },
        message: 'APA does not put names in all capitals.',
        suggestions: [shouted.family.replaceAll(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase())],
      };
    }
  },
};
