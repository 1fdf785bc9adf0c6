import type { Heading } from '@greenpen/paper';
import { headingsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutHeadingLevels } from './advice.ts';
import { isMostly } from '../format-facts.ts';

/** What APA wants of each level: own line centered, own line flush left, or run into the paragraph. */
const LEVELS: Readonly<
  Record<
    number,
    { readonly alignment: 'center' | 'left' | null; readonly italic: boolean; readonly how: string }
  >
> = {
  1: { alignment: 'center', italic: false, how: 'centered and bold' },
  2: { alignment: 'left', italic: false, how: 'flush left and bold' },
  3: { alignment: 'left', italic: true, how: 'flush left, bold and italic' },
  4: {
    alignment: null,
    italic: false,
    how: 'indented and bold, ending in a period, with the text on the same line',
  },
  5: {
    alignment: null,
    italic: true,
    how: 'indented, bold and italic, ending in a period, with the text on the same line',
  },
};

export const headingFormat: Check = {
  id: 'apa-heading-format',
  area: 'apa',
  group: 'Headings',
  severity: 'error',
  cost: 'moderate',
  title: 'Format of headings',
  source: 'APA 7, 2.27',
  summary: 'Each level of heading has its own format.',
  advice: aboutHeadingLevels,
  *run(paper) {
    for (const level of [1, 2, 3, 4, 5]) {
      const wrong = headingsOf(paper).filter((heading) => heading.level === level && deviates(heading));
      const first = wrong[0];
      if (first === undefined) continue;
      const also = wrong.length === 1 ? '' : ` (${wrong.length} headings)`;
      yield {
        span: first.span,
        message: `A level ${level} heading is ${LEVELS[level]?.how ?? 'bold'}${also}.`,
      };
    }
  },
};

function deviates({ block, span, level }: Heading): boolean {
  const wanted = LEVELS[level];
  if (wanted === undefined) return false;
  if (isMostly(block, span, 'bold') === false) return true;
  const italic = isMostly(block, span, 'italic');
  if (italic !== null && italic !== wanted.italic) return true;
  const { alignment } = block.format;
  if (wanted.alignment === null || alignment === null) return false;
  return wanted.alignment === 'left'
    ? alignment === 'center' || alignment === 'right'
    : alignment !== 'center';
}
