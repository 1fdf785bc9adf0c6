import type { Block, Paper, Span } from '@greenpen/paper';
import { oncePerPaper, sectionsOf, wordSpansIn } from '@greenpen/paper-structure';

/** Words of others in quotation marks, which are part of `span`. */
export type Quotation = { readonly span: Span; readonly words: number; readonly block: Block };

const CURLY = /“[^“”]*”/gu;
/** Marks that open before a word and close after one; others belong to pairs that went wrong. */
const STRAIGHT = /(?<=^|[\s([—–])"(?=[\p{L}\p{N}‘'[…]|\.\.\.)[^"]*[^\s"]"(?![\p{L}\p{N}])/gu;
/** A longer one between straight marks is more likely the text between two quotations. */
const LONGEST_STRAIGHT = 150;

/** Quotations of the running text; where a paragraph's straight marks do not pair up, it has none. */
export const quotationsOf: (paper: Paper) => readonly Quotation[] = oncePerPaper((paper) =>
  sectionsOf(paper)
    .filter(({ kind }) => kind === 'body' || kind === 'abstract')
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) => quotationsIn(paper.text, block)),
);

function quotationsIn(text: string, block: Block): readonly Quotation[] {
  const written = text.slice(block.span.start, block.span.end);
  const isPaired = (written.split('"').length - 1) % 2 === 0;
  const found = [...written.matchAll(CURLY), ...(isPaired ? written.matchAll(STRAIGHT) : [])];
  return found
    .map(({ index, 0: quoted }) => {
      const start = block.span.start + index;
      return { span: { start, end: start + quoted.length }, words: wordSpansIn(quoted).length, block };
    })
    .filter(({ span, words }) => text[span.start] === '“' || words <= LONGEST_STRAIGHT);
}
