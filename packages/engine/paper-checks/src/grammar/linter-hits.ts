import { type Paper, type Span, spanText } from '@greenpen/paper';
import { wordSpansIn } from '@greenpen/paper-structure';
import { editDistance } from './edit-distance.ts';
import { englishLexicon, loadEnglishLexicon } from './english-lexicon.ts';
import { grammarLinter, type LinterIssue } from './linter/grammar-linter.ts';
import type { LinterReport } from './linter/linter-rules.ts';
import { isMisread } from './linter/misread-remarks.ts';
import { knownWordsOf } from './known-names.ts';
import { uncountable } from './language/count-nouns.ts';
import { hasForm } from './language/inflections.ts';
import { isLikelySlip } from './likely-slip.ts';
import type { MaskedText } from './masked-text.ts';
import { paperTermsOf } from './paper-terms.ts';
import type { Prose } from './prose.ts';
import { isMisspelling, shortWordsOf } from './spelling-filter.ts';
import { isListedWithTool } from './tool-names.ts';

export type MaskedProse = { readonly prose: Prose; readonly masked: MaskedText };

/** A place in a paragraph's masked text. */
export type MaskedPlace = Span & { readonly given: MaskedProse };

export type LinterHit = {
  readonly report: LinterReport;
  readonly span: Span;
  readonly suggestions: readonly string[];
  readonly place: MaskedPlace;
};

const BETWEEN = '\n\n';
const MOST_SUGGESTIONS = 3;
/** How much less likely than the best a suggestion may be, in classes of frequency. */
const FARTHEST = 2;
const FEWEST_FOREIGN = 8;
export const FOREIGN_SHARE = 0.3;

/** Code points given to the library at once; its time grows faster than the text. */
const BATCH = 6000;

/** Each unknown word costs the library a search through its dictionary; no paper of a student has so many. */
const MOST_UNKNOWN = 2500;

export type LinterFindings = {
  readonly hits: readonly LinterHit[];
  /** Paragraphs in which so many words are unknown, or in other letters, that they are no English. */
  readonly foreign: ReadonlySet<Prose>;
  /** Unknown words of the judged paragraphs, each time they occur. */
  readonly unknown: number;
  /** The paragraphs that were judged: all, unless far too many words are unknown. */
  readonly judged: readonly MaskedProse[];
};

/** What the grammar library says about the prose and our filter lets through, with offsets into the paper. */
export async function findLinterHits(paper: Paper, proses: readonly MaskedProse[]): Promise<LinterFindings> {
  await loadEnglishLexicon();
  const hits: LinterHit[] = [];
  const foreign = new Set<Prose>();
  const judged: MaskedProse[] = [];
  let unknown = 0;
  for (const batch of batchesOf(proses)) {
    if (unknown > MOST_UNKNOWN) break;
    const lintsOf = await lintBatch(batch.map(({ masked }) => masked.text));
    for (const [index, given] of batch.entries()) {
      const lints = lintsOf[index] ?? [];
      const unknownHere = lints.filter(({ kind }) => kind === 'unknown-word');
      unknown += unknownHere.length;
      judged.push(given);
      if (isForeign(paper, given, unknownHere)) foreign.add(given.prose);
      else for (const lint of lints) hits.push(...keepHit(paper, given, lint));
    }
  }
  return { hits, foreign, unknown, judged };
}

function* batchesOf(proses: readonly MaskedProse[]): Generator<readonly MaskedProse[]> {
  let batch: MaskedProse[] = [];
  let length = 0;
  for (const given of proses) {
    if (batch.length > 0 && length + given.masked.text.length > BATCH) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(given);
    length += given.masked.text.length;
  }
  if (batch.length > 0) yield batch;
}

/** The remarks on each text, with offsets into it. */
async function lintBatch(texts: readonly string[]): Promise<readonly (readonly LinterIssue[])[]> {
  const whole = texts.map((text) => text + BETWEEN).join('');
  const lints = (await grammarLinter.lint(whole)).toSorted((a, b) => a.start - b.start || b.end - a.end);
  let offset = 0;
  let next = 0;
  return texts.map((text) => {
    const start = offset;
    const first = next;
    while ((lints[next]?.start ?? Number.POSITIVE_INFINITY) < start + text.length) next += 1;
    offset += text.length + BETWEEN.length;
    return lints.slice(first, next).map((lint) => shift(lint, start));
  });
}

