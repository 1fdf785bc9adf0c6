import { sectionsOf } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { isWholePaper } from '../format-facts.ts';
import { isMemorandum } from './title-page-facts.ts';

export const titlePagePresent: Check = {
  id: 'apa-title-page-present',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 2.3',
  summary: 'A paper opens with a title page.',
  *run(paper) {
    if (isMemorandum(paper)) return;
    if (!isWholePaper(paper) || sectionsOf(paper).some(({ kind }) => kind === 'title-page')) return;
    yield {
      span: null,
      message:
        'The paper has no title page. It carries title, name, school, course, instructor and due date.',
      // Pasted text loses its title page easily.
      severity: paper.format === 'txt' ? 'advice' : 'error',
    };
  },
};
