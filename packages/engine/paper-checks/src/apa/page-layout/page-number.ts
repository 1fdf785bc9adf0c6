import type { Check } from '../../check.ts';
import { isWholePaper } from '../format-facts.ts';

export const pageNumber: Check = {
  id: 'apa-page-number',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor once',
  title: 'Page numbers missing or misplaced',
  source: 'APA 7, 2.18',
  summary: 'Every page, including the title page, has its number in the top right corner.',
  advice: {
    noun: 'page numbers',
    how: ['Put the number at the top right of every page, including the title page.'],
  },
  *run(paper) {
    if (paper.format === 'txt' || !isWholePaper(paper)) return;
    const marks = paper.pages.map((page) => page.pageNumber);
    const found = marks.filter((mark) => mark !== null);
    const [first, ...others] = marks;
    const misplaced = found.find(({ place, alignment }) => place !== 'header' || alignment !== 'right');
    if (found.length === 0)
      yield { span: null, message: 'The pages are not numbered. The number goes at the top right.' };
    else if (misplaced !== undefined && found.length >= marks.length / 2)
      yield {
        span: null,
        message: `The page number is in the ${misplaced.place}, ${wordOf[misplaced.alignment]}. It belongs at the top right.`,
      };
    else if (first === null && others.length > 0 && others.every((mark) => mark !== null))
      yield { span: null, message: 'The first page has no number. Numbering begins on the title page.' };
  },
};

const wordOf = { left: 'on the left', center: 'centered', right: 'on the right' } as const;
