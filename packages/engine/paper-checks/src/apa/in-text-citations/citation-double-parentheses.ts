import { spanText, type Paper, type Span } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutParentheses } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationDoubleParentheses: Check = {
  id: 'apa-citation-double-parentheses',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Parentheses inside parentheses',
  source: 'APA 7, 8.11',
  summary: 'A citation inside parentheses has no second pair of parentheses around the year.',
  advice: aboutParentheses,
  *run(paper) {
    const seen = new Set<number>();
    for (const { citation } of sureCitations(paper)) {
      const { group, kind, yearSpan } = citation;
      if (seen.has(group.start) || yearSpan === null) continue;
      seen.add(group.start);
      if (kind === 'narrative' ? !isInsideParentheses(paper, group) : !isDoubled(paper, group)) continue;
      yield {
        span: kind === 'narrative' ? group : { start: group.start - 1, end: group.end + 1 },
        message: 'APA does not put parentheses inside parentheses: “(see Diaz, 2019)”.',
        suggestions:
          kind === 'narrative'
            ? [
                `${spanText(paper.text, citation.authors)}, ${paper.text.slice(yearSpan.start, group.end - 1)}`,
              ]
            : [spanText(paper.text, group)],
      };
    }
  },
};

function isDoubled({ text }: Paper, { start, end }: Span): boolean {
  return text[start - 1] === '(' && text[end] === ')';
}

/** True where a parenthesis opened before these words in the same paragraph closes after them. */
function isInsideParentheses({ text }: Paper, { start, end }: Span): boolean {
  const before =
    text
      .slice(Math.max(0, start - 300), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + 300).split('\n')[0] ?? '';
  if (before.lastIndexOf('(') <= before.lastIndexOf(')')) return false;
  const closing = after.indexOf(')');
  const opening = after.indexOf('(');
  return closing >= 0 && (opening < 0 || closing < opening) && !/[.!?]\s/u.test(after.slice(0, closing));
}
