import type { CurrentDraft } from '@greenpen/api-contract';
import type { Span } from '@greenpen/paper';

type DraftedSentence = CurrentDraft['sentences'][number];

/** A sentence of an edited text that rests on findings which the instructor dismissed. */
export type StaleSentence = {
  /** Its place in the text. */
  readonly span: Span;
  /** The dismissed findings that it rests on. */
  readonly ids: readonly string[];
};

/** How much of a drafted sentence an edited one must still have, in words, to be that sentence. */
const LEAST_ALIKE = 0.6;

/** The sentences of an edited text that rest on what is `gone`, in their order; edited ones are found by their words. */
export function findStale(
  text: string,
  sentences: readonly DraftedSentence[],
  isGone: (id: string) => boolean,
): readonly StaleSentence[] {
  const stale = sentences.flatMap(({ text: drafted, restsOn }) => {
    const ids = restsOn.filter(isGone);
    const span = ids.length === 0 ? undefined : findSentence(text, drafted);
    return span === undefined ? [] : [{ span, ids }];
  });
  return stale.toSorted((a, b) => a.span.start - b.span.start);
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
