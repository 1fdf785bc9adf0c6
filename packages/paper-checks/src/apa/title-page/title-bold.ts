import type { Check } from '../../check.ts';
import { isAll, openingOf } from '../format-facts.ts';
import { titlePageFactsOf } from './title-page-facts.ts';

export const titleBold: Check = {
  id: 'apa-title-bold',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 2.4',
  summary: 'The title on the title page is bold.',
  *run(paper) {
    const title = titlePageFactsOf(paper)?.title;
    if (!title || isAll(paper, title, 'bold') !== false || title.runs.some(({ bold }) => bold === true))
      return;
    yield { span: openingOf(paper, title), message: 'The title is not bold.' };
  },
};
