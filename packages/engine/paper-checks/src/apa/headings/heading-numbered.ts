import { type Heading, type Paper, spanText } from '@greenpen/paper';
import { headingsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutHeadingWords } from './advice.ts';

const NUMBER = /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]|\d{1,2}(?:\.\d{1,2})+|[IVX]{1,5}\.|[A-H]\.)\s+/;

export const headingNumbered: Check = {
  id: 'apa-heading-numbered',
  area: 'apa',
  group: 'Headings',
  severity: 'error',
  cost: 'minor',
  title: 'Numbered headings',
  source: 'APA 7, 2.27',
  summary: 'Headings have no numbers or letters.',
  advice: aboutHeadingWords,
  *run(paper) {
    const numbered = headingsOf(paper).filter((heading) => isNumbered(paper, heading));
    const first = numbered[0];
    if (first === undefined) return;
    const words = spanText(paper.text, first.span);
    const also = numbered.length === 1 ? '' : ` ${numbered.length} headings are numbered.`;
    yield {
      span: first.span,
      message: `Headings have no numbers.${also}`,
      suggestions: NUMBER.test(words) ? [words.replace(NUMBER, '')] : [],
    };
  },
};

function isNumbered(paper: Paper, { block, span }: Heading): boolean {
  return NUMBER.test(spanText(paper.text, span)) || /^(?:\d|[IVX]+[.)])/.test(block.listLabel ?? '');
}
