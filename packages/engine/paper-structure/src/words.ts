import { oncePerPaper } from './once-per-paper.ts';
import type { Paper, Span } from '@greenpen/paper';

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’\-‐‑][\p{L}\p{N}\p{M}]+)*/gu;

/** Words of a text; "well-being" and "Diaz's" are one each, punctuation is none. */
export function wordSpansIn(text: string, start = 0): readonly Span[] {
  return Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
}

/** All words of the visible text, title page and references included. */
export const wordCount: (paper: Paper) => number = oncePerPaper((paper) => wordSpansIn(paper.text).length);
