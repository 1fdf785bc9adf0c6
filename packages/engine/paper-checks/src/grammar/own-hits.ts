import { spanText, type Paper, type Severity, type Span } from '@greenpen/paper';
import type { GrammarCheck } from './grammar-check.ts';
import { asWritten, type MaskedPlace, type MaskedProse } from './linter-hits.ts';

export type OwnHit = {
  readonly span: Span;
  readonly message: string;
  readonly suggestions: readonly string[];
  readonly severity: Severity;
  readonly isDoubtful: boolean;
  readonly place: MaskedPlace;
};

/** What a check finds in a paragraph, with offsets into the paper; errors beside a placeholder are no proof. */
export function findOwnHits(check: GrammarCheck, paper: Paper, given: MaskedProse): readonly OwnHit[] {
  const { prose, masked } = given;
  const hits: OwnHit[] = [];
  for (const {
    start,
    end,
    message,
    suggestions = [],
    isDoubtful = false,
    mayTouchName = false,
  } of check.find(masked.text, paper)) {
    const place = masked.toSource(start, end);
    if (place === null || (check.severity === 'error' && !mayTouchName && masked.isBesideMask(start, end)))
      continue;
    const span = { start: prose.span.start + place.start, end: prose.span.start + place.end };
    const quote = spanText(paper.text, span);
    hits.push({
      span,
      message,
      severity: isDoubtful ? 'advice' : check.severity,
      isDoubtful,
      suggestions: suggestions.map((words) => asWritten(quote, words)),
      place: { given, start, end },
    });
  }
  return hits;
}
