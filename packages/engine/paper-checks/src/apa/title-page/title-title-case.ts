import type { Check } from '../../check.ts';
import { aboutTitle } from './advice.ts';
import { breaksTitleCase, toTitleCase } from '../title-case.ts';
import { titlePageFactsOf } from './title-page-facts.ts';

export const titleTitleCase: Check = {
  id: 'apa-title-title-case',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'minor',
  title: 'Title not in title case',
  source: 'APA 7, 6.17',
  summary: 'The title is in title case.',
  advice: aboutTitle,
  *run(paper) {
    const title = titlePageFactsOf(paper)?.title;
    if (!title) return;
    if (!breaksTitleCase(title.text)) return;
    yield {
      span: title.span,
      message: 'The title is not in title case: words of four or more letters are capitalized.',
      suggestions: [toTitleCase(title.text)],
    };
  },
};
