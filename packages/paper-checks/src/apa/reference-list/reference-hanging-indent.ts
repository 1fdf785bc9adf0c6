import type { Check } from '../../check.ts';
import { entryBlocks } from './list-entries.ts';

/** APA wants 36 pt (0.5 in.); what a reader measures differs by a little. */
const LEAST_PT = 30;
const MOST_PT = 42;

export const referenceHangingIndent: Check = {
  id: 'apa-reference-hanging-indent',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 9.43',
  summary: 'Entries have a hanging indent of 0.5 in.',
  *run(paper) {
    const measured = entryBlocks(paper).filter(({ format }) => format.firstLineIndentPt !== null);
    const wrong = measured.filter(({ format }) => !isHanging(format.firstLineIndentPt ?? 0));
    const first = wrong[0];
    if (first === undefined) return;
    yield {
      span: first.span,
      message:
        measured.length === 1
          ? 'APA sets entries with a hanging indent of 0.5 in.'
          : `APA sets entries with a hanging indent of 0.5 in.; ${wrong.length} of ${measured.length} have none or another.`,
    };
  },
};

function isHanging(firstLineIndentPt: number): boolean {
  return -firstLineIndentPt >= LEAST_PT && -firstLineIndentPt <= MOST_PT;
}
