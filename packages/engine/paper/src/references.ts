import type { ReferenceEntry } from './citation.ts';
import { oncePerPaper } from './once-per-paper.ts';
import type { Paper } from './paper.ts';
import { readReferenceEntry } from './references-entry.ts';
import { entrySpans } from './references-lines.ts';
import { sectionsOf } from './sections.ts';

/** The entries of the reference list in the order of the paper; empty without a list. */
export const referenceEntriesOf: (paper: Paper) => readonly ReferenceEntry[] = oncePerPaper((paper) => {
  const blocks = sectionsOf(paper)
    .filter(({ kind }) => kind === 'references')
    .flatMap((section) => section.blocks);
  return entrySpans(paper.text, blocks).map((span) => readReferenceEntry(paper.text, span));
});
