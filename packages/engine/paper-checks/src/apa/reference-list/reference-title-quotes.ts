import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

export const referenceTitleQuotes: Check = {
  id: 'apa-reference-title-quotes',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Reference titles in quotation marks',
  source: 'APA 7, 9.19',
  summary: 'A title in an entry has no quotation marks around it.',
  advice: {
    noun: 'quotation marks around titles in the reference list',
    how: ['Titles in the list have no quotation marks.'],
    unit: 'entry',
  },
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.title === null || entry.authors.length === 0) continue;
      const written = spanText(paper.text, entry.title);
      const inner = /^[“"]([^“”"]+?)[.,]?[”"]?$/u.exec(written)?.[1];
      // A question in quotation marks may only begin the title.
      if (inner === undefined || /[?!]$/u.test(inner)) continue;
      yield {
        span: entry.title,
        message: 'APA puts no quotation marks around a title in the list.',
        suggestions: [inner],
      };
    }
  },
};
