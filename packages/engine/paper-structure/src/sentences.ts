import { oncePerPaper } from './once-per-paper.ts';
import type { Block, Paper, Span } from '@greenpen/paper';

export type Sentence = { readonly span: Span; readonly block: Block };

/** A stop, what closes with it, marks of notes, a space, and something that can begin a sentence. */
const END = /[.!?…]["”’')\]]{0,3}(?:\[[^[\]\n]{1,20}\])*\s+(?=["“‘'([]{0,2}[\p{Lu}\p{N}])/gu;

/** Words after which a full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s([“"])(?:et al|e\.g|i\.e|cf|vs|v|pp?|paras?|ch|chap|figs?|eds?|trans|nos?|vols?|secs?|ca|approx|dr|drs|mrs?|ms|prof|st|sr|jr|inc|ltd|co|corp|dept|univ|rev|gen|sen|rep|gov|(?:\p{L}\.)*\p{Lu})\.$/iu;

/** Sentences of the paragraphs, list items and footnotes, in order; headings are unchanged. */
export const sentencesOf: (paper: Paper) => readonly Sentence[] = oncePerPaper((paper) =>
  paper.blocks.flatMap((block) =>
    block.kind === 'table' || block.kind === 'figure'
      ? []
      : sentenceSpansIn(paper.text.slice(block.span.start, block.span.end), block.span.start).map((span) => ({
          span,
          block,
        })),
  ),
);

/** Sentences of a stretch of text, without the space between them. */
export function sentenceSpansIn(text: string, offset = 0): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    const from = start + (text.slice(start, end).length - text.slice(start, end).trimStart().length);
    const to = start + text.slice(start, end).trimEnd().length;
    if (to > from) spans.push({ start: offset + from, end: offset + to });
    start = end;
  };
  for (const { index, 0: stop } of text.matchAll(END)) {
    if (stop.startsWith('.') && ABBREVIATION.test(text.slice(Math.max(0, index - 24), index + 1))) continue;
    close(index + stop.length);
  }
  close(text.length);
  return spans;
}

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
