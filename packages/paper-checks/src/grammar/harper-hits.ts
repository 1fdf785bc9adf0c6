import { spanText, type Paper, type Span } from '@greenpen/paper';
import { lintWithHarper, type HarperLint } from './harper-linter.ts';
import { reportOf, type HarperReport } from './harper-rules.ts';
import { knownWordsOf } from './known-names.ts';
import type { MaskedText } from './masked-text.ts';
import type { Prose } from './prose.ts';
import { isMisspelling } from './spelling-filter.ts';

export type MaskedProse = { readonly prose: Prose; readonly masked: MaskedText };

export type HarperHit = {
  readonly report: HarperReport;
  readonly span: Span;
  readonly suggestions: readonly string[];
};

const BETWEEN = '\n\n';
const MOST_SUGGESTIONS = 3;

/** What the grammar library says about the prose and our filter lets through, with offsets into the paper. */
export async function findHarperHits(
  paper: Paper,
  proses: readonly MaskedProse[],
): Promise<readonly HarperHit[]> {
  const starts: number[] = [];
  let text = '';
  for (const { masked } of proses) {
    starts.push(text.length);
    text += masked.text + BETWEEN;
  }
  const lints = (await lintWithHarper(text)).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const hits: HarperHit[] = [];
  let index = 0;
  for (const lint of lints) {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= lint.start) index += 1;
    const given = proses[index];
    const hit = given && keepHit(paper, given, lint, starts[index] ?? 0, text);
    if (hit) hits.push(hit);
  }
  return hits;
}

function keepHit(
  paper: Paper,
  { prose, masked }: MaskedProse,
  lint: HarperLint,
  offset: number,
  text: string,
): HarperHit | null {
  const report = reportOf(lint.rule);
  const place = masked.toSource(lint.start - offset, lint.end - offset);
  const wrong = text.slice(lint.start, lint.end);
  const suggestions = [...new Set(lint.suggestions)].filter(
    (words) => words !== wrong && isWord(words, wrong),
  );
  if (report === null || place === null || suggestions.length === 0) return null;
  if (lint.rule === 'SpellCheck') {
    const beside = (text[lint.start - 1] ?? ' ') + (text[lint.end] ?? ' ');
    if (/[-/'’\d_]/.test(beside) || !isMisspelling(wrong, suggestions, knownWordsOf(paper))) return null;
  } else if (masked.isBesideMask(lint.start - offset, lint.end - offset)) return null;
  const span = { start: prose.span.start + place.start, end: prose.span.start + place.end };
  return {
    report,
    span,
    suggestions: suggestions
      .slice(0, MOST_SUGGESTIONS)
      .map((words) => asWritten(spanText(paper.text, span), words)),
  };
}

/** The library offers possessives ("covariant's") for words that are none. */
function isWord(suggestion: string, wrong: string): boolean {
  return !suggestion.endsWith("'s") || /'s?$|s$/.test(wrong);
}

/** Gives a suggestion the apostrophes that the student uses. */
export function asWritten(quote: string, suggestion: string): string {
  return quote.includes('’') ? suggestion.replaceAll("'", '’') : suggestion;
}
