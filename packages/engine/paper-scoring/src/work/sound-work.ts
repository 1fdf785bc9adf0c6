import { spanContains, type Citation } from '@greenpen/paper';
import { wordsOf } from '../words/words-of.ts';
import { isAddressedToGrader } from './is-addressed-to-grader.ts';
import { findWordSalad } from './find-word-salad.ts';
import { isUnreadable } from './is-unreadable.ts';
import { standsOnOwnGround } from './stands-on-own-ground.ts';
import type { Paragraph, Sentence, Work } from './work.ts';

/** Number of words in the same order that count as a repetition. */
const RUN = 5;
/** Share of a sentence's runs from which on it says again what was said. */
const MOSTLY = 0.6;
/** Words that a close may take over from the opening: a thesis, and not the opening pasted again. */
const MOST_RESTATED = 60;

export type SoundWork = {
  /** The paragraphs with the sentences that say something for the first time and in readable English. */
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly words: number;
  /** Citations in those of these sentences that say something beside the citation. */
  readonly citations: readonly Citation[];
  readonly repeated: readonly Sentence[];
  /** Those of the repeated that sum up: what the abstract said already, and a thesis that returns at the close. */
  readonly restated: ReadonlySet<Sentence>;
  readonly unreadable: readonly Sentence[];
  readonly copiedFromBrief: readonly Sentence[];
  readonly addressedToGrader: readonly Sentence[];
};

/**
 * What of a work may earn marks: a sentence that repeats an earlier one, is copied from the instructions or is
 * no English prose is set apart, so that padding never raises a score.
 */
export function findSoundWork(work: Work, briefText: string): SoundWork {
  const said = new Set<string>();
  const saidInAbstract = new Set<string>();
  const saidAtOpening = new Set<string>();
  const parallels = new Parallels();
  const { isOpening, isClosing } = findFrame(work);
  const salad = findWordSalad(work.paragraphs);
  const asked = new Set(runsOf(wordsOf(briefText)));
  const repeated: Sentence[] = [];
  const unreadable: Sentence[] = [];
  const copiedFromBrief: Sentence[] = [];
  const addressedToGrader: Sentence[] = [];
  const restated: Sentence[] = [];
  const keep = (sentence: Sentence, paragraph: Paragraph): boolean => {
    if (isAddressedToGrader(work.text.slice(sentence.span.start, sentence.span.end))) {
      addressedToGrader.push(sentence);
      return false;
    }
    const runs = runsOf(sentence.words);
    const again = share(runs, said);
    const isParallel = standsOnOwnGround(paragraph) && parallels.add(sentence, work.text);
    const isSummary =
      (isClosing(paragraph) && share(runs, saidAtOpening) > MOSTLY) || share(runs, saidInAbstract) > MOSTLY;
    const known = paragraph.isAbstract ? saidInAbstract : said;
    for (const run of runs) known.add(run);
    if (isOpening(paragraph)) for (const run of runs) saidAtOpening.add(run);
    if (salad.has(sentence) || isUnreadable(sentence.words)) unreadable.push(sentence);
    else if (runs.length > 0 && share(runs, asked) > MOSTLY) copiedFromBrief.push(sentence);
    else if (runs.length > 0 && isSummary) restated.push(sentence);
    else if (runs.length > 0 && again > MOSTLY && !isParallel) repeated.push(sentence);
    else return true;
    return false;
  };
  const paragraphs = work.paragraphs
    .map((paragraph) =>
      withSentences(
        paragraph,
        paragraph.sentences.filter((sentence) => keep(sentence, paragraph)),
      ),
    )
    .filter(({ words }) => words > 0);
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const words = paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0);
  const citations = citationsIn(
    sentences.filter(({ stems }) => new Set(stems).size >= 4),
    work.citations,
  );
  return {
    paragraphs,
    sentences,
    words,
    citations,
    repeated: [...repeated, ...restated].toSorted((a, b) => a.span.start - b.span.start),
    restated: new Set(
      wordsIn(restated) < MOST_RESTATED
        ? restated
        : restated.filter((one) => share(runsOf(one.words), saidInAbstract) > MOSTLY),
    ),
    unreadable,
    copiedFromBrief,
    addressedToGrader,
  };
}

/** The citations in one of the sentences; both are in the order of the text. */
function citationsIn(sentences: readonly Sentence[], citations: readonly Citation[]): readonly Citation[] {
  let at = 0;
  return citations.filter(({ span }) => {
    while ((sentences[at]?.span.end ?? Number.POSITIVE_INFINITY) <= span.start) at += 1;
    const sentence = sentences[at];
    return sentence !== undefined && spanContains(sentence.span, span);
  });
}

/** The paragraphs that open and close the body, which can state a thesis. */
function findFrame({ paragraphs }: Work) {
  const body = paragraphs.filter(({ isBody, words }) => isBody && words >= RUN);
  const opening = new Set(body.slice(0, 2).map(({ span }) => span.start));
  const last = body.at(-1);
  return {
    isOpening: ({ span }: Paragraph) => opening.has(span.start),
    isClosing: ({ span, headings }: Paragraph) =>
      body.length > 2 &&
      (span.start === last?.span.start || headings.some((heading) => CLOSING_HEADING.test(heading.trim()))),
  };
}

const CLOSING_HEADING = /^(?:\d+\.?\s*)?(?:conclusions?|concluding|summary|discussion)\b/iu;

/** Sentences of a method or of results that have one form: each says of another condition what the last said of its own. */
class Parallels {
  readonly #kept = new Set<string>();

  /** Whether a sentence differs from all before it in what it speaks of, a number included. */
  add({ span, words }: Sentence, text: string): boolean {
    const numbers = text.slice(span.start, span.end).match(/\d+(?:\.\d+)?/gu) ?? [];
    const key = [...words, ...numbers].join(' ');
    const isNew = !this.#kept.has(key);
    this.#kept.add(key);
    return isNew;
  }
}

function wordsIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}

function withSentences(paragraph: Paragraph, sentences: readonly Sentence[]): Paragraph {
  return { ...paragraph, sentences, words: sentences.reduce((sum, { words }) => sum + words.length, 0) };
}

/** A sentence shorter than a run is compared as a whole, so one line pasted a hundred times counts once. */
function runsOf(words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  if (words.length < RUN) return [words.join(' ')];
  return Array.from({ length: words.length - RUN + 1 }, (_, index) =>
    words.slice(index, index + RUN).join(' '),
  );
}

function share(runs: readonly string[], known: ReadonlySet<string>): number {
  return runs.length === 0 ? 0 : runs.filter((run) => known.has(run)).length / runs.length;
}
