import type { Paper } from '@greenpen/paper';
import { matchCitations, type MatchedCitation, oncePerPaper } from '@greenpen/paper-structure';

/** Citations that are nothing else: their words say so, or the reference list knows them. */
export const sureCitations: (paper: Paper) => readonly MatchedCitation[] = oncePerPaper((paper) =>
  matchCitations(paper).citations.filter(({ citation, entries }) => citation.isClear || entries.length > 0),
);
