import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

export const citationYearComma: Check = {
  id: 'apa-citation-year-comma',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'No comma before the year',
  source: 'APA 7, 8.11',
  summary: 'Inside parentheses, a comma separates the authors and the year.',
  advice: {
    noun: 'the comma between author and year',
    how: ['Inside parentheses, put a comma between the author and the year.'],
  },
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      const { kind, authors, yearSpan } = citation;
      if (kind !== 'parenthetical' || yearSpan === null || yearSpan.start < authors.end) continue;
      // The comma of a quoted title is before its closing mark, inside the author part.
      const between = paper.text.slice(authors.end - 2, yearSpan.start);
      if (!/^[^,(]{2}\s+$/u.test(between)) continue;
      const span = { start: authors.start, end: yearSpan.end };
      // The correction may not keep another error of its own words.
      const names = spanText(paper.text, authors).replace(/\bet\b\.?,?\s+al\b\.?$/iu, 'et al.');
      const better = `${names}, ${spanText(paper.text, yearSpan)}`;
      yield { span, message: 'APA puts a comma between the authors and the year.', suggestions: [better] };
    }
  },
};
