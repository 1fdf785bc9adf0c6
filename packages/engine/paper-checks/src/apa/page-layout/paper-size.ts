import type { Check } from '../../check.ts';

/** Letter, A4, and Letter as LaTeX rounds it, in points. */
const SIZES = [
  [612, 792],
  [595, 842],
] as const;
const TOLERANCE_PT = 8;

export const paperSize: Check = {
  id: 'apa-paper-size',
  area: 'apa',
  group: 'Page layout',
  severity: 'advice',
  cost: 'minor',
  title: 'Paper size',
  source: 'APA 7, chapter 2',
  summary: 'The page is Letter (8.5 × 11 in.), or A4 where that is usual.',
  advice: {
    noun: 'the page size',
    how: ['Set it to Letter, 8.5 by 11 inches, before you adjust the margins.'],
  },
  *run(paper) {
    const page = paper.pages[0];
    if (!page || page.widthPt === null || page.heightPt === null) return;
    const { widthPt, heightPt } = page;
    const isUsual = SIZES.some(
      ([width, height]) =>
        Math.abs(width - widthPt) <= TOLERANCE_PT && Math.abs(height - heightPt) <= TOLERANCE_PT,
    );
    if (isUsual) return;
    const size = `${(widthPt / 72).toFixed(1)} × ${(heightPt / 72).toFixed(1)} in.`;
    yield {
      span: null,
      message: `The page measures ${size}; papers should be Letter (8.5 × 11 in.) or A4.`,
    };
  },
};
