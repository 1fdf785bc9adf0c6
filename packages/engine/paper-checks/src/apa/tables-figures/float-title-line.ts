import type { Check } from '../../check.ts';
import { aboutFloats } from './advice.ts';
import { floatsOf } from './floats.ts';

export const floatTitleLine: Check = {
  id: 'apa-float-title-line',
  area: 'apa',
  group: 'Tables and figures',
  severity: 'error',
  cost: 'minor',
  title: 'Table or figure titles not on their own line',
  source: 'APA 7, 7.11 and 7.25',
  summary: 'The title of a table or figure is on the line below its number.',
  advice: aboutFloats,
  *run(paper) {
    const together = floatsOf(paper).filter(({ rest }) => rest !== '');
    const first = together[0];
    if (first === undefined) return;
    const also = together.length === 1 ? '' : ` (${together.length} of them)`;
    yield {
      span: first.label.span,
      message: `The number goes on its own line, with the title on the next line${also}.`,
    };
  },
};
