import type { Check } from '../../check.ts';
import { entryBlocks } from './list-entries.ts';

/** Double spacing as word processors and measurements give it. */
const LEAST = 1.75;
const MOST = 2.4;

export const referenceDoubleSpacing: Check = {
  id: 'apa-reference-double-spacing',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor once',
  cause: 'not formatted',
  title: 'Reference list not double-spaced',
  source: 'APA 7, 9.43',
  summary: 'The reference list is double-spaced.',
  advice: {
    noun: 'the spacing of the reference list',
    how: ['Double-space the list like the rest of the paper.'],
    unit: 'entry',
  },
  *run(paper) {
    const measured = entryBlocks(paper).filter(({ format }) => format.lineSpacing !== null);
    const wrong = measured.filter(
      ({ format: { lineSpacing } }) => lineSpacing !== null && !isDouble(lineSpacing),
    );
    const first = wrong[0];
    if (first === undefined || wrong.length * 2 < measured.length) return;
    yield {
      span: first.span,
      message: 'APA double-spaces the whole reference list, within and between entries.',
    };
  },
};

function isDouble(lineSpacing: number): boolean {
  return lineSpacing >= LEAST && lineSpacing <= MOST;
}
