import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIMENSIONS = 100;
/** Smooth inverse frequency (Arora et al., 2017): the share at which a word weighs half. */
const HALF_WEIGHT_SHARE = 1e-4;
/** Sum of 1/rank over the words of the source, which makes a rank a share of running text (Zipf). */
const ZIPF_SUM = 13.3;

export type WordVectors = {
  /** Unit length; `null` for a word that is not among the 44,000 most frequent. */
  readonly vectorOf: (word: string) => Float32Array | null;
  /** 0 to 1: next to nothing for the most frequent words, near 1 for rare and unknown ones. */
  readonly weightOf: (word: string) => number;
  /** Cosine of the angle between two words, -1 to 1; 0 where either is unknown. */
  readonly similarity: (one: string, other: string) => number;
};

/** Opens the word vectors in `data/`: GloVe 6B, 100 dimensions, as `tools/word-vectors` cut them down. */
export function openWordVectors(): WordVectors {
  const folder = join(import.meta.dirname, '../data');
  const bytes = new Int8Array(readFileSync(join(folder, 'word-vectors.bin')));
  const rows = new Map<string, { readonly at: number; readonly rank: number }>();
  for (const [at, line] of readFileSync(join(folder, 'word-vectors.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .entries()) {
    const [word = '', rank = '0'] = line.split(' ');
    rows.set(word, { at, rank: Number(rank) });
  }
  const unit = new Map<string, Float32Array>();
  const vectorOf = (word: string): Float32Array | null => {
    const row = rows.get(word);
    if (row === undefined) return null;
    let vector = unit.get(word);
    if (vector === undefined) {
      vector = normalize(bytes.subarray(row.at * DIMENSIONS, (row.at + 1) * DIMENSIONS));
      if (unit.size > 20_000) unit.clear();
      unit.set(word, vector);
    }
    return vector;
  };
  return {
    vectorOf,
    weightOf: (word) => {
      const row = rows.get(word);
      if (row === undefined) return 1;
      const share = 1 / ((row.rank + 1) * ZIPF_SUM);
      return HALF_WEIGHT_SHARE / (HALF_WEIGHT_SHARE + share);
    },
    similarity: (one, other) => {
      const a = vectorOf(one);
      const b = vectorOf(other);
      return a === null || b === null ? 0 : dot(a, b);
    },
  };
}

function normalize(bytes: Int8Array): Float32Array {
  const vector = Float32Array.from(bytes);
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
