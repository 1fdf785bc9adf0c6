import { spansOverlap } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { inkedRuns, openingOf } from '../format-facts.ts';
import { titlePageFactsOf } from './title-page-facts.ts';

export const titleBold: Check = {
  id: 'apa-title-bold',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 2.4',
  summary: 'The title on the title page is bold.',
  *run(paper) {
    const title = titlePageFactsOf(paper)?.title;
    if (!title) return;
    const runs = title.blocks
      .flatMap((block) => inkedRuns(paper, block))
      .filter(({ span }) => spansOverlap(span, title.span));
    if (runs.length === 0 || runs.some(({ bold }) => bold !== false)) return;
    yield { span: openingOf(paper, title), message: 'The title is not bold.' };
  },
};
