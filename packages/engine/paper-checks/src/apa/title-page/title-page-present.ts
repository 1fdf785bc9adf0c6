import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutTitlePage } from './advice.ts';
import { isWholePaper, openingOf } from '../format-facts.ts';
import { hasMlaHeading, isMemorandum } from './title-page-facts.ts';

export const titlePagePresent: Check = {
  id: 'apa-title-page-present',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'moderate once',
  title: 'No title page',
  source: 'APA 7, 2.3',
  summary: 'A paper begins with a title page.',
  advice: aboutTitlePage,
  *run(paper) {
    if (isMemorandum(paper)) return;
    if (!isWholePaper(paper)) return;
    if (hasMlaHeading(paper)) {
      const [first] = paper.blocks;
      yield {
        span: first === undefined ? null : openingOf(paper, first),
        message:
          'The paper begins with an MLA heading. An APA paper begins with a title page: title, name, school, course, instructor and due date.',
        severity: paper.format === 'txt' ? 'advice' : 'error',
      };
      return;
    }
    if (sectionsOf(paper).some(({ kind }) => kind === 'title-page')) return;
    yield {
      span: null,
      message:
        'The paper has no title page. It should give the title, name, school, course, instructor and due date.',
      // Pasted text loses its title page easily.
      severity: paper.format === 'txt' ? 'advice' : 'error',
    };
  },
};
