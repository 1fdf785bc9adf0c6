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
    lacksCommaBefore = false,
  } of check.find(masked.text, paper)) {
    const place = masked.toSource(start, end);
    if (place === null || (check.severity === 'error' && !mayTouchName && masked.isBesideMask(start, end)))
      continue;
    const span = { start: prose.span.start + place.start, end: prose.span.start + place.end };
    const quote = spanText(paper.text, span);
    if (lacksCommaBefore) {
      hits.push({
        ...withCommaBefore(paper, prose.span, span),
        message,
        severity: check.severity,
        isDoubtful,
        place: { given, start, end },
      });
      continue;
    }
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

/** The words together with the last one before them in the paper, and both with a comma between: "(2016), sleep". */
function withCommaBefore(paper: Paper, prose: Span, words: Span): Pick<OwnHit, 'span' | 'suggestions'> {
  const before = /\S+\s+$/u.exec(paper.text.slice(prose.start, words.start))?.[0] ?? '';
  const suggestions = before === '' ? [] : [`${before.trim()}, ${spanText(paper.text, words)}`];
  return { span: { start: words.start - before.length, end: words.end }, suggestions };
}
