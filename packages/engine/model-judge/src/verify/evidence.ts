import type { Span } from '@greenpen/paper';
import { spansOverlap } from '@greenpen/paper';
import { sentenceSpansIn } from '@greenpen/paper-structure';
import type { HiddenNames } from '../prompt/hide-names.ts';
import { findFalseQuote } from './find-false-quote.ts';
import { findForbidden, maybeEnglish } from './find-forbidden.ts';
import { countWords, QuotableText } from './quotable-text.ts';

export type Evidence = { readonly quote: string; readonly span: Span };

type Sources = {
  /** The paper as read. */
  readonly paper: string;
  /** Where quotations count as evidence: the running text, without the title page and the reference list. */
  readonly ground: readonly Span[];
  /** The reference list, which shows only what is asked of sources. */
  readonly references: readonly Span[];
  /** Passages addressed to the grader. */
  readonly leaveOut: readonly Span[];
  /** Texts that are not the student's: the assignment, its rubric. */
  readonly foreign: readonly string[];
  /** Texts in which a number may occur beside paper and assignment. */
  readonly facts: string;
  /** Corrected passages, which may be quoted beside the paper. */
  readonly corrections: readonly string[];
  readonly names: HiddenNames;
};

const FEWEST_WORDS = 3;
const MOST_WORDS = 40;
/** A sentence of so many words that is also in the paper is repeated from it. */
const FEWEST_ECHOED = 6;
/** What an assignment asks of sources. */
const OF_SOURCES =
  /\b(?:referenc(?:es?|ing)|bibliograph\w*|works cited|sources?|cit(?:e[ds]?|ations?|ing))\b/iu;

