import { spanText, type Finding, type Paper, type Span } from '@greenpen/paper';
import type { Check, CheckHit } from './check.ts';

/** Turns what a check found into findings: one for each place, with the paper's own words and the page. */
export function makeFindings(paper: Paper, check: Check, hits: readonly CheckHit[]): readonly Finding[] {
  const findings = new Map<string, Finding>();
  let withoutPlace = 0;
  for (const { span, message, suggestions = [], severity = check.severity } of hits) {
    if (span !== null && !isInside(paper, span)) continue;
    const id = span === null ? `${check.id}:paper-${(withoutPlace += 1)}` : `${check.id}:${span.start}`;
    const earlier = findings.get(id);
    if (earlier?.span && span && earlier.span.end >= span.end) continue;
    findings.set(id, {
      id,
      area: check.area,
      check: check.id,
      severity,
      message,
      span,
      quote: span === null ? null : spanText(paper.text, span),
      page: span === null ? null : pageAt(paper, span.start),
      suggestions,
      source: check.source,
    });
  }
  return [...findings.values()];
}

function isInside(paper: Paper, span: Span): boolean {
  return span.start >= 0 && span.start <= span.end && span.end <= paper.text.length;
}

/** The 1-based page of an offset. */
export function pageAt(paper: Paper, offset: number): number | null {
  let low = 0;
  let high = paper.pages.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((paper.pages[middle]?.span.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return paper.pages[low]?.number ?? null;
}
