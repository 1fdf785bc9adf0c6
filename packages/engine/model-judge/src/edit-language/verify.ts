import { spansOverlap, type Paper, type Span } from '@greenpen/paper';
import { citationsOf, sectionsOf } from '@greenpen/paper-structure';
import type { LanguageEdit } from '../judgement.ts';
import type { HiddenNames } from '../prompt/hide-names.ts';
import type { Tally } from '../task.ts';
import { QuotableText } from '../verify/quotable-text.ts';
import type { ProposedEdit } from './reply.ts';

/** Words that an edit may take away, put in or exchange. */
const MOST_CHANGED = 6;

export type VerifiedEdits = {
  readonly edits: readonly LanguageEdit[];
  readonly tally: Tally;
  readonly failures: readonly string[];
};

/**
 * Keeps the edits whose passage occurs once, that change few words, and that leave digits, names, citations and
 * quotations as they are. Whether an edit is an improvement is not decided here.
 */
export function verifyEdits(
  proposed: readonly ProposedEdit[],
  paper: Paper,
  names: HiddenNames,
): VerifiedEdits {
  const text = new QuotableText(paper.text);
  const fixed = fixedSpans(paper);
  const edits: LanguageEdit[] = [];
  const failures: string[] = [];
  for (const given of proposed) {
    const quote = names.restore(given.quote);
    const places = text.findAll(quote).filter((span) => !isOutside(span, paper));
    const [place] = places;
    const why =
      place === undefined
        ? 'is not in the paper'
        : places.length > 1
          ? 'occurs more than once; quote more words'
          : null;
    const edit = place === undefined || why !== null ? null : editAt(paper.text, place, given, names);
    const refusal =
      why ?? (edit === null ? 'changes nothing, too much, or a number or name' : refuse(edit, fixed, edits));
    if (edit === null || refusal !== null) failures.push(`“${given.quote}” ${refusal ?? ''}`.trim());
    else edits.push(edit);
  }
  return { edits, failures, tally: { items: proposed.length, kept: edits.length } };
}

function refuse(edit: LanguageEdit, fixed: readonly Span[], earlier: readonly LanguageEdit[]): string | null {
  if (fixed.some((span) => spansOverlap(span, edit.span))) return 'is a citation or a quotation';
  return earlier.some(({ span }) => spansOverlap(span, edit.span)) ? 'overlaps another edit' : null;
}

/** The edit narrowed to the words that it changes; `null` where they are none, too many, or digits or names. */
function editAt(text: string, place: Span, given: ProposedEdit, names: HiddenNames): LanguageEdit | null {
  const before = tokensIn(text.slice(place.start, place.end), place.start);
  const after = tokensIn(withEndOf(names.restore(given.replacement), text.slice(place.start, place.end)), 0);
  let head = 0;
  while (head < before.length && head < after.length && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    isSame(before.at(-1 - tail), after.at(-1 - tail))
  ) {
    tail += 1;
  }
  const isChanged = before.length - head - tail + after.length - head - tail > 0;
  if (!isChanged) return null;
  // A word that is only put in is shown with its neighbour, so that there is something to mark.
  const isInsertion = before.length - head - tail === 0;
  const from = isInsertion && head > 0 ? head - 1 : head;
  const to = isInsertion && head === 0 ? before.length - tail + 1 : before.length - tail;
  const old = before.slice(from, to);
  const added = after.slice(from, after.length - tail + (isInsertion && head === 0 ? 1 : 0));
  const [first] = old;
  const last = old.at(-1);
  if (first === undefined || last === undefined) return null;
  if (wordsOf(old) > MOST_CHANGED + 1 || wordsOf(added) > MOST_CHANGED + 1) return null;
  if (
    changesFacts(
      old.map(({ word }) => word),
      added.map(({ word }) => word),
    )
  )
    return null;
  const span = { start: first.start, end: last.start + last.word.length };
  const replacement = joined(added.map(({ word }) => word));
  const quote = text.slice(span.start, span.end);
  if (replacement === quote) return null;
  return { span, quote, replacement, kind: given.kind, isError: given.class === 'error' };
}

type Token = { readonly word: string; readonly start: number };

/** Words with the stops that close them: a changed comma changes its word. */
function tokensIn(text: string, offset: number): readonly Token[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, start: offset + index }));
}

function wordsOf(tokens: readonly Token[]): number {
  return tokens.filter(({ word }) => /[\p{L}\p{N}]/u.test(word)).length;
}

function isSame(a: Token | undefined, b: Token | undefined): boolean {
  return a !== undefined && b !== undefined && plain(a.word) === plain(b.word);
}

function plain(word: string): string {
  return word
    .normalize('NFKC')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/\p{Cf}/gu, '');
}

/** A passage that is found without its closing stop is also corrected without it. */
function withEndOf(replacement: string, quote: string): string {
  const end = /[.,;:!?]+$/u.exec(quote.trim())?.[0] ?? '';
  const trimmed = replacement.trim();
  return end === '' ? trimmed.replace(/(?<=[\p{L}\p{N})])[.!?]+$/u, '') : trimmed;
}

/** Digits, and words in capitals that are no beginning of a sentence, stay as they are. */
function changesFacts(old: readonly string[], added: readonly string[]): boolean {
  if (digitsIn(old) !== digitsIn(added)) return true;
  const kept = new Set(added.map(bareWord));
  return namesIn(old).some((name) => !kept.has(name));
}

function digitsIn(words: readonly string[]): string {
  return (words.join(' ').match(/\d+/gu) ?? []).join(' ');
}

function namesIn(words: readonly string[]): readonly string[] {
  return words.slice(1).flatMap((word) => (/^\p{Lu}\p{Ll}+/u.test(word) ? [bareWord(word)] : []));
}

function bareWord(word: string): string {
  return word.replace(/[’'.,;:!?].*$/u, '').toLowerCase();
}

function joined(words: readonly string[]): string {
  return words.join(' ');
}

/** Citations and quoted passages. */
function fixedSpans(paper: Paper): readonly Span[] {
  const quoted = [...paper.text.matchAll(/“[^”\n]{1,600}”|"[^"\n]{1,600}"/gu)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  const cited = citationsOf(paper).map(({ kind, group, span }) => (kind === 'parenthetical' ? group : span));
  return [...quoted, ...cited];
}

function isOutside(span: Span, paper: Paper): boolean {
  return sectionsOf(paper)
    .filter(({ kind }) => kind === 'references' || kind === 'title-page')
    .some(({ blocks }) => blocks.some((block) => spansOverlap(block.span, span)));
}
