import { type Paper, type Span, spanText } from '@greenpen/paper';
import { isLooselyEntryShaped, sectionsOf, wordSpansIn } from '@greenpen/paper-structure';
import type { SoundWork } from '../work/sound-work.ts';
import type { Work } from '../work/work.ts';

/**
 * Words in quotation marks are somebody else's, in every paper that quotes them. A straight mark opens before a word
 * and closes after one, so that a forgotten mark does not turn the rest of the paragraph inside out.
 */
const QUOTED =
  /(?<![\p{L}\p{N}.,;:!?])"(?=\S)[^"“”\n]{10,1200}?(?<=\S)"(?![\p{L}\p{N}])|“[^“”\n]{10,1200}”/gu;

/** Shorter lines outside the running text are names, titles and labels. */
const FEWEST_WORDS = 12;

type Read = { readonly paper: Paper; readonly work: Work; readonly sound: SoundWork };

/**
 * The parts of a paper that only its writer can have written: text without title page, headings, references,
 * quotations and sentences of the assignment, in order. What two papers share in them may be copied.
 */
export function ownProse({ paper, work, sound }: Read): readonly Span[] {
  const asked = sound.copiedFromBrief.map(({ span }) => span);
  const running = work.paragraphs.map(({ span }) => span);
  return [...running, ...misplacedText(paper, running)]
    .toSorted((a, b) => a.start - b.start)
    .flatMap((span) => {
      const words = spanText(paper.text, span);
      const quoted = Array.from(words.matchAll(QUOTED), ({ index, 0: quotation }) => ({
        start: span.start + index,
        end: span.start + index + quotation.length,
      }));
      const inside = asked.filter(({ start }) => start >= span.start && start < span.end);
      return without(span, [...quoted, ...inside]);
    });
}

/** Paragraphs on the title page or below the reference list's label, where a rearranged paper may have them. */
function misplacedText(paper: Paper, running: readonly Span[]): readonly Span[] {
  const known = new Set(running.map(({ start }) => start));
  return sectionsOf(paper)
    .filter(({ kind }) => kind !== 'body' && kind !== 'abstract' && kind !== 'tables-and-figures')
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'list-item'))
    .map(({ span }) => span)
    .filter((span) => {
      const text = spanText(paper.text, span);
      return (
        !known.has(span.start) && !isLooselyEntryShaped(text) && wordSpansIn(text).length >= FEWEST_WORDS
      );
    });
}

function without(whole: Span, holes: readonly Span[]): readonly Span[] {
  const left: Span[] = [];
  let { start } = whole;
  for (const hole of holes.toSorted((a, b) => a.start - b.start)) {
    if (hole.start > start) left.push({ start, end: hole.start });
    start = Math.max(start, hole.end);
  }
  if (start < whole.end) left.push({ start, end: whole.end });
  return left;
}
