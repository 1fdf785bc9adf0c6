import type { Check } from '../../check.ts';
import { aboutTitlePage } from './advice.ts';
import { lacksPart } from './title-page-facts.ts';

export const titlePageInstructor: Check = {
  id: 'apa-title-page-instructor',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'moderate',
  title: 'No instructor on the title page',
  source: 'APA 7, 2.3',
  summary: "A student's title page names the instructor.",
  advice: aboutTitlePage,
  *run(paper) {
    if (lacksPart(paper, 'instructor'))
      yield { span: null, message: 'The title page does not name the instructor.' };
  },
};
