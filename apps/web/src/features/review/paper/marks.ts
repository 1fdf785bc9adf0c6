import { isOwnComment } from '@greenpen/grading';
import type { Area, Finding, Span } from '@greenpen/paper';

/** `asked` is the passage that shows a requirement of the assignment, `own` one that the instructor commented on. */
export type MarkKind = Area | 'advice' | 'asked' | 'own';

type Annotated = Finding & {
  /** The instructor changed its wording, correction or severity. */
  readonly isEdited?: boolean;
  /** Points that an own comment costs. */
  readonly points?: number;
};

/** A finding with its name in the margin: "G1", "A4", "C2", and "M1" for a comment of the instructor. */
export type TaggedFinding = Annotated & { readonly tag: string; readonly kind: MarkKind };

/** A finding's place in the text. */
export type Mark = {
  readonly tag: string;
  readonly kind: MarkKind;
  readonly id: string;
  readonly span: Span;
};

const letters: Record<Area | 'own', string> = { grammar: 'G', apa: 'A', content: 'C', own: 'M' };

/** Numbers the findings of each area, and own comments, in reading order; those about the whole paper come first. */
export function tagFindings(findings: readonly Annotated[]): readonly TaggedFinding[] {
  const counts = { grammar: 0, apa: 0, content: 0, own: 0 };
  return findings
    .toSorted((a, b) => (a.span?.start ?? -1) - (b.span?.start ?? -1))
    .map((finding) => {
      const group = isOwnComment(finding) ? 'own' : finding.area;
      counts[group] += 1;
      const kind = group !== 'own' && finding.severity === 'advice' ? 'advice' : group;
      return { ...finding, kind, tag: `${letters[group]}${counts[group]}` };
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
