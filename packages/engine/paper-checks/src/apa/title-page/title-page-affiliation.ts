import type { Check } from '../../check.ts';
import { aboutTitlePage } from './advice.ts';
import { lacksPart } from './title-page-facts.ts';

export const titlePageAffiliation: Check = {
  id: 'apa-title-page-affiliation',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'moderate',
  title: 'No school on the title page',
  source: 'APA 7, 2.6',
  summary: 'The title page names the school: department and university.',
  advice: aboutTitlePage,
  *run(paper) {
    if (lacksPart(paper, 'affiliation'))
      yield { span: null, message: 'The title page does not name the department and school.' };
  },
};
