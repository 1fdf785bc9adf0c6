import { type Paper, type Span, spansOverlap } from '@greenpen/paper';
import { oncePerPaper } from '@greenpen/paper-structure';
import { entryBlocks } from './list-entries.ts';

/** How much of a stretch is in italics: "unknown" if the file does not say. */
export type ItalicShare = 'all' | 'some' | 'none' | 'unknown';

export function italicShareOf(paper: Paper, span: Span): ItalicShare {
  let italic = 0;
  let roman = 0;
  for (const block of entryBlocks(paper)) {
    if (!spansOverlap(block.span, span)) continue;
    for (const run of block.runs) {
      const overlap = Math.min(run.span.end, span.end) - Math.max(run.span.start, span.start);
      if (overlap <= 0) continue;
      if (run.italic === null) return 'unknown';
      if (run.italic) italic += overlap;
      else roman += overlap;
    }
  }
  if (italic + roman === 0) return 'unknown';
  // A comma or a space on either side belongs to nobody.
  if (roman <= 2 && italic > 2) return 'all';
  return italic > 0 ? (roman === 0 ? 'all' : 'some') : 'none';
}

/** False where the file cannot say, or where the whole list has no italics: one finding says that for all. */
export const hasItalics: (paper: Paper) => boolean = oncePerPaper((paper) =>
  entryBlocks(paper).some(({ runs }) => runs.some(({ italic }) => italic === true)),
);

/** True where the file tells italics from roman and the list has none. */
export function hasNoItalics(paper: Paper): boolean {
  const runs = entryBlocks(paper).flatMap((block) => block.runs);
  return runs.length > 0 && runs.every(({ italic }) => italic === false);
}
