import { spanContains, type Citation } from '@greenpen/paper';
import { wordsOf } from '../words/words-of.ts';
import { isAddressedToGrader } from './is-addressed-to-grader.ts';
import { isUnreadable } from './is-unreadable.ts';
import type { Paragraph, Sentence, Work } from './work.ts';

/** Words that have to stand in the same order before they count as said already. */
const RUN = 5;

export type SoundWork = {
  /** The paragraphs with the sentences that say something for the first time and in readable English. */
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly words: number;
  /** Citations in those of these sentences that say something beside the citation. */
  readonly citations: readonly Citation[];
  readonly repeated: readonly Sentence[];
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
  const asked = new Set(runsOf(wordsOf(briefText)));
  const repeated: Sentence[] = [];
  const unreadable: Sentence[] = [];
  const copiedFromBrief: Sentence[] = [];
  const addressedToGrader: Sentence[] = [];
  const keep = (sentence: Sentence): boolean => {
    if (isAddressedToGrader(work.text.slice(sentence.span.start, sentence.span.end))) {
      addressedToGrader.push(sentence);
      return false;
    }
    const runs = runsOf(sentence.words);
    const again = share(runs, said);
    for (const run of runs) said.add(run);
    if (isUnreadable(sentence.words)) unreadable.push(sentence);
    else if (runs.length > 0 && share(runs, asked) > 0.6) copiedFromBrief.push(sentence);
    else if (runs.length > 0 && again > 0.6) repeated.push(sentence);
    else return true;
    return false;
  };
  const paragraphs = work.paragraphs
    .map((paragraph) => withSentences(paragraph, paragraph.sentences.filter(keep)))
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
    repeated,
    unreadable,
    copiedFromBrief,
    addressedToGrader,
  };
}

/** The citations that stand in one of the sentences; both come in the order of the text. */
function citationsIn(sentences: readonly Sentence[], citations: readonly Citation[]): readonly Citation[] {
  let at = 0;
  return citations.filter(({ span }) => {
    while ((sentences[at]?.span.end ?? Number.POSITIVE_INFINITY) <= span.start) at += 1;
    const sentence = sentences[at];
    return sentence !== undefined && spanContains(sentence.span, span);
  });
}

function withSentences(paragraph: Paragraph, sentences: readonly Sentence[]): Paragraph {
  return { ...paragraph, sentences, words: sentences.reduce((sum, { words }) => sum + words.length, 0) };
}

/** A sentence shorter than a run stands for itself, so that one line pasted a hundred times counts once. */
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