/** What the library's rules other than spelling mark as wrong in each sentence, with offsets into it. */
export async function findFaultsIn(sentences: readonly string[]): Promise<readonly (readonly Span[])[]> {
  const faults: (readonly Span[])[] = [];
  let from = 0;
  while (from < sentences.length) {
    let to = from;
    let length = 0;
    while (to < sentences.length && (to === from || length < BATCH)) length += sentences[to++]?.length ?? 0;
    const lints = await lintBatch(sentences.slice(from, to));
    faults.push(
      ...lints.map((found) =>
        found.filter(({ kind, report }) => kind !== 'unknown-word' && report.severity === 'error'),
      ),
    );
    from = to;
  }
  return faults;
}

function shift(lint: LinterIssue, offset: number): LinterIssue {
  return { ...lint, start: lint.start - offset, end: lint.end - offset };
}

function isForeign(paper: Paper, { prose, masked }: MaskedProse, unknown: readonly LinterIssue[]): boolean {
  if (isInOtherLetters(spanText(paper.text, prose.span))) return true;
  const words = new Set(unknown.map(({ start, end }) => masked.text.slice(start, end)));
  return words.size >= FEWEST_FOREIGN && words.size > wordSpansIn(masked.text).length * FOREIGN_SHARE;
}

/** Chinese, Arabic or Greek rather than a word or two of it. */
export function isInOtherLetters(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > letters * FOREIGN_SHARE;
}

