import { type Paper, type Span, spansOverlap, spanText } from '@greenpen/paper';
import type { MaskedPlace } from './linter-hits.ts';

type Narrowable = {
  readonly message: string;
  readonly span: Span;
  readonly suggestions: readonly string[];
  readonly place: MaskedPlace;
};

/**
 * Shortens findings to the words that change where another finding is inside them, so that both are reported and no
 * correction repeats the other error: "Each of the wrads were" becomes "were" beside "wrads".
 */
export function narrowOverlaps<T extends Narrowable>(paper: Paper, issues: readonly T[]): readonly T[] {
  const sorted = issues.toSorted((a, b) => a.span.start - b.span.start);
  let reach = 0;
  const crowded = new Set<T>();
  let widest: T | null = null;
  for (const issue of sorted) {
    if (widest !== null && issue.span.start < reach && spansOverlap(widest.span, issue.span)) {
      crowded.add(widest);
      crowded.add(issue);
    }
    if (widest === null || issue.span.end > reach) {
      widest = issue;
      reach = issue.span.end;
    }
  }
  return crowded.size === 0
    ? issues
    : issues.map((issue) => (crowded.has(issue) ? narrow(paper, issue) : issue));
}

/** The finding on the words in which its correction differs from the text; the same where all do. */
function narrow<T extends Narrowable>(paper: Paper, issue: T): T {
  const quote = spanText(paper.text, issue.span);
  const [right] = issue.suggestions;
  const [written, offered] = [quote.split(' '), (right ?? '').split(' ')];
  if (right === undefined || written.length < 2) return issue;
  let first = 0;
  while (first < written.length - 1 && first < offered.length - 1 && written[first] === offered[first])
    first += 1;
  let last = 0;
  while (
    last < Math.min(written.length, offered.length) - first - 1 &&
    written.at(-1 - last) === offered.at(-1 - last)
  )
    last += 1;
  if (first + last === 0) return issue;
  const [before, after] = [lengthOf(written.slice(0, first)), lengthOf(written.slice(written.length - last))];
  const wrong = quote.slice(before, quote.length - after);
  const fitting = offered.slice(first, offered.length - last).join(' ');
  return {
    ...issue,
    span: { start: issue.span.start + before, end: issue.span.end - after },
    place: { ...issue.place, start: issue.place.start + before, end: issue.place.end - after },
    suggestions: [fitting],
    message: issue.message.replaceAll(quote, wrong).replaceAll(right, fitting),
  };
}

/** Of the words with the blank between them and the rest. */
function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length + 1, 0);
}
