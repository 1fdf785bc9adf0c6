import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { breaksTitleCase, toTitleCase } from '../title-case.ts';
import { floatsOf } from './floats.ts';

export const floatTitleCase: Check = {
  id: 'apa-float-title-case',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 7.11',
  summary: 'The title of a table or figure is in title case.',
  *run(paper) {
    const first = floatsOf(paper)
      .map(({ title }) => title)
      .find((title) => title !== null && breaksTitleCase(spanText(paper.text, title.span)));
    if (!first) return;
    yield {
      span: first.span,
      message: 'The title of a table or figure is in title case.',
      suggestions: [toTitleCase(spanText(paper.text, first.span))],
    };
  },
};
