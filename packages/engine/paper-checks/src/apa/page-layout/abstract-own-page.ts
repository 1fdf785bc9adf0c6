import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { isWholePaper, openingOf } from '../format-facts.ts';

export const abstractOwnPage: Check = {
  id: 'apa-abstract-own-page',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'moderate',
  title: 'Abstract not on its own page',
  source: 'APA 7, 2.9',
  summary: 'The abstract is on its own page.',
  advice: { noun: 'the abstract', how: ['Put it on its own page, as one paragraph without an indent.'] },
  *run(paper) {
    if (paper.format === 'txt' || !isWholePaper(paper)) return;
    const sections = sectionsOf(paper);
    const at = sections.findIndex(({ kind }) => kind === 'abstract');
    const abstract = sections[at];
    const opening = abstract?.label ?? abstract?.blocks[0];
    const after = sections[at + 1]?.label ?? sections[at + 1]?.blocks[0];
    const before = at > 0 ? sections[at - 1]?.blocks.at(-1) : undefined;
    if (opening === undefined || abstract === undefined) return;
    if (before !== undefined && !opening.startsNewPage && opening.page === before.page)
      yield {
        span: openingOf(paper, opening),
        message: 'The abstract begins on the title page. It should have its own page.',
      };
    else if (after !== undefined && !after.startsNewPage && after.page === opening.page)
      yield {
        span: openingOf(paper, after),
        message: 'The text begins on the abstract page. It should start on a new page.',
      };
  },
};
