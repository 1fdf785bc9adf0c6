import { type Paper, type Span, spanText } from '@greenpen/paper';
import { sentenceSpansIn, wordSpansIn } from '@greenpen/paper-structure';
import type { Prose } from './prose.ts';

export type FirstTimeTold = {
  readonly proses: readonly Prose[];
  /** Words of the sentences that were left out. */
  readonly copiedWords: number;
};

/**
 * The prose without sentences that repeat an earlier one word for word: pasting a sentence again shows
 * nothing new of a writer's grammar, neither right nor wrong. Paragraphs without such sentences stay as they are.
 */
export function leaveOutCopies(paper: Paper, proses: readonly Prose[]): FirstTimeTold {
  const told = new Set<string>();
  const kept: Prose[] = [];
  let copiedWords = 0;
  for (const prose of proses) {
    const sentences = sentenceSpansIn(spanText(paper.text, prose.span), prose.span.start);
    const pieces: Span[] = [];
    let isAfterCut = true;
    let isCut = false;
    for (const [index, span] of sentences.entries()) {
      const words =
        spanText(paper.text, span)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [];
      const key = words.join(' ');
      const isCopy = told.has(key) && canBeCut(paper, span, sentences[index + 1]);
      told.add(key);
      if (isCopy) copiedWords += wordSpansIn(spanText(paper.text, span)).length;
      else if (isAfterCut) pieces.push(span);
      else pieces.push({ start: pieces.pop()?.start ?? span.start, end: span.end });
      isAfterCut = isCopy;
      isCut ||= isCopy;
    }
    kept.push(...(isCut ? pieces.map((span) => ({ block: prose.block, span })) : [prose]));
  }
  return { proses: kept, copiedWords };
}

/** The remaining parts must be complete: no mark opened in one part and closed in the other, no half sentence. */
function canBeCut({ text }: Paper, span: Span, next: Span | undefined): boolean {
  const sentence = spanText(text, span);
  const marks = ['"', '(', ')', '[', ']', '“', '”'].map((mark) => sentence.split(mark).length - 1);
  const [straight = 0, open, shut, opened, closed, left, right] = marks;
  if (straight % 2 !== 0 || open !== shut || opened !== closed || left !== right) return false;
  return next === undefined || !/^\p{Ll}/u.test(spanText(text, next));
}
