import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutTitlePage } from './advice.ts';
import { isWholePaper, openingOf } from '../format-facts.ts';
import { hasMlaHeading } from './title-page-facts.ts';

export const titlePageOwnPage: Check = {
  id: 'apa-title-page-own-page',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'moderate',
  title: 'Title page not on its own page',
  source: 'APA 7, 2.3',
  summary: 'The title page is a separate page.',
  advice: aboutTitlePage,
  *run(paper) {
    const [first, second] = sectionsOf(paper);
    const next = second?.label ?? second?.blocks[0];
    const last = first?.blocks.at(-1);
    if (paper.format === 'txt' || first?.kind !== 'title-page' || next === undefined || last === undefined)
      return;
    if (!isWholePaper(paper) || hasMlaHeading(paper) || next.startsNewPage || next.page > last.page) return;
    yield {
      span: openingOf(paper, next),
      message: 'The text begins on the title page. It should start on a new page.',
    };
  },
};
