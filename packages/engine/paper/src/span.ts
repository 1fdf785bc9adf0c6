/** A half-open range of UTF-16 offsets into `Paper.text`. */
export type Span = { readonly start: number; readonly end: number };

export function spanText(text: string, span: Span): string {
  return text.slice(span.start, span.end);
}

export function spansOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

export function spanContains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
