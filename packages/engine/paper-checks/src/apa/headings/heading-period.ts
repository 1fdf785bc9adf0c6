import { spanText } from '@greenpen/paper';
import { headingsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutHeadingWords } from './advice.ts';

export const headingPeriod: Check = {
  id: 'apa-heading-period',
  area: 'apa',
  group: 'Headings',
  severity: 'error',
  cost: 'minor',
  title: 'Headings that end with a period',
  source: 'APA 7, 2.27',
  summary: 'A heading on its own line has no period at the end.',
  advice: aboutHeadingWords,
  *run(paper) {
    const wrong = headingsOf(paper).filter(
      ({ block, span }) => span.end === block.span.end && /[^.][.:]\s*$/.test(spanText(paper.text, span)),
    );
    const first = wrong[0];
    if (first === undefined) return;
    const also = wrong.length === 1 ? '' : ` (${wrong.length} headings)`;
    yield {
      span: first.span,
      message: `A heading on its own line has no period or colon at the end${also}.`,
      suggestions: [spanText(paper.text, first.span).replace(/[.:]\s*$/, '')],
    };
  },
};