function keepHit(paper: Paper, given: MaskedProse, lint: LinterIssue): readonly LinterHit[] {
  const { prose, masked } = given;
  const { kind, report } = lint;
  const place = masked.toSource(lint.start, lint.end);
  const wrong = masked.text.slice(lint.start, lint.end);
  const offered = [...new Set(lint.suggestions)].filter(
    (words) => words !== wrong && isWord(words, wrong) && !isPluralOfUncountable(words),
  );
  if (place === null || offered.length === 0) return [];
  const span = { start: prose.span.start + place.start, end: prose.span.start + place.end };
  if (kind === 'unknown-word') {
    const beside = (masked.text[lint.start - 1] ?? ' ') + (masked.text[lint.end] ?? ' ');
    // What an ellipsis cuts is no word of its own.
    if (
      masked.text.slice(0, lint.start).trimEnd().endsWith('...') ||
      /^ ?\.\.\./.test(masked.text.slice(lint.end))
    )
      return [];
    if (/[-/'’\d_]/.test(beside) || isNamedThing(paper, span)) return [];
    if (paperTermsOf(paper).code.has(wrong.toLowerCase())) return [];
    if (isListedWithTool(paper.text, span)) return [];
    if (isRepeatedName(paper.text, wrong)) return [];
    if (!isMisspelling(wrong, offered, knownWordsOf(paper))) return [];
  } else if (masked.isBesideMask(lint.start, lint.end) || isSplitNoun(wrong, offered)) return [];
  if (
    isMisread({
      wrong,
      offered,
      before: masked.text.slice(0, lint.start),
      after: masked.text.slice(lint.end),
    })
  )
    return [];
  // "He beat them": the past tense shows no number.
  if (kind === 'pronoun-agreement' && hasForm(wrong.toLowerCase(), 'past')) return [];
  // "Was he right to do it?": the verb is before the pronoun.
  if (
    kind === 'pronoun-agreement' &&
    /\b(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must) (?:he|she|it|I) $/i.test(
      masked.text.slice(0, lint.start),
    )
  )
    return [];
  if (kind === 'pronoun-agreement' && !/\b(?:he|she|it|I) $/i.test(masked.text.slice(0, lint.start)))
    return [];
  const quote = spanText(paper.text, span);
  const short = kind === 'unknown-word' && wrong.length < 4 ? shortWordsOf(wrong) : [];
  const suggestions = (short.length > 0 ? short : kind === 'unknown-word' ? meantBy(wrong, offered) : offered)
    .filter((words, at, all) => all.indexOf(words) === at)
    .slice(0, MOST_SUGGESTIONS)
    .map((words) => asWritten(quote, words));
  return [{ report, span, suggestions, place: { given, start: lint.start, end: lint.end } }];
}

/** Likely words alone, the usual ones first: others merely look alike and would be absurd. */
function meantBy(wrong: string, offered: readonly string[]): readonly string[] {
  const { rank } = englishLexicon();
  const scored = [...singledOf(wrong), ...offered.filter((words) => isLikelySlip(wrong, words))]
    .map((words) => {
      const frequency = Math.max(...words.toLowerCase().split(/[ '-]/).map(rank));
      return { words, score: frequency + 2 * editDistance(wrong, words) + unlikelihoodOf(wrong, words) };
    })
    .toSorted((a, b) => a.score - b.score);
  const best = scored[0]?.score ?? 0;
  return [
    ...pluralOf(wrong),
    ...offered.filter((words) => isLostApostrophe(wrong, words)),
    ...scored
      .filter(({ words, score }) => score <= best + FARTHEST && !isLostApostrophe(wrong, words))
      .map(({ words }) => words),
  ];
}

/** "don't" for "dont", however common "don" is; a possessive such as "covariant's" is no such word. */
function isLostApostrophe(wrong: string, meant: string): boolean {
  return /n't$|'(?:re|ve|ll|m|d)$/u.test(meant) && meant.replace("'", '') === wrong;
}

/** Letters are swapped or left out more often than mistaken for another, and seldom put in unless doubled. */
function unlikelihoodOf(wrong: string, meant: string): number {
  if (meant.length > wrong.length || singledOf(wrong).includes(meant)) return 0;
  if (meant.length < wrong.length) return 1;
  return isSortedLike(wrong, meant) ? -1.5 : 0.5;
}

function isSortedLike(one: string, other: string): boolean {
  return sortLetters(one) === sortLetters(other);
}

function sortLetters(word: string): string {
  return word.toLowerCase().split('').toSorted().join('');
}

/** "coming" for "comming", which the library does not think of: common words with one letter of a pair gone. */
function singledOf(wrong: string): readonly string[] {
  const { isCommon } = englishLexicon();
  return [...wrong.matchAll(/(\p{L})\1/gu)]
    .map(({ index }) => wrong.slice(0, index) + wrong.slice(index + 1))
    .filter((words) => isCommon(words.toLowerCase()));
}

/** "lifes" is a plural gone wrong and no possessive that lost its mark. */
function pluralOf(wrong: string): readonly string[] {
  const stem = /^(.*(?:li|wi|kni|lea|hal|shel|sel|thie|wol|cal|loa))fe?s$/iu.exec(wrong)?.[1];
  return stem === undefined ? [] : [`${stem}ves`];
}

/** "Are evidences" for "are evidence". */
function isPluralOfUncountable(words: string): boolean {
  return words.split(' ').some((word) => word.endsWith('s') && uncountable.has(word.slice(0, -1)));
}

/** "codon" is not "cod on": nouns that end like a particle are taken for verbs written together. */
function isSplitNoun(wrong: string, suggestions: readonly string[]): boolean {
  return /(?:on|in)$/.test(wrong) && suggestions.some((words) => words.replace(' ', '') === wrong);
}

/** An unknown word with its own citation behind it names a program or a test: "lavaan (Rosseel, 2012)". */
function isNamedThing(paper: Paper, span: Span): boolean {
  return /^\s?[([][^)\]]{0,80}(?:\b(?:19|20)\d\d\b|version)/i.test(paper.text.slice(span.end, span.end + 90));
}

/** "Skechers" at the start of two sentences and never in small letters is a name. */
function isRepeatedName(text: string, word: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word)) return false;
  const uses = text.split(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')).length - 1;
  return uses >= 2 && !new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(text);
}

/** The library offers possessives ("covariant's") for words that are none. */
function isWord(suggestion: string, wrong: string): boolean {
  return !suggestion.endsWith("'s") || wrong.includes("'") || suggestion.replace("'", '') === wrong;
}

/** Gives a suggestion the apostrophes that the student uses. */
export function asWritten(quote: string, suggestion: string): string {
  return quote.includes('’') ? suggestion.replaceAll("'", '’') : suggestion;
}
