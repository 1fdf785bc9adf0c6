import type { Citation, Paper, Span } from '@greenpen/paper';
import { oncePerPaper } from '@greenpen/paper-structure';
import { sureCitations } from './sure-citations.ts';

export type CitationGroup = { readonly group: Span; readonly citations: readonly Citation[] };

/** Pairs of parentheses that hold two or more works, each with its works in the order of the text. */
export const groupsOf: (paper: Paper) => readonly CitationGroup[] = oncePerPaper((paper) => {
  const groups = new Map<number, { group: Span; citations: Citation[] }>();
  for (const { citation } of sureCitations(paper)) {
    if (citation.kind !== 'parenthetical') continue;
    const known = groups.get(citation.group.start);
    if (known === undefined)
      groups.set(citation.group.start, { group: citation.group, citations: [citation] });
    else known.citations.push(citation);
  }
  return [...groups.values()].filter(({ citations }) => citations.length > 1);
});
