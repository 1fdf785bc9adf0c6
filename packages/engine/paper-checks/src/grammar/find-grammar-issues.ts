import {
  type Finding,
  type GrammarExtent,
  isMostlyForeign,
  type Paper,
  type Severity,
  type Span,
  spansOverlap,
  spanText,
} from '@greenpen/paper';
import { wordSpansIn } from '@greenpen/paper-structure';
import { pageAt } from '../make-findings.ts';
import { itsApostrophe } from './checks/its-apostrophe.ts';
import { theirThere } from './checks/their-there.ts';
import { cutProse } from './cut-prose.ts';
import { grammarChecks } from './grammar-checks.ts';
import type { GrammarCheck } from './grammar-check.ts';
import {
  FOREIGN_SHARE,
  findLinterHits,
  isInOtherLetters,
  type MaskedPlace,
  type MaskedProse,
} from './linter-hits.ts';
import {
  dropMisreadings,
  dropWrongCorrections,
  findOwned,
  type OwnedPlace,
} from './keep-right-corrections.ts';
import { loadEnglishLexicon } from './english-lexicon.ts';
import { forgetSentences } from './language/tagged-sentence.ts';
import { loadTagger } from './language/tagger.ts';
import { leaveOutCopies } from './leave-out-copies.ts';
import { grammarLinter } from './linter/grammar-linter.ts';
import { maskProse } from './mask-prose.ts';
import { narrowOverlaps } from './narrow-overlaps.ts';
import { findOwnHits } from './own-hits.ts';
import { proseOf, type Prose } from './prose.ts';
import { matchCase } from './row-check.ts';

/** UTF-16 units. */
const STRETCH = 500;
const FEWEST_UNKNOWN = 8;
/** Share of a paragraph's letters. */
const MOST_CAPITALS = 0.7;

const ONCE_PER_PAPER: ReadonlySet<string> = new Set(
  grammarChecks.filter(({ oncePerPaper }) => oncePerPaper === true).map(({ id }) => id),
);

const LEARNED_LATE: ReadonlySet<string> = new Set(
  grammarChecks.filter(({ isLearnedLate }) => isLearnedLate === true).map(({ id }) => id),
);

type Issue = {
  readonly check: string;
  readonly severity: Severity;
  readonly source: string;
  readonly message: string;
  readonly span: Span;
  readonly suggestions: readonly string[];
  readonly place: MaskedPlace;
  readonly isDoubtful: boolean;
};

export type GrammarJudgement = { readonly findings: readonly Finding[]; readonly extent: GrammarExtent };

/**
 * Errors of grammar and spelling in the student's own prose, and advice on style, in the order of the text.
 * References, title page, tables, headings, quotations and names are never marked, nor is a paper in another
 * language.
 */
export async function judgeGrammar(paper: Paper): Promise<GrammarJudgement> {
  const { proses: told, copiedWords } = leaveOutCopies(paper, proseOf(paper));
  const readable = told.filter((prose) => !isInCapitals(spanText(paper.text, prose.span)));
  const capitalWords = countWordsIn(paper, told) - countWordsIn(paper, readable);
  const { proses, isWhole } = cutProse(paper, readable);
  const given = proses.map((prose): MaskedProse => ({ prose, masked: maskProse(paper, prose) }));
  await loadTagger();
  const { hits, foreign, unknown, judged } = await findLinterHits(paper, given);
  const english = judged.filter(({ prose }) => !foreign.has(prose));
  const all = countWords(judged);
  // Lines of a few words each are too short to be told apart by themselves, but not together.
  const isAllForeign = unknown >= FEWEST_UNKNOWN && unknown > all * FOREIGN_SHARE;
  const words = isAllForeign ? 0 : countWords(english);
  const extent: GrammarExtent = {
    words,
    englishShare: all === 0 ? Number(!isInOtherLetters(paper.text)) : words / all,
    isWhole: isWhole && judged.length === given.length,
    copiedWords,
    capitalWords,
  };
  if (isMostlyForeign(extent)) return { findings: [], extent };
  const own = grammarChecks.flatMap((check) => issuesOf(paper, check, english));
  const fromLinter = hits.map(({ report, span, suggestions, place }): Issue => {
    const message = report.message(spanText(paper.text, span), suggestions[0] ?? '');
    const { id: check, severity, source } = report;
    return { check, severity, source, message, span, suggestions, place, isDoubtful: false };
  });
  const owned = (await findOwned(english)).flatMap((place) => ownedIssue(paper, place));
  const issues = mergeOncePerPaper(await dropMisreadings([...own, ...fromLinter, ...owned]));
  const findings = await dropWrongCorrections(paper, dropOverlaps(narrowOverlaps(paper, issues)));
  forgetSentences();
  return { findings: findings.map((issue) => toFinding(paper, issue)), extent };
}

