import type { Run, Span } from '@greenpen/paper';
import type { Mark } from './marks.ts';

/** A stretch of text with one look: the same run and the same marks throughout. */
export type Segment = {
  readonly span: Span;
  readonly run: Run | null;
  readonly marks: readonly Mark[];
  /** Marks that begin here; their names are shown in the margin of this line. */
  readonly begins: readonly Mark[];
};

/** Cuts a stretch of text wherever a run or a mark begins or ends; overlapping marks share segments. */
export function cutSegments(span: Span, runs: readonly Run[], marks: readonly Mark[]): readonly Segment[] {
  const here = marks.filter((mark) => mark.span.start < span.end && mark.span.end > span.start);
  const cuts = new Set([span.start, span.end]);
  for (const { span: part } of [...runs, ...here]) {
    if (part.start > span.start && part.start < span.end) cuts.add(part.start);
    if (part.end > span.start && part.end < span.end) cuts.add(part.end);
  }
  const offsets = [...cuts].toSorted((a, b) => a - b);

  const segments: Segment[] = [];
  let runAt = 0;
  let markAt = 0;
  let open: readonly Mark[] = [];
  for (const [index, start] of offsets.slice(0, -1).entries()) {
    const end = offsets[index + 1] ?? span.end;
    while (runAt < runs.length && (runs[runAt]?.span.end ?? 0) <= start) runAt += 1;
    const run = runs[runAt];
    const from = markAt;
    while (markAt < here.length && (here[markAt]?.span.start ?? 0) <= start) markAt += 1;
    const begun = here.slice(from, markAt);
    open = [...open, ...begun].filter((mark) => mark.span.end > start);
    segments.push({
      span: { start, end },
      run: run !== undefined && run.span.start <= start ? run : null,
      marks: open,
      begins: begun.filter((mark) => mark.span.start >= span.start),
    });
  }
  return segments;
}
