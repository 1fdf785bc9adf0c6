import type { Requirement } from '@greenpen/grading';
import { wordsOf } from '../words/words-of.ts';
import type { Sentence } from '../work/work.ts';
import type { WordMeanings } from './requirement-terms.ts';

/** A sentence that may answer something, with its paragraph and the headings above it. */
export type Place = {
  readonly sentence: Sentence;
  readonly paragraph: number;
  readonly text: string;
  readonly headings: readonly string[];
  /** Whether it has a name, a number or telling words that the assignment did not give. */
  readonly saysMore: boolean;
};

export type PartLikeness = {
  /** By sentence: cosine of the sentence and the part. */
  readonly sentence: readonly number[];
  /** The same of the sentence with its neighbours in the paragraph. */
  readonly passage: readonly number[];
};

/** How alike sentences and parts are in their words, each without what all sentences and all parts have in common. */
export function likenessOf(
  parts: readonly Requirement[],
  places: readonly Place[],
  meanings: WordMeanings,
): readonly PartLikeness[] {
  const ofParts = parts.map(({ text }) => vectorOf(wordsOf(text), meanings));
  // The only part has nothing in common with others.
  const commonOfParts = parts.length < 2 ? new Float64Array(DIMENSIONS) : meanOf(ofParts);
  const ofPlaces = places.map(({ sentence }) => vectorOf(sentence.words, meanings));
  const commonOfPlaces = meanOf(ofPlaces);
  const sentences = ofPlaces.map((own) => unit(minus(own, commonOfPlaces)));
  const passages = ofPlaces.map((own, at) => {
    const beside = [at - 1, at + 1]
      .filter((other) => places[other]?.paragraph === places[at]?.paragraph)
      .flatMap((other) => ofPlaces[other] ?? []);
    return unit(minus(unit(meanOf([own, ...beside])), commonOfPlaces));
  });
  return ofParts.map((part) => {
    const target = unit(minus(part, commonOfParts));
    return {
      sentence: sentences.map((vector) => product(vector, target)),
      passage: passages.map((vector) => product(vector, target)),
    };
  });
}

const DIMENSIONS = 100;

function vectorOf(words: readonly string[], { vectorOf: find, weightOf }: WordMeanings): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const word of words) {
    const vector = find(word);
    if (vector === null) continue;
    const weight = weightOf(word);
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  return unit(sum);
}

function meanOf(vectors: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(DIMENSIONS);
  for (const vector of vectors) {
    for (let at = 0; at < DIMENSIONS; at += 1)
      mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length;
  }
  return mean;
}

function minus(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, at) => value - (other[at] ?? 0));
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
