import { englishLexicon } from '../english-lexicon.ts';

/** Parts of speech of a word as WordNet has it: noun, verb, adjective, adverb. */
export type WordKind = 'N' | 'V' | 'A' | 'R';

let kinds: ReadonlyMap<string, string> | null = null;
let names: ReadonlySet<string> = new Set();

/** Reads the table of 38,000 words (0.3 MB) once per thread; `npm run word-kinds` makes it from WordNet. */
export async function loadWordKinds(): Promise<void> {
  if (kinds !== null) return;
  // As a module, since packages that only compute open no files.
  const { default: table } = await import('./word-kinds.json', { with: { type: 'json' } });
  const read = new Map<string, string>();
  for (const [kind, words] of Object.entries<string>(table)) {
    if (kind === 'name') names = new Set(words.split(' '));
    else for (const word of words.split(' ')) read.set(word, kind);
  }
  kinds = read;
}

/** True where the word may be of this kind, even if seldom. Takes base forms in small letters. */
export function canBe(word: string, kind: WordKind): boolean {
  return kindsOf(word).toUpperCase().includes(kind);
}

/** True where the word is of this kind in a tenth of its uses or more. */
export function isOften(word: string, kind: WordKind): boolean {
  return kindsOf(word).includes(kind);
}

/** True where the word is of this kind alone. */
export function isOnly(word: string, kind: WordKind): boolean {
  return kindsOf(word).toUpperCase() === kind;
}

/** True for a name that is never written in small letters: "london", "buddhist". */
export function isAlwaysName(word: string): boolean {
  return names.has(word) && !englishLexicon().has(word);
}

function kindsOf(word: string): string {
  if (kinds === null) throw new Error('The kinds of words are used before they are loaded.');
  return kinds.get(word) ?? '';
}
