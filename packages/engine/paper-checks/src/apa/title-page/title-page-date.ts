import type { Check } from '../../check.ts';
import { aboutTitlePage } from './advice.ts';
import { lacksPart } from './title-page-facts.ts';

export const titlePageDate: Check = {
  id: 'apa-title-page-date',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'moderate',
  title: 'No due date on the title page',
  source: 'APA 7, 2.3',
  summary: "A student's title page gives the due date.",
  advice: aboutTitlePage,
  *run(paper) {
    if (lacksPart(paper, 'date')) yield { span: null, message: 'The title page does not give the due date.' };
  },
};