/** Loads what the first paper would otherwise wait for: the word list and the linter's tables (about 2 s of CPU). */
export async function warmGrammar(): Promise<void> {
  await Promise.all([loadEnglishLexicon(), loadTagger(), grammarLinter.warm()]);
}

/** Frees the linter's memory; the next paper makes another. */
export async function disposeGrammar(): Promise<void> {
  await grammarLinter.dispose();
}

/** Of a paragraph in capitals every word looks like an abbreviation, and nothing in it would ever be marked. */
function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 20 && capitals > letters * MOST_CAPITALS;
}

function countWordsIn(paper: Paper, proses: readonly Prose[]): number {
  return proses.reduce((sum, { span }) => sum + wordSpansIn(spanText(paper.text, span)).length, 0);
}

function countWords(proses: readonly MaskedProse[]): number {
  return proses.reduce((sum, { masked }) => sum + wordSpansIn(masked.text).length, 0);
}

function issuesOf(paper: Paper, check: GrammarCheck, proses: readonly MaskedProse[]): readonly Issue[] {
  const { id, source } = check;
  return proses.flatMap((given) =>
    findOwnHits(check, paper, given).map((hit): Issue => ({ check: id, source, ...hit })),
  );
}

function ownedIssue(paper: Paper, { place, wrong, right: owner }: OwnedPlace): readonly Issue[] {
  const { prose, masked } = place.given;
  const inProse = masked.toSource(place.start, place.end);
  if (inProse === null) return [];
  const span = { start: prose.span.start + inProse.start, end: prose.span.start + inProse.end };
  const quote = spanText(paper.text, span);
  const right = matchCase(quote, owner);
  const { id: check, severity, source } = wrong === "it's" ? itsApostrophe : theirThere;
  const message = `“${quote}” means “${wrong === "it's" ? 'it is' : 'they are'}”. The possessive is “${right}”.`;
  return [{ check, severity, source, message, span, suggestions: [right], place, isDoubtful: false }];
}

/** Of advice that is given once a paper only the first stays, with the number of the others. */
function mergeOncePerPaper(issues: readonly Issue[]): readonly Issue[] {
  const counts = new Map<string, number>();
  for (const { check } of issues) {
    if (ONCE_PER_PAPER.has(check)) counts.set(check, (counts.get(check) ?? 0) + 1);
  }
  return issues.flatMap((issue) => {
    const count = counts.get(issue.check);
    if (count === undefined) return [issue];
    counts.set(issue.check, 0);
    if (count === 0) return [];
    return count === 1
      ? [issue]
      : [{ ...issue, message: `${issue.message} (${count - 1} more in this paper.)` }];
  });
}

/** Of two issues in one place the error stays, then the one that was found first; own checks come first. */
function dropOverlaps(issues: readonly Issue[]): readonly Issue[] {
  const bySeverity = issues.toSorted(
    (a, b) => Number(a.severity === 'advice') - Number(b.severity === 'advice'),
  );
  const kept: Issue[] = [];
  // Comparing only within a stretch of the text keeps this quick where there are thousands of issues.
  const stretches = new Map<number, Issue[]>();
  for (const issue of bySeverity) {
    const near = stretchesOf(issue.span).map((number) => getOrAdd(stretches, number));
    const isTaken = near.some((others) =>
      others.some(
        (other) =>
          spansOverlap(other.span, issue.span) && !isWideAdvice(issue, other) && !isWideAdvice(other, issue),
      ),
    );
    if (isTaken) continue;
    kept.push(issue);
    for (const others of near) others.push(issue);
  }
  return kept.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

function stretchesOf({ start, end }: Span): readonly number[] {
  const first = Math.floor(start / STRETCH);
  return Array.from({ length: Math.floor(end / STRETCH) - first + 1 }, (_, index) => first + index);
}

function getOrAdd(stretches: Map<number, Issue[]>, number: number): Issue[] {
  const issues = stretches.get(number) ?? [];
  stretches.set(number, issues);
  return issues;
}

/** Advice on a whole sentence leaves room for errors inside it. */
function isWideAdvice(issue: Issue, other: Issue): boolean {
  const width = issue.span.end - issue.span.start;
  return issue.severity === 'advice' && width > 3 * (other.span.end - other.span.start);
}

function toFinding(paper: Paper, { check, span, ...issue }: Issue): Finding {
  const isLate = issue.severity === 'error' && LEARNED_LATE.has(check);
  const countsFrom = issue.isDoubtful ? 'strict' : isLate ? 'standard' : undefined;
  return {
    ...(countsFrom === undefined ? {} : { countsFrom }),
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
