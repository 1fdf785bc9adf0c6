import type { Paper } from '@greenpen/paper';
import { asWrittenIn } from '@greenpen/paper-structure';

/** The words that tell what an off-topic paper is about instead. */
export type Mismatch = {
  readonly about: readonly string[];
  /** Those that the paper uses as nouns without an article. */
  readonly bare: ReadonlySet<string>;
};

export function findMismatch({
  paper,
  about = [],
}: {
  readonly paper: Paper;
  readonly about?: readonly string[];
}): Mismatch {
  const words = about.map((word) => asWrittenIn(word, paper.text));
  const isBare = (word: string) =>
    new RegExp(
      String.raw`\b(?:of|with|from|by|for|about|into|on) ${word}(?=[,.;)]|\s(?:is|are|was|were|has|have|and|or|that|which|in|on)\b)`,
      'u',
    ).test(paper.text);
  return { about: words, bare: new Set(words.filter((word) => /^\p{L}+$/u.test(word) && isBare(word))) };
}
