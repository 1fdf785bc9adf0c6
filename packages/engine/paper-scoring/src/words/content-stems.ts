import { functionWords } from './function-words.ts';
import { stem } from './stem.ts';

/** The stems of the words that carry a subject, in order, repeats included. */
export function contentStems(words: readonly string[]): readonly string[] {
  const stems: string[] = [];
  for (const word of words) {
    if (word.length > 2 && !functionWords.has(word) && /\p{L}/u.test(word)) stems.push(stem(word));
  }
  return stems;
}
