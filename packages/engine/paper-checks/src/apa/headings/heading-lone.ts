import { headingsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';

export const headingLone: Check = {
  id: 'apa-heading-lone',
  area: 'apa',
  group: 'Headings',
  severity: 'advice',
  cost: 'moderate',
  title: 'Only one subheading in a section',
  source: 'APA 7, 2.27',
  summary: 'A section has either no subheadings or at least two.',
  advice: {
    noun: 'a section with only one subheading',
    how: ['Divide a section into at least two parts, or not at all.'],
    unit: 'heading',
  },
  *run(paper) {
    const headings = headingsOf(paper).filter(({ level, toldFrom }) => level <= 3 || toldFrom === 'style');
    for (const [index, { level, span }] of headings.entries()) {
      if (level < 2) continue;
      const before = headings[index - 1];
      const next = headings.slice(index + 1).find((heading) => heading.level <= level);
      if (before === undefined || before.level !== level - 1 || next?.level === level) continue;
      yield { span, message: 'This is the only subheading in its section. Use at least two, or none.' };
    }
  },
};
