import type { Check } from '../../check.ts';
import { aboutTitlePage } from './advice.ts';
import { lacksPart } from './title-page-facts.ts';

export const titlePageCourse: Check = {
  id: 'apa-title-page-course',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'moderate',
  title: 'No course on the title page',
  source: 'APA 7, 2.3',
  summary: "A student's title page names the course.",
  advice: aboutTitlePage,
  *run(paper) {
    if (lacksPart(paper, 'course'))
      yield { span: null, message: 'The title page does not name the course (number and name).' };
  },
};
