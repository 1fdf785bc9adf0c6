import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { compassOf, cosine, unit, type TopicVector } from '../topic/topic-vector.ts';
import { functionWords } from '../words/function-words.ts';
import { stem } from '../words/stem.ts';

/** How the sentences of a text hang together by what they are about. */
export type SentenceLinks = {
  /** Likeness of two sentences beside what all sentences of the text share, -1 to 1. */
  readonly alike: (one: number, other: number) => number;
  /** 0 to 1: likeness of the average sentence to all the others. */
  readonly toWhole: number;
  /** How often a sentence takes up one of the eight words or persons that most sentences do. */
  readonly chains: number;
  /** Share of their telling words that the average pair of sentences has in common. */
  readonly shared: number;
};

const PERSONS: Readonly<Record<string, string>> = {
  he: '(he)',
  him: '(he)',
  his: '(he)',
  himself: '(he)',
  she: '(she)',
  her: '(she)',
  hers: '(she)',
  herself: '(she)',
};
const MOST_CHAINS = 8;
const TELLING = 0.3;
/** A sentence of fewer subject words says little about the whole. */
const FEWEST_WORDS = 3;

/** `sentences` are given as their words in lower case. */
export function linkSentences(
  sentences: readonly (readonly string[])[],
  meanings: WordMeanings,
): SentenceLinks {
  const stems = sentences.map((words) => stemsOf(words, meanings));
  const vectors = sentences.map((words) => sumOf(words, meanings));
  const size = Math.max(0, ...vectors.map(({ length }) => length));
  const middle = Array.from(
    { length: size },
    (_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length,
  );
  const beside = vectors.map((vector) => unit(middle.map((value, at) => (vector[at] ?? 0) - value)));
  const full = stems.filter((keys) => keys.size >= FEWEST_WORDS);
  return {
    alike: likenessOf(beside),
    toWhole: likenessToWhole(
      vectors.filter((_, at) => (stems[at]?.size ?? 0) >= FEWEST_WORDS),
      meanings,
    ),
    chains: measureChains(full, sentences),
    shared: shareOfPairs(full),
  };
}

/** All pairs at once: the shuffled orders ask for each of them many times. */
function likenessOf(vectors: readonly TopicVector[]): SentenceLinks['alike'] {
  const count = vectors.length;
  const table = new Float64Array(count * count);
  const typed = vectors.map((vector) => Float64Array.from(vector));
  for (const [at, one] of typed.entries()) {
    for (const [further, other] of typed.slice(at + 1).entries()) {
      let sum = 0;
      for (let axis = 0; axis < one.length && axis < other.length; axis += 1) {
        sum += (one[axis] ?? 0) * (other[axis] ?? 0);
      }
      const place = at + 1 + further;
      table[at * count + place] = sum;
      table[place * count + at] = sum;
    }
  }
  return (one, other) => table[one * count + other] ?? 0;
}

function stemsOf(words: readonly string[], { weightOf }: WordMeanings): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const word of words) if (isSubject(word)) found.set(stem(word), weightOf(word));
  return found;
}

function isSubject(word: string): boolean {
  return word.length >= 3 && !functionWords.has(word);
}

function sumOf(words: readonly string[], { vectorOf, weightOf }: WordMeanings): readonly number[] {
  const sum: number[] = [];
  for (const word of new Set(words)) {
    const vector = isSubject(word) ? vectorOf(word) : null;
    if (vector === null) continue;
    const weight = weightOf(word);
    for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + weight * value;
  }
  return sum;
}

function likenessToWhole(vectors: readonly (readonly number[])[], meanings: WordMeanings): number {
  const { center } = compassOf(meanings);
  const units = vectors.map(center).filter(({ length }) => length > 0);
  if (units.length < 2) return 1;
  const whole = (units[0] ?? []).map((_, at) => units.reduce((sum, one) => sum + (one[at] ?? 0), 0));
  const toRest = (one: TopicVector): number =>
    cosine(one, unit(whole.map((value, at) => value - (one[at] ?? 0))));
  return units.reduce((sum, one) => sum + toRest(one), 0) / units.length;
}

function measureChains(
  stems: readonly ReadonlyMap<string, number>[],
  sentences: readonly (readonly string[])[],
): number {
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const keys of stems) for (const key of keys.keys()) add(key);
  for (const words of sentences) {
    for (const person of new Set(words.flatMap((word) => PERSONS[word] ?? []))) add(person);
  }
  const most = [...counts.values()].toSorted((a, b) => b - a).slice(0, MOST_CHAINS);
  return most.reduce((sum, count) => sum + count, 0) / Math.max(1, stems.length);
}

/** Word by word, since most pairs share nothing. */
function shareOfPairs(stems: readonly ReadonlyMap<string, number>[]): number {
  const users = new Map<string, number[]>();
  for (const [at, keys] of stems.entries()) {
    for (const [key, weight] of keys) {
      if (weight > TELLING) users.set(key, [...(users.get(key) ?? []), at]);
    }
  }
  const shares = stems.map(({ size }) => 1 / Math.sqrt(size));
  let sum = 0;
  for (const [key, places] of users) {
    const weight = stems[places[0] ?? 0]?.get(key) ?? 0;
    let before = 0;
    for (const place of places) {
      const share = shares[place] ?? 0;
      sum += weight * share * before;
      before += share;
    }
  }
  const pairs = (stems.length * (stems.length - 1)) / 2;
  return pairs === 0 ? 1 : sum / pairs;
}
