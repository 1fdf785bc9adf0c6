import type { ReferenceEntry } from './citation.ts';
import { oncePerPaper } from './once-per-paper.ts';
import type { Block, Paper } from './paper.ts';
import { readReferenceEntry } from './references-entry.ts';
import { sectionsOf } from './sections.ts';
import type { Span } from './span.ts';

/** The entries of the reference list in the order of the paper; empty without a list. */
export const referenceEntriesOf: (paper: Paper) => readonly ReferenceEntry[] = oncePerPaper((paper) => {
  const blocks = sectionsOf(paper)
    .filter(({ kind }) => kind === 'references')
    .flatMap((section) => section.blocks);
  return mergeLines(paper.text, blocks).map((span) => readReferenceEntry(paper.text, span));
});

const CONTINUES = /^\s*(?:\p{Ll}|https?:|www\.|10\.\d{4}|\d+\s*\(|[(–-])/u;
const OPEN_END = /(?:[,&:(–-]|\b(?:and|of|the|in|for|a|from|https?:\/\/\S*\/))\s*$/u;
const STARTS = /^\s*[^\n]{2,300}?\((?:\p{L}+ )?(?:\d{4}|n\.\s?d|in press)/u;

/** Joins the lines of an entry that the file broke over several blocks. */
function mergeLines(text: string, blocks: readonly Block[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { kind, span } of blocks) {
    if (kind === 'table' || kind === 'figure' || kind === 'footnote') continue;
    const words = text.slice(span.start, span.end);
    if (words.trim() === '') continue;
    const previous = spans.at(-1);
    const isContinued = previous !== undefined && continues(text.slice(previous.start, previous.end), words);
    if (previous !== undefined && isContinued)
      spans[spans.length - 1] = { start: previous.start, end: span.end };
    else spans.push(span);
  }
  return spans;
}

function continues(previous: string, words: string): boolean {
  if (CONTINUES.test(words))
    return !/^\s*(?:van|von|de|di|da|del|der|den|la|le|al|el|ibn|bin)\s/u.test(words);
  return OPEN_END.test(previous) && !STARTS.test(words);
}
