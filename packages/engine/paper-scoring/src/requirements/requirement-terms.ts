import { isDirective, withoutPlace, type Requirement } from '@greenpen/grading';
import { contentStems } from '../words/content-stems.ts';
import { stem } from '../words/stem.ts';
import { taskWords } from '../words/task-words.ts';
import { wordsOf } from '../words/words-of.ts';
import { argumentKinds } from './argument-kinds.ts';
import { reportKinds } from './report-kinds.ts';
import type { StatementKind } from './statement-kind.ts';

/** What is known of the meanings of words; `@greenpen/word-relations` provides it. */
export type WordMeanings = {
  /** Words that mean nearly the same as a word, or a kind of it, each with a weight from 0 to 1. */
  readonly relatedTo: (word: string) => ReadonlyMap<string, number>;
  /** How alike the uses of two words are, -1 to 1; 0 where either is unknown. */
  readonly similarity: (one: string, other: string) => number;
  /** Unit length; `null` for an unknown word. */
  readonly vectorOf: (word: string) => Float32Array | null;
  /** 0 to 1: next to nothing for the most frequent words, near 1 for rare and unknown ones. */
  readonly weightOf: (word: string) => number;
};

export const noMeanings: WordMeanings = {
  relatedTo: () => new Map(),
  similarity: () => 0,
  vectorOf: () => null,
  weightOf: () => 1,
};

/** Similarity of two words below which they have nothing in common, and from which on they are near synonyms. */
const UNLIKE = 0.3;
const ALIKE = 0.7;
const MOST_BY_LIKENESS = 0.8;

/** A subject word of a requirement, and how well other words of a paper match it, by their stems. */
export type Term = {
  /** How much the word tells of this part alone. */
  readonly weight: number;
  /** 0.1 for the most frequent words to 1.1 for rare ones. */
  readonly rarity: number;
  readonly matches: ReadonlyMap<string, number>;
};

export type PartTerms = { readonly terms: readonly Term[]; readonly kinds: readonly StatementKind[] };

export const statementKinds: readonly StatementKind[] = [...argumentKinds, ...reportKinds];

/** Kinds that hardly any other words name; "why" and "show" are in any text. */
const NAMED_KINDS: ReadonlySet<string> = new Set([
  'limitation',
  'objection',
  'definition',
  'comparison',
  'method',
]);

/** The kinds of statements that a text names: "objection" in "What would a critic say?". */
export function namedKindsIn(text: string): readonly string[] {
  return statementKinds
    .filter(({ name, asked }) => NAMED_KINDS.has(name) && asked.test(text))
    .map(({ name }) => name);
}

const taskStems: ReadonlySet<string> = new Set([...taskWords].map(stem));

/** A word of nearly every part tells the parts apart no better than the title does. */
const SHARED_WEIGHT = 0.35;
/** "Source", "evidence", "change": words that any assignment may use. */
const TASK_WORD_WEIGHT = 0.5;
/** A word that names a kind of statement ("limitation") is looked for by the kind as well. */
const KIND_WORD_WEIGHT = 0.7;

/**
 * The words and kinds of statements by which an answer to each part is looked for; `words` are those of the paper, in
 * lower case. A word of the title, or of half of the parts or more, says little about any one part.
 */
export function termsOfParts(
  parts: readonly Requirement[],
  title: string,
  words: ReadonlySet<string>,
  meanings: WordMeanings,
): readonly PartTerms[] {
  const stemsOf = parts.map(({ text }) => subjectStemsOf(withoutPlace(text)));
  const inTitle = new Set(contentStems(wordsOf(title)));
  const occurrences = new Map<string, number>();
  for (const stems of stemsOf) {
    for (const key of stems.keys()) occurrences.set(key, (occurrences.get(key) ?? 0) + 1);
  }
  const isShared = (key: string): boolean =>
    inTitle.has(key) || (parts.length >= 3 && (occurrences.get(key) ?? 0) >= parts.length / 2);
  return parts.map(({ text }, index) => {
    const kinds = statementKinds.filter(({ asked }) => asked.test(text));
    const terms = [...(stemsOf[index] ?? [])].map(([key, word]) => ({
      weight:
        (isShared(key) ? SHARED_WEIGHT : 1) *
        (taskStems.has(key) ? TASK_WORD_WEIGHT : 1) *
        (kinds.some(({ asked }) => asked.test(word)) ? KIND_WORD_WEIGHT : 1),
      rarity: 0.1 + meanings.weightOf(word),
      matches: matchesOf(key, word, words, meanings),
    }));
    return { terms, kinds };
  });
}

/** The subject words of a text by their stems, each with the word as first written. */
function subjectStemsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [at, word] of wordsOf(text).entries()) {
    const [key] = contentStems([word]);
    // "Name one source": what to do, and not what about.
    if (at === 0 && isDirective(word)) continue;
    if (key !== undefined && !found.has(key) && !(taskStems.has(key) && isDirective(word)))
      found.set(key, word);
  }
  return found;
}

function matchesOf(
  key: string,
  word: string,
  words: ReadonlySet<string>,
  { relatedTo, similarity }: WordMeanings,
): ReadonlyMap<string, number> {
  const matches = new Map<string, number>([[key, 1]]);
  const add = (other: string, weight: number): void => {
    const [otherKey] = contentStems([other]);
    if (otherKey !== undefined && (matches.get(otherKey) ?? 0) < weight) matches.set(otherKey, weight);
  };
  for (const [other, weight] of relatedTo(word)) add(other, weight);
  for (const other of words) {
    const alike = similarity(word, other);
    if (alike > UNLIKE) add(other, Math.min(1, (alike - UNLIKE) / (ALIKE - UNLIKE)) * MOST_BY_LIKENESS);
  }
  return matches;
}
