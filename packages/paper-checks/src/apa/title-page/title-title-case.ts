import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { breaksTitleCase, toTitleCase } from '../title-case.ts';
import { titlePageFactsOf } from './title-page-facts.ts';

export const titleTitleCase: Check = {
  id: 'apa-title-title-case',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 6.17',
  summary: 'The title is in title case.',
  *run(paper) {
    const title = titlePageFactsOf(paper)?.title;
    if (!title) return;
    const words = spanText(paper.text, title.span);
    if (!breaksTitleCase(words)) return;
    yield {
      span: title.span,
      message: 'The title is not in title case: words of four letters and more begin with a capital.',
      suggestions: [toTitleCase(words)],
    };
  },
};
