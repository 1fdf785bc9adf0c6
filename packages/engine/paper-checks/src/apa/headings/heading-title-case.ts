import { spanText } from '@greenpen/paper';
import { headingsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutHeadingWords } from './advice.ts';
import { breaksTitleCase, toTitleCase } from '../title-case.ts';

export const headingTitleCase: Check = {
  id: 'apa-heading-title-case',
  area: 'apa',
  group: 'Headings',
  severity: 'error',
  cost: 'minor',
  title: 'Headings not in title case',
  source: 'APA 7, 6.17',
  summary: 'Headings are in title case.',
  advice: aboutHeadingWords,
  *run(paper) {
    const wrong = headingsOf(paper).filter(({ span }) => breaksTitleCase(spanText(paper.text, span)));
    const first = wrong[0];
    if (first === undefined) return;
    const also = wrong.length === 1 ? '' : ` ${wrong.length} headings differ.`;
    yield {
      span: first.span,
      message: `Headings are in title case: words of four or more letters are capitalized.${also}`,
      suggestions: [toTitleCase(spanText(paper.text, first.span))],
    };
  },
};
