import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutParentheses } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationAdjacentParentheses: Check = {
  id: 'apa-citation-adjacent-parentheses',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Citations in separate parentheses',
  source: 'APA 7, 8.12',
  summary: 'Works cited together share one pair of parentheses.',
  advice: aboutParentheses,
  *run(paper) {
    const groups = sureCitations(paper)
      .map(({ citation }) => citation)
      .filter(({ kind }) => kind === 'parenthetical');
    for (const [index, { group }] of groups.entries()) {
      const earlier = groups[index - 1]?.group;
      if (earlier === undefined || earlier.start === group.start) continue;
      if (!/^,?\s*(?:and\s)?$/u.test(paper.text.slice(earlier.end, group.start)) || earlier.end > group.start)
        continue;
      const inner = [earlier, group].map((span) => spanText(paper.text, span).slice(1, -1));
      yield {
        span: { start: earlier.start, end: group.end },
        message: 'APA puts works cited together in one pair of parentheses, separated by semicolons.',
        suggestions: [`(${inner.toSorted((a, b) => a.localeCompare(b, 'en')).join('; ')})`],
      };
    }
  },
};
