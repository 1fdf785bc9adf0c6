import type { Check } from '../../check.ts';
import { lacksPart } from './title-page-facts.ts';

export const titlePageInstructor: Check = {
  id: 'apa-title-page-instructor',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 2.3',
  summary: "A student's title page names the instructor.",
  *run(paper) {
    if (lacksPart(paper, 'instructor'))
      yield { span: null, message: 'The title page does not name the instructor.' };
  },
};
