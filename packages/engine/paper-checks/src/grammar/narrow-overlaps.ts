import { type Paper, type Span, spansOverlap, spanText } from '@greenpen/paper';
import type { MaskedPlace } from './linter-hits.ts';

type Narrowable = {
  readonly check?: string;
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
  if (crowded.size === 0) return issues;
  const others = sorted.filter((issue) => crowded.has(issue));
  return issues.map((issue) => {
    if (!crowded.has(issue)) return issue;
    const narrowed = narrow(paper, issue);
    const near = others.slice(Math.max(0, others.indexOf(issue) - 5), others.indexOf(issue) + 6);
    const isMisspelled = near.some(
      (other) => other !== issue && isAboutLetters(other) && spansOverlap(other.span, narrowed.span),
    );
    if (!isMisspelled || isAboutLetters(issue)) return narrowed;
    return isOnlyMarkAdded(paper, narrowed) ? behindMark(paper, narrowed, issue) : onMark(paper, narrowed);
  });
}

/** "polise" becomes "polise,": the correction leaves the word as it is and only adds a mark. */
function isOnlyMarkAdded(paper: Paper, { span, suggestions }: Narrowable): boolean {
  const [right] = suggestions;
  return right !== undefined && right.slice(0, -1) === spanText(paper.text, span) && /[,;.]$/.test(right);
}

/** Findings that change the letters of one word, so that what touches the word has to leave it alone. */
function isAboutLetters({ check }: Narrowable): boolean {
  return /^grammar-(?:spelling|apostrophe|possessive|contraction-apostrophe|sound-alike|its)$/.test(
    check ?? '',
  );
}

/** "courts," becomes "courts;": only the mark is marked. */
function onMark<T extends Narrowable>(paper: Paper, issue: T): T {
  const quote = spanText(paper.text, issue.span);
  const letters = sharedWord(quote, issue.suggestions[0] ?? '');
  return {
    ...issue,
    span: { start: issue.span.start + letters, end: issue.span.end },
    place: { ...issue.place, start: issue.place.start + letters },
    suggestions: issue.suggestions.slice(0, 1).map((words) => words.slice(letters)),
  };
}

/** The words behind the missing mark, without a correction: the word before it has an error of its own. */
function behindMark<T extends Narrowable>(paper: Paper, narrowed: T, issue: T): T {
  const rest = spanText(paper.text, { start: narrowed.span.end, end: issue.span.end });
  const shift = narrowed.span.end - issue.span.start + rest.length - rest.trimStart().length;
  if (rest.trim() === '') return narrowed;
  return {
    ...issue,
    span: { start: issue.span.start + shift, end: issue.span.end },
    place: { ...issue.place, start: issue.place.start + shift },
    suggestions: [],
  };
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
  const before = lengthOf(written.slice(0, first));
  const after = lengthOf(written.slice(written.length - last));
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

/** Letters before the mark that is all that changes: "courts," and "courts;" share "courts". */
function sharedWord(wrong: string, fitting: string): number {
  const word = /^[\p{L}\p{N}'’-]+(?=[,;.:]$)/u.exec(wrong)?.[0] ?? '';
  return fitting.startsWith(word) && /^[,;.:]$/u.test(fitting.slice(word.length)) ? word.length : 0;
}

/** Of the words with the blank between them and the rest. */
function lengthOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length + 1, 0);
}
