import type { Block, Paper, Span } from '@greenpen/paper';
import { blockText, countWords, isAbstractLabel, isProse, isReferencesLabel } from '../sections/labels.ts';

/** A line above the running text; a block may have several, separated by line breaks. */
export type LeadLine = {
  readonly text: string;
  readonly span: Span;
  readonly block: Block;
  /** Index of the block among those of the paper. */
  readonly index: number;
  readonly isBold: boolean | null;
  readonly isCentred: boolean;
  readonly sizePt: number | null;
  readonly opensPage: boolean;
  /** Whether an empty paragraph is between this line and the one before. */
  readonly followsBlank: boolean;
  /** Whether it belongs to the author note. */
  readonly isNote: boolean;
};

export type Lead = {
  readonly lines: readonly LeadLine[];
  /** Index of the block after the lead; 0 where no running text follows. */
  readonly end: number;
};

const LONGEST_LEAD = 25;
/** Lines; the longest title pages have half as many, and the parts of all lines are weighed against each other. */
const MOST_LINES = 60;
/** UTF-16 units of a block with several lines of a title page. */
const LONGEST_BLOCK = 3000;
const AUTHOR_NOTE = /^author(?:['’]s)? note$/i;
const MOST_TITLE_WORDS = 40;

/** The lines before the first running text, abstract or reference list; an author note counts as title page. */
export function readLead(paper: Paper): Lead {
  const end = findLeadEnd(paper);
  const lines: LeadLine[] = [];
  let followsBlank = false;
  let isNote = false;
  for (let index = 0; index < (end === 0 && !opensWithText(paper) ? LONGEST_LEAD : end); index += 1) {
    const block = paper.blocks[index];
    if (block === undefined || lines.length >= MOST_LINES) break;
    isNote ||= AUTHOR_NOTE.test(blockText(paper, block));
    const found = linesOf(paper, block, index);
    for (const [at, line] of found.entries())
      lines.push({
        ...line,
        isNote,
        opensPage: at === 0 && opensPage(paper, index),
        followsBlank: at === 0 && followsBlank,
      });
    followsBlank = found.length === 0 && block.kind === 'paragraph';
  }
  return { lines: lines.slice(0, MOST_LINES), end };
}

/** Whether a page of its own starts with the block at an index, as far as the file says. */
export function opensPage(paper: Paper, index: number): boolean {
  const block = paper.blocks[index];
  const previous = paper.blocks[index - 1];
  if (block === undefined || previous === undefined) return false;
  return block.startsNewPage || (paper.pagination === 'measured' && block.page > previous.page);
}

function opensWithText(paper: Paper): boolean {
  const [first] = paper.blocks;
  return first === undefined || isRunning(first, blockText(paper, first));
}

function linesOf(paper: Paper, block: Block, index: number) {
  const { start, end } = block.span;
  return Array.from(paper.text.slice(start, end).matchAll(/[^\n\v\t]+/gu), ({ 0: raw, index: at }) => {
    const from = start + at + (raw.length - raw.trimStart().length);
    const span = { start: from, end: from + raw.trim().length };
    const runs = block.runs.filter((run) => run.span.start < span.end && span.start < run.span.end);
    const bolds = runs.map(({ bold }) => bold);
    return {
      text: withoutRaised(paper, block, span),
      span,
      block,
      index,
      isBold: bolds.length === 0 || bolds.includes(null) ? null : bolds.every((bold) => bold === true),
      isCentred: block.format.alignment === 'center',
      sizePt: runs[0]?.sizePt ?? null,
    };
  }).filter(({ text }) => text !== '');
}

/** Marks of affiliation ("Diaz¹") are no part of a line's words. */
function withoutRaised(paper: Paper, block: Block, { start, end }: Span): string {
  const raised = block.runs.filter((run) => run.raised !== null);
  let text = '';
  let from = start;
  for (const { span } of raised) {
    if (span.end <= from || span.start >= end) continue;
    text += paper.text.slice(from, Math.max(from, span.start));
    from = Math.min(end, span.end);
  }
  return (text + paper.text.slice(from, end)).trim();
}

function findLeadEnd(paper: Paper): number {
  const { blocks } = paper;
  const limit = Math.min(blocks.length, LONGEST_LEAD + 1);
  let noteStarted = false;
  for (let index = 0; index < limit; index += 1) {
    const block = blocks[index];
    if (block === undefined) return 0;
    const text = blockText(paper, block);
    if (isAbstractLabel(text) && index > 0) return index;
    if (isReferencesLabel(text)) return index;
    if (noteStarted && opensPage(paper, index)) return index;
    if (AUTHOR_NOTE.test(text)) noteStarted = true;
    else if (
      !noteStarted &&
      (isRunning(block, text) || block.kind === 'table' || /^abstract\s*[:.]/i.test(text))
    )
      return index;
  }
  return 0;
}

/** Running text, and not a long title, which is centred, bold, or capitalised word by word. */
function isRunning(block: Block, text: string): boolean {
  if (text.length > LONGEST_BLOCK) return true;
  const lines = text.split(/[\n\v]+/u);
  if (lines.length > 1 && !lines.some((line) => isProse(line.trim()))) return false;
  if (!isProse(text)) return false;
  if (countWords(text) > MOST_TITLE_WORDS) return true;
  const isSet =
    block.style?.toLowerCase() === 'title' ||
    block.format.alignment === 'center' ||
    (block.runs.length > 0 && block.runs.every(({ bold }) => bold === true));
  return !isSet && !isCapitalised(text);
}

/** Most of the longer words begin with a capital, as in a title. */
function isCapitalised(text: string): boolean {
  const longer = text.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
  return longer.filter((word) => /^\p{Lu}/u.test(word)).length >= longer.length * 0.75;
}
