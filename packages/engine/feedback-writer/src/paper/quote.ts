import type { Paper, Span } from '@greenpen/paper';
import { wordSpansIn } from '@greenpen/paper-structure';

/** The paper's own words as they may be quoted: exact, on one line, 15 words at most. */
export type Quote = {
  readonly words: string;
  /** Whether they are the whole of what is meant, or only how it begins. */
  readonly isWhole: boolean;
  /** The same words with the correction made; `null` where there is none to offer. */
  readonly corrected: string | null;
};

/** Longer passages are shown by how they begin. */
export const MOST_WORDS = 14;
/** A clause of at least so many words can be quoted alone. */
const FEWEST_CLAUSE_WORDS = 5;
const BEGINNING_WORDS = 9;

/** "To:", "Subject:": a line of a memo's heading, and neither a title nor the heading of a section. */
export const MEMO_LINE = /\b(?:to|from|date|subject|re|cc)\s*:/iu;

/** Words that a quotation must not end on. */
const DANGLING =
  /^(?:a|an|the|of|in|on|at|by|for|with|to|from|and|or|but|that|which|who|as|is|are|was|were|be|been|has|have|had|its|their|this|these|into|than|not|more|most|very|can|will|would|may|because|what|while|when|if|how|why|whether|it|they|he|she|we|there|than|so|such|some|any|each|every|I|his|her|our|only|also|could|should|might|must|do|does|did|during|before|after|every|between|through|over|under|about|until|since|without)$/iu;

/** Quotes what a finding marks; one or two words alone are shown with their neighbours. */
export function quoteFinding(paper: Paper, span: Span, suggestion: string | null): Quote | null {
  const { text } = paper;
  const marked = text.slice(span.start, span.end);
  if (!/\S/u.test(marked) || marked.includes('\n')) return null;
  if (wordSpansIn(marked).length > MOST_WORDS) {
    const words = beginningOf(marked);
    return words === null ? null : { words, isWhole: false, corrected: null };
  }
  const shown = widen(text, suggestion === null ? withoutStop(marked, span) : span, {
    // "follow my plan," is seen only with the word behind the comma.
    isOpen: /[,;:.]$/u.test(suggestion ?? ''),
  });
  const words = text.slice(shown.start, shown.end);
  if (!isQuotable(words)) return null;
  const corrected =
    suggestion === null
      ? null
      : text.slice(shown.start, span.start) + suggestion + text.slice(span.end, shown.end);
  const isChange = corrected !== null && corrected !== words && isQuotable(corrected);
  return { words, isWhole: true, corrected: isChange ? corrected.trim() : null };
}

/** How a longer passage begins, cut after a clause or a word that can end a quotation; `null` where that is impossible. */
export function beginningOf(passage: string): string | null {
  const line = passage.split('\n')[0] ?? '';
  const clause = firstClauseOf(line);
  if (clause !== null) return clause;
  const spans = [...wordSpansIn(line)].slice(0, BEGINNING_WORDS);
  while (spans.length > 3) {
    const last = spans.at(-1);
    if (last === undefined || !DANGLING.test(line.slice(last.start, last.end))) break;
    spans.pop();
  }
  const last = spans.at(-1);
  if (last === undefined || spans.length < 2) return null;
  const words = line.slice(0, last.end).trim();
  return isQuotable(words) ? words : null;
}

/** The words up to the first comma, semicolon or colon that leaves a clause and not an opening phrase or a list. */
function firstClauseOf(line: string): string | null {
  const clause = /^[^,;:()]*(?=[,;:]\s)/u.exec(line)?.[0] ?? '';
  const words = wordSpansIn(clause).length;
  const last = /[\p{L}’']+$/u.exec(clause)?.[0] ?? '';
  const isWhole = words >= FEWEST_CLAUSE_WORDS && words <= MOST_WORDS && !DANGLING.test(last);
  return isWhole && !OPENS_LATER.test(clause) && isQuotable(clause) ? clause.trim() : null;
}

/** Begins a clause that another one completes, or a phrase before the subject. */
const OPENS_LATER =
  /^(?:if|when|while|although|though|because|since|as|after|before|once|unless|until|in|on|at|for|with|without|by|from|to|during|among|according|despite|under|through|of)\b/iu;

/** Nested quotation marks and odd characters would read as the feedback's own. */
export function isQuotable(words: string): boolean {
  return words.length <= 160 && !/["“”\n\t\p{Cc}!]/u.test(words) && /[\p{L}\p{N}]/u.test(words);
}

/** A quotation inside a sentence leaves the full stop outside, and spaces too. */
function withoutStop(marked: string, { start }: Span): Span {
  const end =
    wordSpansIn(marked).length >= 3 ? marked.replace(/(?<![.,;:\s])[.,;:\s]+$/u, '').length : marked.length;
  return { start, end: start + end };
}

/** Takes in a neighbouring word or two on each side, but never goes past the end of a clause. */
function widen(text: string, span: Span, { isOpen }: { readonly isOpen: boolean }): Span {
  if (!isOpen && wordSpansIn(text.slice(span.start, span.end)).length >= 3) return span;
  const before =
    /(?:[\p{L}\p{N}’'-]+ ){0,2}$/u.exec(text.slice(Math.max(0, span.start - 40), span.start))?.[0] ?? '';
  const near = /^(?: [\p{L}\p{N}’'-]+){0,2}/u.exec(text.slice(span.end, span.end + 40))?.[0] ?? '';
  const after = isOpen ? near : withoutDangling(near);
  const start = startsInWord(text, span.start - before.length) ? span.start : span.start - before.length;
  const end = endsInWord(text, span.end + after.length) ? span.end : span.end + after.length;
  return { start, end };
}

/** A neighbour that leads to something else, such as an article, is left out. */
function withoutDangling(words: string): string {
  const last = / [^ ]+$/u.exec(words)?.[0];
  return last !== undefined && DANGLING.test(last.trim())
    ? withoutDangling(words.slice(0, -last.length))
    : words;
}

function startsInWord(text: string, offset: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(offset)) && /[\p{L}\p{N}’'-]/u.test(text.charAt(offset - 1));
}

function endsInWord(text: string, offset: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(offset - 1)) && /[\p{L}\p{N}’'-]/u.test(text.charAt(offset));
}
