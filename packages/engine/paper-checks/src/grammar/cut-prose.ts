import { type Paper, spanText } from '@greenpen/paper';
import { sentenceSpansIn, wordSpansIn } from '@greenpen/paper-structure';
import type { Prose } from './prose.ts';

/** UTF-16 units; most paragraphs have fewer than 2,000. */
const LONGEST_PIECE = 6000;

/** About 130 pages. Words, numbers and marks all take the grammar library's time, so all count. */
const MOST_TOKENS = 40_000;

export type ProseToJudge = {
  readonly proses: readonly Prose[];
  /** False where the paper goes on after the last of them. */
  readonly isWhole: boolean;
};

/**
 * The prose that grammar is judged on, very long paragraphs in pieces: patterns and the grammar library slow down
 * with the length of what they are given, and no paper may hold up the others.
 */
export function cutProse(paper: Paper, proses: readonly Prose[]): ProseToJudge {
  const pieces: Prose[] = [];
  let tokens = 0;
  for (const prose of proses) {
    for (const piece of cutLong(paper, prose)) {
      tokens += countTokens(spanText(paper.text, piece.span));
      if (tokens > MOST_TOKENS && pieces.length > 0) return { proses: pieces, isWhole: false };
      pieces.push(piece);
    }
  }
  return { proses: pieces, isWhole: true };
}

function* cutLong(paper: Paper, { block, span }: Prose): Generator<Prose> {
  let { start } = span;
  while (span.end - start > LONGEST_PIECE) {
    const window = spanText(paper.text, { start, end: start + LONGEST_PIECE });
    const places = [sentenceSpansIn(window).at(-1)?.start ?? 0, window.lastIndexOf(' ') + 1];
    const end = start + (places.find((place) => place > LONGEST_PIECE / 2) ?? LONGEST_PIECE);
    yield { block, span: { start, end } };
    start = end;
  }
  yield { block, span: { start, end: span.end } };
}

function countTokens(text: string): number {
  return wordSpansIn(text).length + (text.match(/[\p{P}\p{S}]/gu)?.length ?? 0);
}
