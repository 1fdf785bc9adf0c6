import { isAnnotatedBibliography, openingTitleOf, sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { isWholePaper, openingOf } from '../format-facts.ts';
import { titlePageFactsOf } from '../title-page/title-page-facts.ts';

export const titleRepeated: Check = {
  id: 'apa-title-repeated',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'moderate',
  marksGap: true,
  title: 'Title not repeated above the text',
  source: 'APA 7, 2.11',
  summary: 'The title is repeated above the first paragraph of the text.',
  advice: {
    noun: 'the title above the text',
    how: ['Repeat the title, centered and bold, on the line above the first paragraph.'],
  },
  *run(paper) {
    const facts = titlePageFactsOf(paper);
    const first = sectionsOf(paper).find(({ kind }) => kind === 'body')?.blocks[0];
    if (!isWholePaper(paper) || !facts?.title || first === undefined || openingTitleOf(paper).length > 0)
      return;
    if (isAnnotatedBibliography(paper)) return;
    // If the text begins on the title page, the title is right above it.
    if (!first.startsNewPage && first.page === facts.title.blocks[0]?.page) return;
    yield {
      span: openingOf(paper, first),
      message: 'The title is not repeated above the first paragraph; it belongs there, centered and bold.',
    };
  },
};
