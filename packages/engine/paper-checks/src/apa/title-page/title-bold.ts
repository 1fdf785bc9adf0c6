import { spansOverlap } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutTitle } from './advice.ts';
import { inkedRuns, openingOf } from '../format-facts.ts';
import { titlePageFactsOf } from './title-page-facts.ts';

export const titleBold: Check = {
  id: 'apa-title-bold',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'minor',
  title: 'Title not in bold',
  source: 'APA 7, 2.4',
  summary: 'The title on the title page is bold.',
  advice: aboutTitle,
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
