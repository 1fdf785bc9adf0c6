import { spanText, type Block, type Paper } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutFloats } from './advice.ts';
import { breaksTitleCase, toTitleCase } from '../title-case.ts';
import { floatsOf } from './floats.ts';

export const floatTitleCase: Check = {
  id: 'apa-float-title-case',
  area: 'apa',
  group: 'Tables and figures',
  severity: 'error',
  cost: 'minor',
  title: 'Table or figure titles not in title case',
  source: 'APA 7, 7.11 and 7.25',
  summary: 'The title of a table or figure is in title case.',
  advice: aboutFloats,
  *run(paper) {
    const first = floatsOf(paper)
      .map(({ title }) => title)
      .find((title) => title !== null && breaksTitleCase(titleWords(paper, title)));
    if (!first) return;
    yield {
      span: { start: first.span.start, end: first.span.start + titleWords(paper, first).length },
      message: 'The title of a table or figure should be in title case.',
      suggestions: [toTitleCase(titleWords(paper, first))],
    };
  },
};

/** Without the note that some files set on the title's line. */
function titleWords(paper: Paper, title: Block): string {
  return spanText(paper.text, title.span).replace(/\s*\bNotes?\..*$/s, '');
}
