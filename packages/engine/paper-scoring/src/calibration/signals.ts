import type { MeasureInput } from '../content/measure-input.ts';
import type { Sentence } from '../work/work.ts';

type Signal = {
  readonly value: number;
  /** How far papers of a class usually lie apart, so that two or three examples do not set the scale alone. */
  readonly spread: number;
  /** Whether more of it speaks for a better paper as long as the examples do not say otherwise. */
  readonly isMerit: boolean;
};

/** What is compared between a paper and the graded examples. */
export type Signals = {
  /** Amounts and rates, in one order for all papers; unbounded, so that an instructor's own scale shows in them. */
  readonly amounts: readonly Signal[];
  /** The words of the paper, each with the logarithm of how often it is used. */
  readonly words: ReadonlyMap<string, number>;
  /** The content score by the measures alone, 0 to 100. */
  readonly measured: number;
};

/**
 * What is compared between a paper and the graded examples. Text of the assignment that the paper quotes counts up to
 * half of the paper's own words: where a source is given, instructors do credit quotations from it.
 */
export function signalsOf({ work, sound }: MeasureInput, contentScore: number): Signals {
  const words = sound.sentences.flatMap((sentence) => sentence.words);
  const quoted = wordsIn(sound.copiedFromBrief);
  const own = words.length;
  const given = own + Math.min(quoted, own / 2);
  const types = new Set(words);
  const stems = new Set(sound.sentences.flatMap((sentence) => sentence.stems));
  const long = words.filter((word) => word.length >= 7).length;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const sentences = sound.sentences.length;
  const texts = sound.sentences.map(({ span }) => work.text.slice(span.start, span.end));
  const marks = countIn(texts, /[,;:]/gu);
  // One signal for each thing that a reader may credit: amount, vocabulary, choice of words, content.
  const amounts = [
    merit(Math.sqrt(given), 4),
    merit(Math.sqrt(stems.size), 2),
    merit(Math.sqrt(long), 1.6),
    merit(contentScore, 10),
    trait(types.size / Math.sqrt(Math.max(1, own)), 0.8),
    trait(letters / Math.max(1, own), 0.35),
    trait(own / Math.max(1, sentences), 5),
    trait(marks / Math.max(1, sentences), 0.4),
    trait(Math.sqrt(quoted), 2),
    trait(Math.log1p(work.citations.length), 0.8),
    trait(Math.log1p(sound.paragraphs.length), 0.5),
  ];
  return { amounts, words: weighWords(words), measured: contentScore };
}

const noWords: ReadonlyMap<string, number> = new Map();

/** Of grammar and APA style only the checks' own score is compared: what the instructor would make of it. */
export function signalsOfArea(measured: number): Signals {
  return { amounts: [merit(measured, 8)], words: noWords, measured };
}

function merit(value: number, spread: number): Signal {
  return { value, spread, isMerit: true };
}

function trait(value: number, spread: number): Signal {
  return { value, spread, isMerit: false };
}

function wordsIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}

function countIn(texts: readonly string[], pattern: RegExp): number {
  return texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
}

function weighWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, times] of counts) counts.set(word, 1 + Math.log(times));
  return counts;
}
