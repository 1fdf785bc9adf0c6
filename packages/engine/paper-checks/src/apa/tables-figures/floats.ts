import { type Block, type Paper, type Span, spanText } from '@greenpen/paper';
import { hasCaptionStyle, oncePerPaper, wordSpansIn } from '@greenpen/paper-structure';

/** A table or figure by its label: "Table 2" with its title on the next line, or behind it. */
export type Float = {
  readonly kind: 'table' | 'figure';
  readonly number: string;
  readonly label: Block;
  /** "Table 2" itself. */
  readonly labelSpan: Span;
  /** Words that follow the number on its line. */
  readonly rest: string;
  readonly title: Block | null;
};

const LABEL = /^\s*(table|figure|fig\.)\s+([A-Z]?\d{1,2})(?<mark>[.:]?)(?<rest>(?:\s+.*)?)$/isu;
const LONGEST_TITLE_WORDS = 40;

/** The tables and figures that carry a label, in the order of the text. */
export const floatsOf: (paper: Paper) => readonly Float[] = oncePerPaper((paper) =>
  paper.blocks.map((block, index) => floatAt(paper, block, index)).filter((float) => float !== null),
);

function floatAt(paper: Paper, block: Block, index: number): Float | null {
  if (block.kind !== 'paragraph') return null;
  const text = spanText(paper.text, block.span);
  const match = LABEL.exec(text);
  const rest = match?.groups?.['rest']?.trim() ?? '';
  if (
    match === null ||
    (rest !== '' && !hasCaptionStyle(block) && !isTitle(rest, match.groups?.['mark'] ?? ''))
  )
    return null;
  const next = paper.blocks[index + 1];
  if (rest === '' && !hasCaptionStyle(block) && !isNearFloat(paper, index)) return null;
  const title = rest === '' && next?.kind === 'paragraph' && isShort(paper, next) ? next : null;
  const labelStart = block.span.start + (text.length - text.trimStart().length);
  const labelEnd = block.span.start + text.indexOf(match[2] ?? '') + (match[2] ?? '').length;
  return {
    kind: /^t/i.test(match[1] ?? '') ? 'table' : 'figure',
    number: match[2] ?? '',
    label: block,
    labelSpan: { start: labelStart, end: labelEnd },
    rest,
    title,
  };
}

/** "Table 2 shows that…" is a sentence; "Table 2. Errors by Night" is a label with its title. */
function isTitle(rest: string, mark: string): boolean {
  return wordSpansIn(rest).length <= LONGEST_TITLE_WORDS && (mark !== '' || /^["“]?\p{Lu}/u.test(rest));
}

function isShort(paper: Paper, block: Block): boolean {
  return wordSpansIn(spanText(paper.text, block.span)).length <= LONGEST_TITLE_WORDS;
}

function isNearFloat(paper: Paper, index: number): boolean {
  const near = paper.blocks.slice(Math.max(0, index - 2), index + 4);
  return near.some(({ kind }) => kind === 'table' || kind === 'figure') || paper.format !== 'docx';
}
