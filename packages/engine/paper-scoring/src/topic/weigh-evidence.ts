import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { stem } from '../words/stem.ts';
import { isOfAnyAssignment } from './assignment-words.ts';
import { rarityOf, type SubjectTerm } from './subject-terms.ts';

/** What speaks for a text being on a subject. */
export type TopicEvidence = {
  /** Share of the subject's terms, by weight, that the text uses beyond the one sentence that uses most of them. */
  readonly found: number;
  /** Terms, or words that mean nearly the same, in the average sentence; common words count little. */
  readonly perSentence: number;
  /** The same in the second and third of the sentences that have most. */
  readonly atBest: number;
};

/** WordNet relations that are nearer than "a kind of". */
const NEAR_MEANING = 0.5;
const NEAR_USE = 0.6;
const BY_MEANING = 0.9;
const BY_USE = 0.8;
const BY_FAMILY = 0.8;

/** Looks for the terms of a subject in the sentences of a text, given as their words in lower case. */
export function weighEvidence(
  terms: readonly SubjectTerm[],
  sentences: readonly (readonly string[])[],
  meanings: WordMeanings,
): TopicEvidence {
  const stems = sentences.map((words) => new Set(words.map(stem)));
  const candidates = candidatesIn(new Set(sentences.flat()), meanings);
  const onSubject = stems.map(() => 0);
  const inSentence = stems.map(() => 0);
  const foundIn = new Map<SubjectTerm, number[]>();
  for (const term of terms) {
    const matches = matchesOf(term, candidates, meanings);
    const places: number[] = [];
    for (const [at, said] of stems.entries()) {
      const isSaid = said.has(term.stem);
      if (isSaid) {
        places.push(at);
        inSentence[at] = (inSentence[at] ?? 0) + term.weight;
      }
      const match = isSaid ? 1 : bestOf(said, matches);
      onSubject[at] = (onSubject[at] ?? 0) + term.rarity * match;
    }
    if (places.length > 0) foundIn.set(term, places);
  }
  const fullest = inSentence.indexOf(Math.max(...inSentence, 0));
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  let found = 0;
  for (const [{ weight }, places] of foundIn) if (places.some((at) => at !== fullest)) found += weight;
  // One sentence that lists all the terms is no paper on the subject.
  const [, ...rest] = onSubject.toSorted((a, b) => b - a);
  return {
    found: whole === 0 ? 0 : found / whole,
    perSentence: rest.reduce((sum, value) => sum + value, 0) / Math.max(1, rest.length),
    atBest: ((rest[0] ?? 0) + (rest[1] ?? 0)) / 2,
  };
}

/** "migrants" and "migration", "functionalism" and "functionalist": the same but for their endings. */
function isOfOneFamily(one: string, other: string): boolean {
  const shared = Math.min(one.length, other.length) - 3;
  return shared >= 5 && one.slice(0, shared) === other.slice(0, shared);
}

function bestOf(said: ReadonlySet<string>, matches: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const key of said) best = Math.max(best, matches.get(key) ?? 0);
  return best;
}

/** A word of the text as a possible substitute for a term, looked up once for all terms. */
type Candidate = {
  readonly word: string;
  readonly stem: string;
  readonly vector: Float32Array | null;
  /** 0 to 1: how much the word is worth as a substitute for a term; common words are worth little. */
  readonly worth: number;
};

function candidatesIn(
  words: ReadonlySet<string>,
  { vectorOf, weightOf }: WordMeanings,
): readonly Candidate[] {
  return [...words].flatMap((word) => {
    const key = stem(word);
    if (isOfAnyAssignment(key)) return [];
    return { word, stem: key, vector: vectorOf(word), worth: worthOf(word, weightOf) };
  });
}

function worthOf(word: string, weightOf: WordMeanings['weightOf']): number {
  return Math.min(1, rarityOf(weightOf(word)) + 0.1);
}

/** Stems that mean nearly the same as a term, or are used much as it is, with how near they are. */
function matchesOf(
  { word }: SubjectTerm,
  candidates: readonly Candidate[],
  { relatedTo, vectorOf, weightOf }: WordMeanings,
): ReadonlyMap<string, number> {
  const matches = new Map<string, number>();
  const add = (key: string, match: number): void => {
    if ((matches.get(key) ?? 0) < match) matches.set(key, match);
  };
  for (const [other, near] of relatedTo(word)) {
    if (near < NEAR_MEANING || other.length < 3) continue;
    const key = stem(other);
    if (!isOfAnyAssignment(key)) add(key, near * BY_MEANING * worthOf(other, weightOf));
  }
  const own = vectorOf(word);
  for (const { word: other, stem: key, vector, worth } of candidates) {
    if (isOfOneFamily(word, other)) add(key, BY_FAMILY * worth);
    const near = own === null || vector === null ? 0 : product(own, vector);
    if (near > NEAR_USE) add(key, near * BY_USE * worth);
  }
  return matches;
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
