import type { CurrentDraft } from '@greenpen/api-contract';
import type { Scores, Verdict } from '@greenpen/grading';
import type { Span } from '@greenpen/paper';

type DraftedSentence = CurrentDraft['sentences'][number];

/** Why a sentence no longer holds; `tag` is the name in the margin, empty for what was deleted. */
export type StaleReason =
  | { readonly kind: 'dismissed'; readonly tag: string }
  | { readonly kind: 'verdict'; readonly tag: string }
  | { readonly kind: 'score' };

/** A sentence of an edited text that rests on what the instructor decided otherwise since. */
export type StaleSentence = {
  /** Its place in the text. */
  readonly span: Span;
  readonly reasons: readonly StaleReason[];
};

/** What drafted sentences can rest on, as the instructor has decided it now. */
export type Decisions = {
  /** The names of dismissed findings and deleted comments, by id. */
  readonly gone: ReadonlyMap<string, string>;
  /** The verdicts on the requirements, by id. */
  readonly verdicts: ReadonlyMap<string, { readonly tag: string; readonly verdict: Verdict }>;
  readonly scores: Scores;
};

/** How much of a drafted sentence an edited one must still have, in words, to be that sentence. */
const LEAST_ALIKE = 0.6;

type Edited = {
  readonly text: string;
  /** The newest draft of the text. */
  readonly draft: string;
  /** The sentences of the draft that was edited. */
  readonly sentences: readonly DraftedSentence[];
};

/**
 * The sentences of an edited text that rest on a dismissed finding, or on a verdict or score that has changed so that
 * the newest draft no longer says them. In their order; edited ones are found by their words.
 */
export function findStale(
  { text, draft, sentences }: Edited,
  decisions: Decisions,
): readonly StaleSentence[] {
  const stale = sentences.flatMap((sentence) => {
    const reasons = [
      ...dismissedIn(sentence, decisions),
      ...(draft.includes(sentence.text) ? [] : changedIn(sentence, decisions)),
    ];
    const span = reasons.length === 0 ? undefined : findSentence(text, sentence.text);
    return span === undefined ? [] : [{ span, reasons }];
  });
  return stale.toSorted((a, b) => a.span.start - b.span.start);
}

function dismissedIn({ restsOn }: DraftedSentence, { gone }: Decisions): readonly StaleReason[] {
  return restsOn.flatMap((id) => {
    const tag = gone.get(id);
    return tag === undefined ? [] : [{ kind: 'dismissed' as const, tag }];
  });
}

/** The verdicts and scores that are no longer what they were when the sentence was drafted. */
function changedIn({ decided = {} }: DraftedSentence, now: Decisions): readonly StaleReason[] {
  return Object.entries(decided).flatMap(([id, before]): readonly StaleReason[] => {
    if (typeof before === 'number') return scoreOf(id, now) === before ? [] : [{ kind: 'score' }];
    const judged = now.verdicts.get(id);
    return judged === undefined || judged.verdict === before ? [] : [{ kind: 'verdict', tag: judged.tag }];
  });
}

function scoreOf(id: string, { scores }: Decisions): number | undefined {
  const of = id.replace(/^score:/u, '');
  return new Map<string, number>(Object.entries(scores)).get(of);
}

function findSentence(text: string, drafted: string): Span | undefined {
  const start = text.indexOf(drafted);
  if (start !== -1) return { start, end: start + drafted.length };
  const words = wordsOf(drafted);
  const [best] = sentenceSpans(text)
    .map((span) => ({ span, likeness: likenessOf(words, wordsOf(text.slice(span.start, span.end))) }))
    .filter(({ likeness }) => likeness >= LEAST_ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness);
  return best?.span;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text without the spaces around them; a line break ends one. */
export function sentenceSpans(text: string): readonly Span[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index }) =>
    [...segment.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index: at }) => {
      const start = index + at + (line.length - line.trimStart().length);
      const trimmed = line.trim();
      return trimmed === '' ? [] : [{ start, end: start + trimmed.length }];
    }),
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** The share of common words in the longer of two sentences. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1);
}

/** The text without a sentence, and without the spaces or the empty paragraph that it leaves. */
export function withoutSpan(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).replace(/[^\S\n]+$/u, '');
  const after = text.slice(end).replace(/^[^\S\n]+/u, '');
  const isFirst = before === '' || before.endsWith('\n');
  const isLast = after === '' || after.startsWith('\n');
  if (isFirst && isLast)
    return [before.trimEnd(), after.trimStart()].filter((part) => part !== '').join('\n\n');
  return isFirst || isLast ? before + after : `${before} ${after}`;
}
