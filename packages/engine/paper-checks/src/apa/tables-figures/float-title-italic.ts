import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutFloats } from './advice.ts';
import { isMostly } from '../format-facts.ts';
import { floatsOf } from './floats.ts';

export const floatTitleItalic: Check = {
  id: 'apa-float-title-italic',
  area: 'apa',
  group: 'Tables and figures',
  severity: 'error',
  cost: 'minor',
  title: 'Table or figure titles not in italics',
  source: 'APA 7, 7.11 and 7.25',
  summary: 'The title of a table or figure is in italics.',
  advice: aboutFloats,
  *run(paper) {
    const titles = floatsOf(paper)
      .map(({ title }) => title)
      .filter((title) => title !== null)
      .filter((title) => !/\bNotes?\./.test(spanText(paper.text, title.span)));
    const plain = titles.filter((title) => isMostly(title, title.span, 'italic') === false);
    const first = plain[0];
    if (first === undefined) return;
    const also = plain.length === 1 ? '' : ` (${plain.length} titles)`;
    yield { span: first.span, message: `The title of a table or figure should be in italics${also}.` };
  },
};
