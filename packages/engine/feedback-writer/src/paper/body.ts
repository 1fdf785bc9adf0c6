import { type Block, type Paper, type SectionKind, type Span, spanText } from '@greenpen/paper';
import { isListing, isProseBlock, sectionsOf, sentencesOf, wordSpansIn } from '@greenpen/paper-structure';
import { beginningOf } from './quote.ts';

/** The blocks of some sections. */
export function blocksOf(paper: Paper, kinds: readonly SectionKind[]): readonly Block[] {
  return sectionsOf(paper)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ blocks }) => blocks);
}

/** Paragraphs that are more than a line or two and hold a sentence. */
export function listParagraphs(paper: Paper, kinds: readonly SectionKind[]): readonly Block[] {
  return blocksOf(paper, kinds).filter((block) => {
    const text = spanText(paper.text, block.span);
    return (
      isProseBlock(paper, block) &&
      wordSpansIn(text).length >= (block.kind === 'list-item' ? 20 : 35) &&
      /\p{L}{2}[.?!]["”’)\]]*(?:\s|$)/u.test(text)
    );
  });
}

type BodySentence = { readonly span: Span; readonly block: Block; readonly length: number };

function bodySentences(paper: Paper): readonly BodySentence[] {
  const body = new Set(blocksOf(paper, ['body']));
  return sentencesOf(paper)
    .filter(({ block }) => body.has(block) && !isListing(paper, block))
    .map(({ span, block }) => ({ span, block, length: wordSpansIn(spanText(paper.text, span)).length }))
    .filter(({ length }) => length >= 4);
}

/** How the longest sentence of the body begins. */
export function longestSentence(paper: Paper): string | null {
  const [longest] = bodySentences(paper).toSorted((a, b) => b.length - a.length);
  return longest === undefined ? null : beginningOf(spanText(paper.text, longest.span).trim());
}

/** Words; 0 where the body has no sentences. */
export function averageSentence(paper: Paper): number {
  const lengths = bodySentences(paper).map(({ length }) => length);
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
}
