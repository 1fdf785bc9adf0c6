const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a text in lower case, in order; apostrophes and hyphens inside a word stay. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().replaceAll('’', "'").match(wordPattern) ?? [];
}
