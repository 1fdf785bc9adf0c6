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

/** A word as a text writes it: "Hartwell" for "hartwell", where it has a capital inside sentences too. */
export function asWrittenIn(word: string, text: string): string {
  const inside = wordSpansIn(text)
    .filter(({ start }) => /[\p{L}\p{N},;] $/u.test(text.slice(Math.max(0, start - 2), start)))
    .map(({ start, end }) => text.slice(start, end).replace(/['’]s$/u, ''))
    .filter((one) => one.toLowerCase() === word);
  const [first = word] = inside;
  return inside.every((one) => /^\p{Lu}/u.test(one)) ? first : word;
}
