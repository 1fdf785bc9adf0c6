import { spanText, spansOverlap, type Finding, type Paper, type Severity, type Span } from '@greenpen/paper';
import { pageAt } from '../make-findings.ts';
import { grammarChecks } from './grammar-checks.ts';
import type { GrammarCheck } from './grammar-check.ts';
import { findHarperHits, type MaskedProse } from './harper-hits.ts';
import { maskProse } from './mask-prose.ts';
import { findOwnHits } from './own-hits.ts';
import { proseOf } from './prose.ts';

type Issue = {
  readonly check: string;
  readonly severity: Severity;
  readonly source: string;
  readonly message: string;
  readonly span: Span;
  readonly suggestions: readonly string[];
};

/**
 * Errors of grammar and spelling in the student's own prose, and advice on style, in the order of the text.
 * References, title page, tables, headings, quotations and names are never marked.
 */
export async function findGrammarIssues(paper: Paper): Promise<readonly Finding[]> {
  const proses = proseOf(paper).map((prose): MaskedProse => ({ prose, masked: maskProse(paper, prose) }));
  if (proses.length === 0) return [];
  const { hits, foreign } = await findHarperHits(paper, proses);
  const english = proses.filter(({ prose }) => !foreign.has(prose));
  const own = grammarChecks.flatMap((check) => issuesOf(paper, check, english));
  const fromHarper = hits.map(({ report, span, suggestions }): Issue => {
    const message = report.message(spanText(paper.text, span), suggestions[0] ?? '');
    return { ...report, message, span, suggestions };
  });
  return dropOverlaps([...own, ...fromHarper]).map((issue) => toFinding(paper, issue));
}

function issuesOf(paper: Paper, check: GrammarCheck, proses: readonly MaskedProse[]): readonly Issue[] {
  const { id, severity, source } = check;
  const issues = proses.flatMap((given) =>
    findOwnHits(check, paper, given).map((hit): Issue => ({ check: id, severity, source, ...hit })),
  );
  const first = issues[0];
  if (check.oncePerPaper !== true || first === undefined || issues.length === 1) return issues;
  const others = issues.length - 1;
  return [{ ...first, message: `${first.message} (${others} more in this paper.)` }];
}

/** Of two issues in one place the error stays, then the one that was found first; own checks come first. */
function dropOverlaps(issues: readonly Issue[]): readonly Issue[] {
  const bySeverity = issues.toSorted(
    (a, b) => Number(a.severity === 'advice') - Number(b.severity === 'advice'),
  );
  const kept: Issue[] = [];
  for (const issue of bySeverity) {
    const isTaken = kept.some(
      (other) =>
        spansOverlap(other.span, issue.span) && !isWideAdvice(issue, other) && !isWideAdvice(other, issue),
    );
    if (!isTaken) kept.push(issue);
  }
  return kept.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** Advice on a whole sentence leaves room for errors inside it. */
function isWideAdvice(issue: Issue, other: Issue): boolean {
  const width = issue.span.end - issue.span.start;
  return issue.severity === 'advice' && width > 3 * (other.span.end - other.span.start);
}

function toFinding(paper: Paper, { check, span, ...issue }: Issue): Finding {
  return {
    id: `${check}:${span.start}`,
    area: 'grammar',
    check,
    severity: issue.severity,
    message: issue.message,
    span,
    quote: spanText(paper.text, span),
    page: pageAt(paper, span.start),
    suggestions: issue.suggestions,
    source: issue.source,
  };
}
