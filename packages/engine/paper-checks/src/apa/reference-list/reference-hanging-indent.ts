import type { Block, Paper } from '@greenpen/paper';
import { referenceEntriesOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { entryBlocks } from './list-entries.ts';

/** APA wants 36 pt (0.5 in.); what a reader measures differs by a little. */
const LEAST_PT = 30;
const MOST_PT = 42;
/** Characters on a line of the smallest type that APA allows. */
const LONGEST_LINE = 120;
/** Less than this is no hanging indent that a reader would see. */
const LEAST_VISIBLE_PT = 6;

export const referenceHangingIndent: Check = {
  id: 'apa-reference-hanging-indent',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor once',
  cause: 'not formatted',
  title: 'Entries without a hanging indent',
  source: 'APA 7, 9.43',
  summary: 'Entries have a hanging indent of 0.5 in.',
  advice: {
    noun: 'the hanging indent of reference entries',
    how: ['Set it to half an inch for the whole list in the paragraph settings.'],
    unit: 'entry',
  },
  *run(paper) {
    const measured = entryBlocks(paper).filter((block) => hasKnownIndent(paper, block));
    const wrong = measured.filter(({ format }) => !isHalfAnInch(format.firstLineIndentPt ?? 0));
    const none = wrong.filter(({ format }) => (format.firstLineIndentPt ?? 0) > -LEAST_VISIBLE_PT);
    const first = none[0] ?? wrong[0];
    if (first === undefined) return;
    // Entries of a PDF are measured wrong if two short ones follow each other.
    if (paper.format === 'pdf' && none.length * 2 <= measured.length && none.length > 0) return;
    yield {
      span: first.span,
      severity: none.length > 0 ? 'error' : 'advice',
      message:
        none.length > 0
          ? `APA sets entries with a hanging indent of 0.5 in.; ${none.length} of ${measured.length} have none.`
          : 'APA sets entries with a hanging indent of 0.5 in.; this one has a different indent.',
    };
  },
};

/** In a PDF an entry of one line shows no indent of the lines that it does not have. */
function hasKnownIndent(paper: Paper, { format: { firstLineIndentPt }, span }: Block): boolean {
  if (firstLineIndentPt === null) return false;
  if (paper.format !== 'pdf') return true;
  // Short entries below each other read as one paragraph; nothing can be measured on it.
  const [entry, ...others] = referenceEntriesOf(paper).filter(
    (each) => each.span.start < span.end && span.start < each.span.end,
  );
  if (entry === undefined || others.length > 0) return false;
  if (entry.span.start < span.start || entry.span.end > span.end) return false;
  return firstLineIndentPt !== 0 || span.end - span.start > LONGEST_LINE;
}

function isHalfAnInch(firstLineIndentPt: number): boolean {
  return -firstLineIndentPt >= LEAST_PT && -firstLineIndentPt <= MOST_PT;
}
