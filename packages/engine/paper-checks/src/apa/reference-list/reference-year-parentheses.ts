import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutYear } from './advice.ts';
import { listEntries } from './list-entries.ts';

export const referenceYearParentheses: Check = {
  id: 'apa-reference-year-parentheses',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Year not in parentheses after the authors',
  source: 'APA 7, 9.14',
  summary: 'The date of an entry is in parentheses after the authors.',
  advice: aboutYear,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const { yearSpan, authors, span } = entry;
      if (yearSpan === null || authors.length === 0) continue;
      const before = paper.text.slice(span.start, yearSpan.start);
      const isInside = before.lastIndexOf('(') > before.lastIndexOf(')') || before.endsWith('[');
      if (isInside && /[“"].*[”"]/u.test(before)) {
        yield { span: yearSpan, message: 'APA puts the date right after the authors, before the title.' };
      }
      if (isInside) continue;
      yield {
        span: yearSpan,
        message: 'APA puts the date in parentheses, right after the authors.',
        suggestions: [`(${spanText(paper.text, yearSpan)})`],
      };
    }
  },
};
