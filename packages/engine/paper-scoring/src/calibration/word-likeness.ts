type Words = ReadonlyMap<string, number>;

/**
 * How alike the vocabulary of papers is, 0 to 1: the cosine of their words, each weighed by its rarity among `known`
 * (TF-IDF). A word that none of them uses counts for nothing, so a pasted word list gains no likeness.
 */
export class WordLikeness {
  readonly #rarity = new Map<string, number>();

  constructor(known: readonly Words[]) {
    const papers = new Map<string, number>();
    for (const words of known) {
      for (const word of words.keys()) papers.set(word, (papers.get(word) ?? 0) + 1);
    }
    for (const [word, count] of papers) {
      this.#rarity.set(word, Math.log((known.length + 1) / (count + 0.5)));
    }
  }

  /** The words of a paper as a vector of length 1; empty where it shares no word with the known papers. */
  vectorOf(words: Words): Words {
    const vector = new Map<string, number>();
    let squares = 0;
    for (const [word, times] of words) {
      const value = times * (this.#rarity.get(word) ?? 0);
      if (value === 0) continue;
      vector.set(word, value);
      squares += value ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    for (const [word, value] of vector) vector.set(word, value / length);
    return vector;
  }
}

/** The product of two vectors. */
export function likenessOf(one: Words, other: Words): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [word, value] of few) sum += value * (many.get(word) ?? 0);
  return sum;
}
