import type { SpokenSentence } from './spoken-sentence.ts';
import { countWords, sentencesIn } from './text.ts';

/** Measured within this share of hers, no more is said in fewer words. */
const NEAR = 0.05;
/** A draft may be this much longer than her comments before its sentences are left out. */
const MOST_LONGER = 1.6;

type Target = {
  /** Words of all comments together; `null` where that is not known. */
  readonly words: number | null;
  readonly sentenceLength: number | null;
};

/**
 * Says in fewer words what has a shorter wording, the longest first, until sentences and comments are about as long as
 * those of an instructor who writes little.
 */
export function sayBriefly(drafted: readonly SpokenSentence[], target: Target): readonly SpokenSentence[] {
  let said = drafted;
  const longest = drafted
    .filter(({ brief, text }) => brief !== undefined && countWords(brief) < countWords(text))
    .toSorted((a, b) => meanLength([b]) - meanLength([a]));
  for (const sentence of longest) {
    if (!isTooLong(said, target)) break;
    const { brief, ...rest } = sentence;
    said = said.map((one) => (one === sentence && brief !== undefined ? { ...rest, text: brief } : one));
  }
  return said;
}

function isTooLong(said: readonly SpokenSentence[], { words, sentenceLength }: Target): boolean {
  const total = said.reduce((sum, { text }) => sum + countWords(text), 0);
  const isLong = words !== null && total > words * MOST_LONGER;
  return isLong || (sentenceLength !== null && meanLength(said) > sentenceLength * (1 + NEAR));
}

/** Words in the average sentence. */
function meanLength(said: readonly SpokenSentence[]): number {
  const sentences = said.flatMap(({ text }) => sentencesIn(text));
  return sentences.reduce((sum, text) => sum + countWords(text), 0) / Math.max(1, sentences.length);
}
