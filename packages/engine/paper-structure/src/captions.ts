import { oncePerPaper } from './once-per-paper.ts';
import type { Block, Paper } from '@greenpen/paper';
import { blockText, countWords, isFloatLabel } from './sections/labels.ts';

const MARKED_LABEL = /^(?:table|figure|fig\.)\s+[A-Z]?\d+(?:\.\d+)?[.:]\s+\S/iu;
const BARE_LABEL = /^(?:table|figure|fig\.)\s+[A-Z]?\d+(?:\.\d+)?[.:]?$/iu;
const NOTE = /^notes?[.:]\s/iu;
const MOST_CAPTION_WORDS = 60;
const MOST_TITLE_WORDS = 40;

/** Whether the author set the block in the word processor's own style for captions. */
export function hasCaptionStyle({ style }: Block): boolean {
  return (
    style !== null &&
    /^(?:caption|table title|figure title|image caption|table caption)$/iu.test(style.trim())
  );
}

/** The paragraphs that belong to tables and figures: labels, titles and notes. None of them is running text. */
export const captionsOf: (paper: Paper) => ReadonlySet<Block> = oncePerPaper((paper) => {
  const captions = new Set<Block>();
  for (const [index, block] of paper.blocks.entries()) {
    if (block.kind !== 'paragraph') continue;
    const text = blockText(paper, block);
    const before = paper.blocks[index - 1];
    if (hasCaptionStyle(block) || isLabel(text)) captions.add(block);
    else if (before !== undefined && isTitleBelow(paper, before, text)) captions.add(block);
    else if (NOTE.test(text) && before !== undefined && (before.kind !== 'paragraph' || captions.has(before)))
      captions.add(block);
  }
  return captions;
});

function isLabel(text: string): boolean {
  if (text.length > 600) return false;
  return isFloatLabel(text) || (MARKED_LABEL.test(text) && countWords(text) <= MOST_CAPTION_WORDS);
}

/** The title of a table or figure is below its number, and ends without a full stop. */
function isTitleBelow(paper: Paper, before: Block, text: string): boolean {
  return (
    BARE_LABEL.test(blockText(paper, before)) && countWords(text) <= MOST_TITLE_WORDS && !/[.!?]$/u.test(text)
  );
}
