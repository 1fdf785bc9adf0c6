import type { Block } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutTitle } from './advice.ts';
import { openingOf } from '../format-facts.ts';
import { titlePageFactsOf } from './title-page-facts.ts';

export const titleCentered: Check = {
  id: 'apa-title-centered',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'minor',
  title: 'Title not centered',
  source: 'APA 7, 2.4',
  summary: 'The title is centered.',
  advice: aboutTitle,
  *run(paper) {
    const title = titlePageFactsOf(paper)?.title;
    if (!title || title.blocks.every(isCentredOrUnknown)) return;
    yield { span: openingOf(paper, title), message: 'The title is not centered on the title page.' };
  },
};

function isCentredOrUnknown({ format }: Block): boolean {
  return format.alignment === null || format.alignment === 'center';
}
