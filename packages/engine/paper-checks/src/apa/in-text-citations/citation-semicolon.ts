import type { Check } from '../../check.ts';
import { aboutParentheses } from './advice.ts';
import { groupsOf } from './citation-groups.ts';

export const citationSemicolon: Check = {
  id: 'apa-citation-semicolon',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Works not separated by semicolons',
  source: 'APA 7, 8.12',
  summary: 'Several works in one pair of parentheses are separated by semicolons.',
  advice: aboutParentheses,
  *run(paper) {
    for (const { citations } of groupsOf(paper)) {
      for (const [index, { span, authors, role }] of citations.entries()) {
        const earlier = citations[index - 1];
        if (earlier === undefined || earlier.role !== role || authors.start < earlier.span.end) continue;
        const between = paper.text.slice(earlier.span.end, span.start);
        if (between.includes(';') || !/^\s*(?:,|and|&)/u.test(between)) continue;
        yield {
          span: { start: earlier.span.start, end: span.end },
          message: 'APA separates two works in the same parentheses with a semicolon.',
          suggestions: [
            `${paper.text.slice(earlier.span.start, earlier.span.end)}; ${paper.text.slice(span.start, span.end)}`,
          ],
        };
      }
    }
  },
};
