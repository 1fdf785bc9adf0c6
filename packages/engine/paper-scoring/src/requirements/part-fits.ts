import type { Requirement } from '@greenpen/grading';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Sentence } from '../work/work.ts';
import { termsOfParts, type PartTerms, type WordMeanings } from './requirement-terms.ts';

/** A sentence that may answer something, with its paragraph and the headings above it. */
export type Place = {
  readonly sentence: Sentence;
  readonly paragraph: number;
  readonly text: string;
  readonly headings: readonly string[];
};

/** How well each sentence fits a part, by sentence. */
export type PartFit = {
  /** Share of the part's own words that are said there or beside it, 0 to 1. */
  readonly words: readonly number[];
  /** Share of its kinds of statement that are made there or beside it; 0.5 where it asks for none. */
  readonly kinds: readonly number[];
  readonly total: readonly number[];
  /** Whether the part names a subject of its own, or at least a kind of statement ("limitation"). */
  readonly names: 'subject' | 'kind' | 'nothing';
};

const NEIGHBOUR = 0.8;
/** What a heading says holds for all below it. */
const HEADING = 0.8;
const STRONG = 0.8;
const LEAST_NAMED = 0.9;
const WEIGHTS = { words: 1, strongWords: 0.5, likeness: 1.2, kinds: 0.9 };

/** Compares every sentence with every part of an assignment. */
export function fitParts(
  parts: readonly Requirement[],
  places: readonly Place[],
  title: string,
  meanings: WordMeanings,
): readonly PartFit[] {
  const said = new Set(places.flatMap(({ sentence }) => sentence.words));
  const terms = termsOfParts(parts, title, said, meanings);
  const likeness = likenessOf(parts, places, meanings);
  return terms.map((one, index) => {
    const words = fitWords(one, places, 0);
    const strong = fitWords(one, places, STRONG);
    const kinds = fitKinds(one, places);
    const total = places.map(
      (_, at) =>
        WEIGHTS.words * (words[at] ?? 0) +
        WEIGHTS.strongWords * (strong[at] ?? 0) +
        WEIGHTS.likeness * (likeness[index]?.[at] ?? 0) +
        WEIGHTS.kinds * (kinds[at] ?? 0),
    );
    const named = one.terms.reduce((sum, { weight }) => sum + weight, 0);
    return {
      words,
      kinds,
      total,
      names: named >= LEAST_NAMED ? 'subject' : one.cues.length > 0 ? 'kind' : 'nothing',
    };
  });
}

/** A word that is said all over the paper tells nothing about where a part is answered. */
function fitWords({ terms }: PartTerms, places: readonly Place[], least: number): readonly number[] {
  const rows = terms.map(({ matches }) => places.map(({ sentence }) => bestMatch(matches, sentence.stems)));
  const weights = terms.map(
    ({ weight }, index) => weight * (1 - Math.min(0.9, 2 * shareOf(rows[index] ?? [], 0.5))),
  );
  return blendRows(
    rows.map((row, index) => {
      const matches = terms[index]?.matches ?? new Map<string, number>();
      return around(places, row)
        .map((value, at) => Math.max(value, HEADING * bestMatch(matches, headingStems(places[at]))))
        .map((value) => (value >= least ? value : 0));
    }),
    weights,
    places,
  );
}

function fitKinds({ cues }: PartTerms, places: readonly Place[]): readonly number[] {
  if (cues.length === 0) return places.map(() => 0.5);
  const rows = cues.map(({ shown }) => places.map(({ text }) => (shown.test(text) ? 1 : 0)));
  const weights = rows.map((row) => 1 - Math.min(0.9, 1.5 * shareOf(row, 1)));
  return blendRows(
    rows.map((row, index) =>
      around(places, row).map((value, at) => {
        const isNamed = places[at]?.headings.some((heading) => cues[index]?.asked.test(heading)) ?? false;
        return isNamed ? Math.max(value, HEADING) : value;
      }),
    ),
    weights,
    places,
  );
}

function bestMatch(matches: ReadonlyMap<string, number>, stems: readonly string[]): number {
  let best = 0;
  for (const one of stems) best = Math.max(best, matches.get(one) ?? 0);
  return best;
}

function headingStems(place: Place | undefined): readonly string[] {
  return place === undefined ? [] : contentStems(wordsOf(place.headings.join(' ')));
}

function shareOf(row: readonly number[], least: number): number {
  return row.length === 0 ? 0 : row.filter((value) => value >= least).length / row.length;
}

function blendRows(
  rows: readonly (readonly number[])[],
  weights: readonly number[],
  places: readonly Place[],
): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return places.map((_, at) =>
    rows.reduce((sum, row, index) => sum + ((row[at] ?? 0) * (weights[index] ?? 0)) / whole, 0),
  );
}

/** What a sentence and its neighbours in the paragraph have, those beside it counting less. */
function around(places: readonly Place[], row: readonly number[]): readonly number[] {
  return row.map((value, at) =>
    Math.max(value, ...neighbours(places, at).map((other) => NEIGHBOUR * (row[other] ?? 0))),
  );
}

function neighbours(places: readonly Place[], at: number): readonly number[] {
  return [at - 1, at + 1].filter((other) => places[other]?.paragraph === places[at]?.paragraph);
}

/**
 * Cosine of the sentence (with its neighbours) and the part, each without what all sentences and all parts have in
 * common.
 */
function likenessOf(
  parts: readonly Requirement[],
  places: readonly Place[],
  meanings: WordMeanings,
): readonly (readonly number[])[] {
  const ofParts = parts.map(({ text }) => vectorOf(wordsOf(text), meanings));
  const commonOfParts = meanOf(ofParts);
  const ofPlaces = places.map(({ sentence }) => vectorOf(sentence.words, meanings));
  const commonOfPlaces = meanOf(ofPlaces);
  const windows = ofPlaces.map((own, at) => {
    const beside = neighbours(places, at).flatMap((other) => ofPlaces[other] ?? []);
    return unit(minus(unit(meanOf([own, ...beside])), commonOfPlaces));
  });
  return ofParts.map((part) => {
    const target = unit(minus(part, commonOfParts));
    return windows.map((window) =>
      window.reduce((sum, value, index) => sum + value * (target[index] ?? 0), 0),
    );
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

function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
