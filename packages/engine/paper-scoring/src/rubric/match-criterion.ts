import type { RubricCriterion } from '@greenpen/grading';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { functionWords } from '../words/function-words.ts';
import { stem } from '../words/stem.ts';
import { taskWords } from '../words/task-words.ts';
import { wordsOf } from '../words/words-of.ts';
import { judgementMeasures } from './judgement-measures.ts';
import { knownMeasures, type KnownMeasure } from './known-measures.ts';

/** A relation of WordNet holds for one sense of a word; where the uses of two words differ, it is another sense. */
const RELATED = 0.7;
const USED_ALIKE = 0.2;
/** Uses so alike that the words mean nearly the same without any relation. */
const NEARLY_SAME = 0.62;
/** What a word that only means nearly the same counts for, next to the word itself. */
const INEXACT = 0.6;

/** Terms of layout whose words mean something else each by itself. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:title|cover|references?)[\s-]+page\b|\bpage[\s-]+numbers?\b|\brunning[\s-]+heads?\b/giu,
    'formatting',
  ],
  [/\bsentence[\s-]+(?:structure|variety|construction)\b/giu, 'sentence'],
];

/** What each part of a criterion weighs: its name says what it is about, the rest only adds to it. */
const PARTS = { name: 3, description: 1, levels: 0.75 } as const;

/** Share of a criterion that a measure needs, to be one of those that fill it. */
const SPOKEN_OF = 0.3;
/** Share from which on a criterion is for the instructor to judge. */
const FOR_YOU = 0.34;

type Shares = readonly { readonly measure: KnownMeasure; readonly share: number }[];

export type CriterionMatch =
  | { readonly kind: 'measured'; readonly by: Shares }
  /** `word` is the criterion's own; `by` is all that it speaks of, empty where that is a subject of its own. */
  | { readonly kind: 'for-you'; readonly word: string | null; readonly by: Shares };

type Subject = {
  readonly measure: KnownMeasure;
  readonly words: ReadonlyMap<string, string>;
  /** Whether only the instructor can judge it. */
  readonly isForYou: boolean;
};

const subjects: readonly Subject[] = [
  ...knownMeasures.map((measure) => ({ measure, words: wordsByStem(measure.words), isForYou: false })),
  ...judgementMeasures.map((measure) => ({ measure, words: wordsByStem(measure.words), isForYou: true })),
];

function wordsByStem(text: string): ReadonlyMap<string, string> {
  return new Map(wordsOf(text).map((word) => [stem(word), word]));
}

/** Finds the measures that a criterion speaks of, by the meanings of its words. */
export function matchCriterion(criterion: RubricCriterion, meanings: WordMeanings): CriterionMatch {
  const shares = new Map<Subject, number>();
  let word: string | null = null;
  let others = 0;
  const texts = {
    name: criterion.name,
    description: criterion.description,
    levels: `${criterion.levels[0]?.name ?? ''} ${criterion.levels[0]?.description ?? ''}`,
  };
  for (const part of ['name', 'description', 'levels'] as const) {
    const { told, unknown } = readWords(texts[part], meanings);
    if (part === 'name') {
      // What is mostly about a subject of its own ("The causes of the war") is no measure's.
      if (unknown > told.length) return { kind: 'for-you', word: null, by: [] };
      others = unknown;
    }
    for (const said of told) {
      const weight = (PARTS[part] * (said.isExact ? 1 : INEXACT)) / told.length / said.about.length;
      for (const subject of said.about) shares.set(subject, (shares.get(subject) ?? 0) + weight);
      if (said.isExact && said.about.some(({ isForYou }) => isForYou)) word ??= said.word;
    }
  }
  const whole = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const all = [...shares].map(([{ measure }, share]) => ({ measure, share: share / whole }));
  const spoken = all.filter(
    ({ measure, share }) => share >= SPOKEN_OF && !judgementMeasures.includes(measure),
  );
  const particular = spoken.filter(({ measure }) => measure.isGeneral !== true);
  const by = particular.length > 0 || others > 0 ? particular : spoken;
  const forYou = [...shares].reduce((sum, [{ isForYou }, share]) => sum + (isForYou ? share : 0), 0);
  if (by.length === 0 || forYou / whole >= FOR_YOU) return { kind: 'for-you', word, by: all };
  return { kind: 'measured', by };
}

type Said = { readonly word: string; readonly about: readonly Subject[]; readonly isExact: boolean };

/** The words of a text that speak of something a rubric may ask for, and the number of other subject words. */
function readWords(
  text: string,
  meanings: WordMeanings,
): { readonly told: readonly Said[]; readonly unknown: number } {
  const plain = COMPOUNDS.reduce((sum, [compound, term]) => sum.replace(compound, term), text);
  const words = wordsOf(plain).filter((word) => word.length > 1 && !functionWords.has(word));
  const said = words.map((word) => ({ word, ...subjectsOf(word, meanings) }));
  const told = said.filter(({ about }) => about.length > 0);
  const unknown = said.filter(
    ({ word, about }) => about.length === 0 && !isTaskWord(word) && /\p{L}/u.test(word),
  );
  return { told, unknown: unknown.length };
}

const taskStems: ReadonlySet<string> = new Set([...taskWords].map(stem));

function isTaskWord(word: string): boolean {
  return taskStems.has(stem(word));
}

/** The subjects whose words a word is or nearly means; those that share it are equally meant. */
function subjectsOf(word: string, meanings: WordMeanings): Pick<Said, 'about' | 'isExact'> {
  const key = stem(word);
  const exact = subjects.filter(({ words }) => words.has(key));
  // Words about the work in general ("use", "page") have no near synonyms that would tell more.
  if (exact.length > 0 || isTaskWord(word)) return { about: exact, isExact: true };
  const related = meanings.relatedTo(word);
  let best = 0;
  let about: Subject[] = [];
  for (const subject of subjects) {
    let nearest = 0;
    for (const other of subject.words.values()) {
      const relation = related.get(other) ?? 0;
      const alike = meanings.similarity(word, other);
      if ((relation >= RELATED && alike >= USED_ALIKE) || alike >= NEARLY_SAME) {
        nearest = Math.max(nearest, relation + alike);
      }
    }
    if (nearest === 0 || nearest < best) continue;
    about = nearest > best ? [subject] : [...about, subject];
    best = nearest;
  }
  return { about, isExact: false };
}
