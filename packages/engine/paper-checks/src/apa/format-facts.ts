import { type Block, type Paper, type Run, type Span, spanText } from '@greenpen/paper';
import { oncePerPaper, wordCount, wordSpansIn } from '@greenpen/paper-structure';
import { proseOf } from '../grammar/prose.ts';

const SHORTEST_PAPER_WORDS = 300;
const SHORTEST_PARAGRAPH_WORDS = 20;
const QUOTED_WORDS = 8;
const FEWEST_JUDGED = 2;

/** Posts and short answers are not held to the format of a paper. */
export function isWholePaper(paper: Paper): boolean {
  return wordCount(paper) >= SHORTEST_PAPER_WORDS;
}

/** The ordinary paragraphs of the body, long enough that their format is no accident. */
export const bodyParagraphsOf: (paper: Paper) => readonly Block[] = oncePerPaper((paper) =>
  proseOf(paper)
    .filter(({ block, span }) => block.kind === 'paragraph' && isLong(paper, span))
    .map(({ block }) => block),
);

function isLong(paper: Paper, span: Span): boolean {
  return wordSpansIn(spanText(paper.text, span)).length >= SHORTEST_PARAGRAPH_WORDS;
}

/** The first words of a block or title, enough to find it again. */
export function openingOf(paper: Paper, { span }: { readonly span: Span }): Span {
  const { start, end } = span;
  const words = wordSpansIn(spanText(paper.text, span));
  const last = words[QUOTED_WORDS - 1];
  return words.length <= QUOTED_WORDS || last === undefined
    ? { start, end }
    : { start, end: start + last.end };
}

type Deviation = { readonly first: Block; readonly count: number; readonly of: number };

/**
 * The blocks that deviate, when at least `share` of those that can be judged do; `null` marks one that cannot.
 * A deviation here and there is more often a list, a quotation or a measuring error than a habit.
 */
export function findDeviation(
  blocks: readonly Block[],
  deviates: (block: Block) => boolean | null,
  share = 0.5,
): Deviation | null {
  const judged = blocks
    .map((block) => ({ block, answer: deviates(block) }))
    .filter(({ answer }) => answer !== null);
  const deviating = judged.filter(({ answer }) => answer === true);
  const first = deviating[0]?.block;
  if (first === undefined || judged.length < FEWEST_JUDGED || deviating.length < judged.length * share)
    return null;
  return { first, count: deviating.length, of: judged.length };
}

/** "3 of 4 paragraphs". */
export function countOf({ count, of }: Deviation): string {
  return `${count} of ${of} paragraphs`;
}

/** Runs that hold more than space. */
export function inkedRuns(paper: Paper, block: Block): readonly Run[] {
  return block.runs.filter(({ span }) => /\S/.test(spanText(paper.text, span)));
}

/** Whether most letters within a stretch are bold (or italic); `null` where the file does not say. */
export function isMostly(block: Block, span: Span, look: 'bold' | 'italic'): boolean | null {
  let all = 0;
  let marked = 0;
  for (const run of block.runs) {
    const length = Math.min(run.span.end, span.end) - Math.max(run.span.start, span.start);
    if (length <= 0) continue;
    if (run[look] === null) return null;
    all += length;
    if (run[look]) marked += length;
  }
  return all === 0 ? null : marked >= all * 0.8;
}
