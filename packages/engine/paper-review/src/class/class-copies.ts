import { findCommonPassages, findLikePapers, fingerprintOf, type OwnText } from '@greenpen/grading';

/** Characters of a quotation; a whole paper may be the passage. */
const LONGEST_QUOTE = 400;

export type ReadPaper = OwnText & { readonly assignment: string };

/** Another paper of the class that a paper is like, and the longest passage that both have, as this paper has it. */
export type ClassCopy = { readonly other: number; readonly share: number; readonly quote: string };

/** For each paper, the others that it is a copy of or that copy it, most alike first. */
export function findClassCopies(papers: readonly (ReadPaper | null)[]): readonly (readonly ClassCopy[])[] {
  const copies: ClassCopy[][] = papers.map(() => []);
  const fingerprints = papers.map((paper) => ({
    hashes: paper === null ? [] : fingerprintOf(paper),
    assignment: paper?.assignment ?? null,
  }));
  for (const { one, other, share } of findLikePapers(fingerprints)) {
    const [ours, theirs] = [papers[one], papers[other]];
    if (!ours || !theirs) continue;
    const rounded = Math.round(share * 100) / 100;
    const [longest] = findCommonPassages(ours, theirs);
    copies[one]?.push({ other, share: rounded, quote: quoteOf(ours.text, longest?.here) });
    copies[other]?.push({ other: one, share: rounded, quote: quoteOf(theirs.text, longest?.there) });
  }
  return copies.map((each) => each.toSorted((a, b) => b.share - a.share || a.other - b.other));
}

function quoteOf(text: string, span: { readonly start: number; readonly end: number } | undefined): string {
  if (span === undefined) return '';
  const passage = text.slice(span.start, span.end);
  if (passage.length <= LONGEST_QUOTE) return passage;
  const cut = passage.slice(0, LONGEST_QUOTE);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
}
