import type { MeasureInput } from '../content/measure-input.ts';

type Signal = {
  readonly value: number;
  /** How far papers of a class usually lie apart, so that two or three examples do not set the scale alone. */
  readonly spread: number;
  /** Whether more of it speaks for a better paper as long as the examples do not say otherwise. */
  readonly isMerit: boolean;
};

export type Signals = readonly Signal[];

/**
 * What is compared between a paper and the graded examples: amounts on a logarithmic scale, rates, and the content
 * score itself, none of them bounded, so that an instructor's own scale can be found in them.
 */
export function signalsOf({ work, sound }: MeasureInput, contentScore: number): Signals {
  const words = sound.sentences.flatMap((sentence) => sentence.words);
  const stems = new Set(sound.sentences.flatMap((sentence) => sentence.stems));
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const long = words.filter((word) => word.length >= 7).length;
  const sentences = sound.sentences.length;
  const marks = sound.sentences.reduce(
    (sum, { span }) => sum + (work.text.slice(span.start, span.end).match(/[,;:]/gu)?.length ?? 0),
    0,
  );
  return [
    { value: amount(words.length), spread: 0.5, isMerit: true },
    { value: amount(stems.size), spread: 0.45, isMerit: true },
    { value: amount(long), spread: 0.55, isMerit: true },
    { value: contentScore, spread: 10, isMerit: true },
    { value: letters / Math.max(1, words.length), spread: 0.35, isMerit: false },
    { value: amount(sentences), spread: 0.5, isMerit: false },
    { value: amount(marks), spread: 0.5, isMerit: false },
    { value: words.length / Math.max(1, sentences), spread: 5, isMerit: false },
    { value: stems.size / Math.sqrt(Math.max(1, words.length)), spread: 0.8, isMerit: false },
    { value: amount(work.citations.length), spread: 0.8, isMerit: false },
  ];
}

function amount(value: number): number {
  return Math.log(1 + value);
}
