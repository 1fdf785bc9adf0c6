import type { Paragraph } from '../work/work.ts';

/** Lines of fewer words are list items, labels and captions, in any kind of file. */
const LEAST_WORDS = 12;

/** The paragraphs that can be judged as such: not the items of a list, the captions or the odd line. */
export function runningParagraphs(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  return paragraphs.filter(({ words }) => words >= LEAST_WORDS);
}
