import { type Block, type Paper, type Span, spanText } from '@greenpen/paper';
import {
  captionsOf,
  headingsOf,
  isAnnotatedBibliography,
  isListing,
  oncePerPaper,
  openingTitleOf,
  sectionsOf,
  wordSpansIn,
} from '@greenpen/paper-structure';

/** A stretch of the student's own running text. */
export type Prose = { readonly block: Block; readonly span: Span };

const BLOCK_QUOTE_INDENT_PT = 28;
/** Plain text shows no indent, but only a block quotation has its page after the full stop (APA 7, 8.27). */
const CITED_AFTER_STOP = /[.?!]\s\((?:[^()]{3,80}, )?pp?\.\s?\d+(?:[–-]\d+)?\)$/u;
const CAPTION =
  /^(?:table|figure)\s+[A-Z]?\d+|^notes?[.:]\s|^key\s?words\s*:|^hello\b.{0,40},$|^dear\b.{0,40},$/i;

/** Paragraphs and list items of abstract and body; no headings, captions, block quotations or loose lines. */
export const proseOf: (paper: Paper) => readonly Prose[] = oncePerPaper((paper) => {
  const title = new Set(openingTitleOf(paper));
  const headings = new Map(headingsOf(paper).map(({ block, span }) => [block, span]));
  return sectionsOf(paper)
    .filter(({ kind }) => kind === 'abstract' || kind === 'body')
    .flatMap(({ blocks }) => blocks)
    .filter((block) => !title.has(block) && (block.kind === 'paragraph' || block.kind === 'list-item'))
    .map((block) => ({
      block,
      span: { start: headings.get(block)?.end ?? block.span.start, end: block.span.end },
    }))
    .filter((prose) => isProse(paper, prose));
});

function isProse(paper: Paper, { block, span }: Prose): boolean {
  const text = spanText(paper.text, span).trim();
  const words = wordSpansIn(text).length;
  if (words < 4 || CAPTION.test(text) || captionsOf(paper).has(block) || isListing(paper, block))
    return false;
  // Annotations are set in below their works, as long quotations are.
  if (isBlockQuotation(block, text) && !isAnnotatedBibliography(paper)) return false;
  return words >= 12 || /[.!?:;]["”’)]*$/.test(text) || (block.kind === 'list-item' && words >= 6);
}

/** Set in from the left on every line, as quotations of 40 words or more are (APA 7, 8.27). */
function isBlockQuotation(block: Block, text: string): boolean {
  const { leftIndentPt, firstLineIndentPt } = block.format;
  if (leftIndentPt === null && block.kind === 'paragraph' && CITED_AFTER_STOP.test(text)) {
    return wordSpansIn(text).length >= 40 && !/["“”]/u.test(text);
  }
  if (block.kind !== 'paragraph' || leftIndentPt === null || leftIndentPt < BLOCK_QUOTE_INDENT_PT)
    return false;
  return (firstLineIndentPt ?? 0) >= 0 && wordSpansIn(text).length >= 25;
}
