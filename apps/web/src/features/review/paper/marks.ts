import type { Area, Finding, Span } from '@greenpen/paper';

/** `asked` is the passage that shows a requirement of the assignment. */
export type MarkKind = Area | 'advice' | 'asked';

/** A finding with its name in the margin: "G1", "A4", "C2". */
export type TaggedFinding = Finding & { readonly tag: string; readonly kind: MarkKind };

/** A finding's place in the text. */
export type Mark = {
  readonly tag: string;
  readonly kind: MarkKind;
  readonly id: string;
  readonly span: Span;
};

const letters: Record<Area, string> = { grammar: 'G', apa: 'A', content: 'C' };

/** Numbers the findings of each area in reading order; findings about the whole paper come first. */
export function tagFindings(findings: readonly Finding[]): readonly TaggedFinding[] {
  const counts: Record<Area, number> = { grammar: 0, apa: 0, content: 0 };
  return findings
    .toSorted((a, b) => (a.span?.start ?? -1) - (b.span?.start ?? -1))
    .map((finding) => {
      counts[finding.area] += 1;
      const kind = finding.severity === 'advice' ? 'advice' : finding.area;
      return { ...finding, kind, tag: `${letters[finding.area]}${counts[finding.area]}` };
    });
}

/** The places of those findings that have one, in reading order; an empty place is widened to one character. */
export function marksOf(findings: readonly TaggedFinding[]): readonly Mark[] {
  return findings.flatMap(({ tag, kind, id, span }) =>
    span === null
      ? []
      : [{ tag, kind, id, span: { start: span.start, end: Math.max(span.end, span.start + 1) } }],
  );
}

/** The marks and one more, in reading order. */
export function withPassage(marks: readonly Mark[], passage: Mark | null): readonly Mark[] {
  if (passage === null) return marks;
  const at = marks.findIndex(({ span }) => span.start > passage.span.start);
  return marks.toSpliced(at === -1 ? marks.length : at, 0, passage);
}

/** The marks that touch each of these stretches, which are in order; one pass over both. */
export function marksByStretch(
  marks: readonly Mark[],
  stretches: readonly Span[],
): readonly (readonly Mark[])[] {
  let open: readonly Mark[] = [];
  let next = 0;
  return stretches.map(({ start, end }) => {
    const upTo = next;
    while (next < marks.length && (marks[next]?.span.start ?? Infinity) < end) next += 1;
    open = [...open, ...marks.slice(upTo, next)].filter((mark) => mark.span.end > start);
    return open;
  });
}
