import type { Run, Span } from '@greenpen/paper';
import type { ReactNode } from 'react';
import { cutSegments } from './cut-segments.ts';
import type { Mark } from './marks.ts';
import { runStyle } from './run-look.ts';

type Props = {
  readonly text: string;
  readonly span: Span;
  readonly runs: readonly Run[];
  readonly marks: readonly Mark[];
  readonly bodySize: number;
};

/** The words of a stretch with their looks and marks. Names in the margin are drawn by CSS, so the DOM's text is the paper's. */
export function SegmentText({ text, span, runs, marks, bodySize }: Props) {
  return cutSegments(span, runs, marks).map((segment) => {
    const words = text.slice(segment.span.start, segment.span.end);
    const style = runStyle(segment.run, bodySize);
    let node: ReactNode = style === undefined ? words : <span style={style}>{words}</span>;
    for (const { tag, kind } of segment.marks) {
      node = (
        <span data-f={tag} className={`mark mark-${kind}`}>
          {node}
        </span>
      );
    }
    return (
      <span key={segment.span.start}>
        {segment.begins.map(({ tag, kind }) => (
          <span key={tag} aria-hidden data-f={tag} data-tag={tag} className={`margin-tag tag-${kind}`} />
        ))}
        {node}
      </span>
    );
  });
}
