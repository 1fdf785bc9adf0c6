import { oncePerPaper } from '../once-per-paper.ts';
import type { Block, Paper, Span } from '@greenpen/paper';
import { blockText, countWords, normalizeTitle } from './labels.ts';
import { sectionsOf } from './sections.ts';
import { titleBlockOf, type TitleBlockLine } from '../title-block/title-block.ts';

export type Title = {
  /** The words of all its lines, joined by spaces. */
  readonly text: string;
  /** From its first line to its last. */
  readonly span: Span;
  /** The blocks of its lines. */
  readonly blocks: readonly Block[];
};

const MOST_WORDS = 45;
/** Four words or more that end as a sentence does, with the mark before or after a quotation mark or parenthesis. */
const SENTENCE = /^(?:\S+\s+){3,}\S*(?:\p{L}{2}|[\d)”"’'])[.,;:!]["”’')]*$/u;

/** The title as the title page shows it; `null` without a title page or when no line can be told to be it. */
export function findTitle(paper: Paper): Title | null {
  return sectionsOf(paper).some(({ kind }) => kind === 'title-page') ? titleInBlock(paper) : null;
}

const titleInBlock: (paper: Paper) => Title | null = oncePerPaper((paper) => {
  const { lines } = titleBlockOf(paper);
  const from = lines.findIndex(({ role, fit }) => role === 'title' && fit > 0);
  const rest = lines.slice(from === -1 ? lines.length : from);
  const until = rest.findIndex(({ role }) => role !== 'title');
  return joinLines(until === -1 ? rest : rest.slice(0, until));
});

function joinLines(lines: readonly TitleBlockLine[]): Title | null {
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    text: lines.map(({ text }) => text).join(' '),
    span: { start: first.span.start, end: last.span.end },
    blocks: [...new Set(lines.map(({ block }) => block))],
  };
}

/**
 * The blocks of the title above the first paragraph of the text: the title page's, repeated there, or the
 * title of a paper without a title page. Empty if it is not there.
 */
export const openingTitleOf: (paper: Paper) => readonly Block[] = oncePerPaper((paper) => {
  const blocks = sectionsOf(paper).find(({ kind }) => kind === 'body')?.blocks ?? [];
  const first = blocks[0];
  if (first === undefined || first.kind !== 'paragraph') return [];
  const title = findTitle(paper);
  if (title !== null) return repeatedLines(paper, title, blocks);
  if (first.style?.toLowerCase() === 'title') return [first];
  const above = titleInBlock(paper);
  if (above === null || !above.blocks.every((block) => blocks.includes(block))) return [];
  // A sentence is text; and what has no text below it is all that there is of the text.
  if (SENTENCE.test(above.text) || above.blocks.length === blocks.length) return [];
  const isHeading = above.blocks.some(
    ({ headingLevel, format }) => headingLevel !== null && format.alignment !== 'center',
  );
  return isHeading ? [] : above.blocks;
});

/** As many of the first blocks as together make up the title. */
function repeatedLines(paper: Paper, title: Title, blocks: readonly Block[]): readonly Block[] {
  const [first, ...others] = blocks;
  if (first === undefined) return [];
  let text = blockText(paper, first);
  if (countWords(text) > MOST_WORDS) return [];
  if (first.style?.toLowerCase() !== 'title' && !isSameTitle(title.text, text)) return [];
  const found = [first];
  const whole = normalizeTitle(title.text);
  for (const block of others) {
    const longer = `${text} ${blockText(paper, block)}`;
    if (block.kind !== 'paragraph' || !whole.startsWith(normalizeTitle(longer))) break;
    if (normalizeTitle(longer) !== normalizeTitle(text)) found.push(block);
    text = longer;
  }
  return found;
}

/** True when two titles share their words but for small differences, or one is the other without its subtitle. */
export function isSameTitle(one: string, other: string): boolean {
  const first = normalizeTitle(one);
  const second = normalizeTitle(other);
  if (first === '' || second === '') return false;
  if (first.startsWith(second) || second.startsWith(first)) return true;
  const words = new Set(first.split(' '));
  const others = second.split(' ');
  const shared = others.filter((word) => words.has(word)).length;
  return shared / Math.max(words.size, others.length) >= 0.7;
}
