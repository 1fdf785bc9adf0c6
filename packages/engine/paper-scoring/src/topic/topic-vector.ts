import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { stem } from '../words/stem.ts';
import { isOfAnyAssignment } from './assignment-words.ts';
import { otherSubjects } from './other-subjects.ts';
import { subjectWords } from './subject-terms.ts';

/** What a text is about as a direction among the word vectors: 100 numbers of unit length; empty where unknown. */
export type TopicVector = readonly number[];

/** The weighted mean of a text's subject words, each word counted less for every time it returns. */
export function meanOfWords(words: readonly string[], { vectorOf, weightOf }: WordMeanings): TopicVector {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (!isOfAnyAssignment(stem(word))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sum: number[] = [];
  for (const [word, count] of counts) {
    const vector = vectorOf(word);
    if (vector === null) continue;
    const weight = weightOf(word) * Math.sqrt(count);
    for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + weight * value;
  }
  return unit(sum);
}

/** Cosine of the angle between two directions; 0 where either is unknown. */
export function cosine(one: TopicVector, other: TopicVector): number {
  if (one.length !== other.length) return 0;
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

export function unit(vector: readonly number[]): TopicVector {
  const length = Math.hypot(...vector);
  return length === 0 ? [] : vector.map((value) => value / length);
}

type Compass = {
  /** Takes away what texts on all subjects share. */
  readonly center: (vector: TopicVector) => TopicVector;
  readonly subjects: readonly TopicVector[];
};

const compasses = new WeakMap<WordMeanings, Compass>();

/** The directions of the other subjects, worked out once for each set of word vectors. */
export function compassOf(meanings: WordMeanings): Compass {
  let compass = compasses.get(meanings);
  if (compass === undefined) {
    const subjects = otherSubjects.map((subject) => meanOfWords(subjectWords(subject), meanings));
    const middle = (subjects[0] ?? []).map(
      (_, at) => subjects.reduce((sum, subject) => sum + (subject[at] ?? 0), 0) / subjects.length,
    );
    const center = (vector: TopicVector): TopicVector =>
      unit(vector.map((value, at) => value - (middle[at] ?? 0)));
    compass = { center, subjects: subjects.map(center) };
    compasses.set(meanings, compass);
  }
  return compass;
}
