import type { AssignmentBrief } from '@greenpen/grading';
import type { Paper, Span } from '@greenpen/paper';
import { readWork } from '../work/read-work.ts';
import { findSoundWork } from '../work/sound-work.ts';

/** Words in quotation marks are somebody else's, in every paper that quotes them. */
const QUOTED = /"[^"“”\n]{10,1200}"|“[^“”\n]{10,1200}”/gu;

/**
 * The parts of a paper that only its writer can have written: running text without title page, headings,
 * references, quotations and sentences of the assignment. What two papers share in them may be copied.
 */
export function ownProse(paper: Paper, brief: AssignmentBrief | null): readonly Span[] {
  const work = readWork(paper);
  const briefText = brief === null ? '' : `${brief.instructions}\n${brief.description}\n${brief.title}`;
  const copied = new Set(findSoundWork(work, briefText).copiedFromBrief);
  return work.paragraphs.flatMap(({ span, sentences }) => {
    const quoted = Array.from(
      paper.text.slice(span.start, span.end).matchAll(QUOTED),
      ({ index, 0: words }) => ({
        start: span.start + index,
        end: span.start + index + words.length,
      }),
    );
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