/** What a sentence quotes says nothing of the language it is in. */
const QUOTED = /[“"][^“”"]*[”"]/gu;

/** One passage shows one thing, or two sides of it. */
const MOST_USES = 2;

/** What speaks of a student's work or of whoever judges it, and what speaks of its worth. */
const OF_PAPERS =
  /\b(?:(?:this|the|my|above|following|present) (?:[\p{L}-]+ )?(?:essay|paper|submission|answer|response|assignment|student|author|work|post)|grad(?:er|ing)|rubric|assessor|evaluator|reviewer|instructor|teachers?|language model|AI|chatbot|it)\b/iu;
const OF_MARKS =
  /\b(?:(?:full|maximum|highest|top|perfect|all) (?:\p{L}+ )?(?:credit|marks?|points?|scores?|grades?|levels?|requirements?|criteria)|(?:meets?|met|satisf\p{L}+|fulfil\p{L}*) (?:\p{L}+ ){0,3}(?:requirements?|criteri\p{L}+|rubric|expectations?|standards?)|(?:every|each|all) (?:of the )?(?:requirements?|criteri\p{L}+)|deserves?|(?:give|assign|award|grade|score|rate|mark) (?:it|this|me|the (?:essay|paper|submission|answer|response))|no (?:errors|mistakes|faults|weaknesses))\b/iu;

/** Checks what a model quotes and says against one paper. */
export class EvidenceCheck {
  readonly #sources: Sources;
  readonly #paper: QuotableText;
  readonly #foreign: readonly QuotableText[];
  readonly #uses = new Map<string, number>();

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#paper = new QuotableText(sources.paper);
    this.#foreign = sources.foreign.map((text) => new QuotableText(text));
  }

  /** The place of a quotation of the paper; `null` where it is not the student's words, or no passage. */
  find(quoted: string): Evidence | null {
    const { names, paper } = this.#sources;
    const quote = names.restore(quoted);
    const words = countWords(quote);
    if (words < FEWEST_WORDS || words > MOST_WORDS) return null;
    const span = this.#paper.findPassage(quote);
    if (span === null || !this.#isOnGround(span)) return null;
    if (this.#foreign.some((text) => text.find(quote) !== null)) return null;
    return { span, quote: paper.slice(span.start, span.end) };
  }

  /** As `find`, for what proves something: the same passage proves no more than two things. */
  prove(quoted: readonly string[]): Evidence | null {
    return this.#proveBy(quoted, (quote) => this.find(quote));
  }

  /**
   * As `prove`, for what an assignment asks: a heading or label on a line of its own is evidence too, and so is an entry
   * of the reference list where sources are asked for.
   */
  proveAsked(quoted: readonly string[], asked: string): Evidence | null {
    const find = (quote: string): Evidence | null =>
      this.find(quote) ?? this.#findLine(quote) ?? (OF_SOURCES.test(asked) ? this.#findEntry(quote) : null);
    return this.#proveBy(quoted, find);
  }

  #proveBy(quoted: readonly string[], find: (quote: string) => Evidence | null): Evidence | null {
    for (const quote of quoted) {
      const evidence = find(quote);
      if (evidence === null || this.#assessesItself(evidence)) continue;
      const key = String(evidence.span.start);
      const uses = this.#uses.get(key) ?? 0;
      if (uses >= MOST_USES) continue;
      this.#uses.set(key, uses + 1);
      return evidence;
    }
    return null;
  }

  /** One or two words that are a line by themselves, or a label with its colon at the beginning of one. */
  #findLine(quoted: string): Evidence | null {
    const { names, paper } = this.#sources;
    const quote = names.restore(quoted).trim();
    const words = countWords(quote);
    if (words === 0 || words >= FEWEST_WORDS) return null;
    const span = this.#paper.findAll(quote).find((place) => {
      const [before = ''] = paper.slice(0, place.start).split('\n').slice(-1);
      const [after = ''] = paper.slice(place.end).split('\n', 1);
      const isWhole = /^\P{L}*$/u.test(after) || (quote.endsWith(':') && after.startsWith(':'));
      return /^\P{L}*$/u.test(before) && isWhole && this.#isOnGround(place);
    });
    return span === undefined ? null : { span, quote: paper.slice(span.start, span.end) };
  }

  #findEntry(quoted: string): Evidence | null {
    const { names, paper, references } = this.#sources;
    const quote = names.restore(quoted);
    if (countWords(quote) < FEWEST_WORDS) return null;
    const span = this.#paper
      .findAll(quote)
      .find((place) => references.some((entry) => spansOverlap(entry, place)));
    return span === undefined ? null : { span, quote: paper.slice(span.start, span.end) };
  }

  /** A passage that judges the paper it is in, or tells how to, shows nothing of what the paper does. */
  #assessesItself({ span }: Evidence): boolean {
    const { paper, ground } = this.#sources;
    const block = ground.find(({ start, end }) => start <= span.start && span.start < end) ?? span;
    const sentence = sentenceSpansIn(paper.slice(block.start, block.end), block.start).find(
      ({ start, end }) => start <= span.start && span.start < end,
    );
    const { start, end } = sentence ?? span;
    const words = paper.slice(start, end);
    return OF_PAPERS.test(words) && OF_MARKS.test(words);
  }

  /** The places at which a word, a short phrase, a label with its colon ("Date:") or a mark ("?") occurs. */
  places(words: string): readonly Span[] {
    const { names, paper } = this.#sources;
    const wanted = names.restore(words).trim();
    const end = /[:?!]$/u.exec(wanted)?.[0] ?? '';
    const found = countWords(wanted) === 0 ? marksIn(paper, wanted) : this.#paper.findAll(wanted);
    return found.filter(
      (span) =>
        this.#isOnGround(span) &&
        (countWords(wanted) === 0 || paper.slice(span.end).trimStart().startsWith(end)),
    );
  }

  #isOnGround(span: Span): boolean {
    const { ground, leaveOut } = this.#sources;
    if (leaveOut.some((part) => spansOverlap(part, span))) return false;
    const holds = (at: number): boolean => ground.some(({ start, end }) => start <= at && at < end);
    return holds(span.start) && holds(span.end - 1);
  }

  /**
   * A sentence of the model's own as it may be shown, with the names back in; `null` where it has markup, links, a
   * grade, a quotation that is not in the paper, a number that is nowhere, is not in English, or is the paper's own.
   */
  say(sentence: string): string | null {
    const { names, paper, foreign, facts, corrections } = this.#sources;
    const text = names.restore(plain(sentence));
    if (text === '' || /\[(?:NAME|INSTITUTION|INSTRUCTOR|AUTHOR)(?: \d+)?\]/u.test(text)) return null;
    const own = text.replaceAll(QUOTED, ' ');
    if (countWords(own) > 8 && !maybeEnglish(own)) return null;
    if (countWords(text) >= FEWEST_ECHOED && this.#paper.find(text) !== null) return null;
    const known = [paper, ...foreign, facts];
    if (findForbidden(text, known) !== null) return null;
    if (findFalseQuote(text, [paper, ...foreign, ...corrections]) !== null) return null;
    return this.hasKnownNumbers(text) ? text : null;
  }

  /** Whether every number written in digits occurs in the paper, the assignment or the facts. */
  hasKnownNumbers(text: string): boolean {
    const { paper, foreign, facts } = this.#sources;
    const known = numbersIn([paper, ...foreign, facts].join('\n'));
    return [...numbersIn(text)].every((number) => known.has(number));
  }
}

function marksIn(text: string, mark: string): readonly Span[] {
  if (!/^[?!:;]$/u.test(mark)) return [];
  return [...text.matchAll(new RegExp(`\\${mark}`, 'gu'))].map(({ index }) => ({
    start: index,
    end: index + 1,
  }));
}

function numbersIn(text: string): ReadonlySet<string> {
  return new Set((text.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((number) => number.replaceAll(',', '')));
}

/** Removes invisible characters and Markdown emphasis. */
function plain(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n]|\p{Cf}/gu, '')
    .replaceAll(/\*\*|__/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
