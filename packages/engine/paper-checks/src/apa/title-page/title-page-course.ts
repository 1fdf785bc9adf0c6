import type { Check } from '../../check.ts';
import { lacksPart } from './title-page-facts.ts';

export const titlePageCourse: Check = {
  id: 'apa-title-page-course',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 2.3',
  summary: "A student's title page names the course.",
  *run(paper) {
    if (lacksPart(paper, 'course'))
      yield { span: null, message: 'The title page does not name the course (number and name).' };
  },
};
