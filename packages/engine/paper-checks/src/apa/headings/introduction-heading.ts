import { spanText } from '@greenpen/paper';
import { headingsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { isWholePaper } from '../format-facts.ts';

export const introductionHeading: Check = {
  id: 'apa-introduction-heading',
  area: 'apa',
  group: 'Headings',
  severity: 'error',
  cost: 'minor',
  title: 'A heading “Introduction”',
  source: 'APA 7, 2.27',
  summary: 'The opening section has no heading “Introduction”.',
  advice: {
    noun: 'the heading of the introduction',
    how: ['The introduction needs none; the paper’s title is its heading.'],
    unit: 'heading',
  },
  *run(paper) {
    const first = headingsOf(paper)[0];
    if (first === undefined || !isWholePaper(paper)) return;
    if (!/^\s*(?:(?:\d+|[IVX]+)[.)]?\s+)?introduction\s*[:.]?\s*$/i.test(spanText(paper.text, first.span)))
      return;
    yield {
      span: first.span,
      message: 'The first section needs no heading “Introduction”; the paper’s title is its heading.',
    };
  },
};
