import type { Span } from '@greenpen/paper';
import type { SoundWork } from '../work/sound-work.ts';
import type { Work } from '../work/work.ts';

/** Words in quotation marks are somebody else's, in every paper that quotes them. */
const QUOTED = /"[^"“”\n]{10,1200}"|“[^“”\n]{10,1200}”/gu;

/**
 * The parts of a paper that only its writer can have written: running text without title page, headings,
 * references, quotations and sentences of the assignment. What two papers share in them may be copied.
 */
export function ownProse(work: Work, { copiedFromBrief }: SoundWork): readonly Span[] {
  const copied = new Set(copiedFromBrief);
  return work.paragraphs.flatMap(({ span, sentences }) => {
    const words = work.text.slice(span.start, span.end);
    const quoted = Array.from(words.matchAll(QUOTED), ({ index, 0: quotation }) => ({
      start: span.start + index,
      end: span.start + index + quotation.length,
    }));
    const asked = sentences.filter((sentence) => copied.has(sentence)).map((sentence) => sentence.span);
    return without(span, [...quoted, ...asked]);
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
