import type { RubricCriterion } from '@greenpen/grading';
import { stem } from '../words/stem.ts';
import { taskWords } from '../words/task-words.ts';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import { type Known, placeOf, type Reading } from './known-measures.ts';

/** Share of a criterion's subject words that one sentence has to say. */
const SAID = 0.6;
const FEWEST_WORDS = 2;

const taskStems: ReadonlySet<string> = new Set([...taskWords].map(stem));

/** The sentence that says most of a criterion with a subject of its own, "Causes of the war"; null where none does. */
export function findPassageOn(
  { name }: RubricCriterion,
  { input }: Known,
  /** 0 to 1: how well the paper is written. */
  writing: number,
): Reading | null {
  const asked = new Set(contentStems(wordsOf(name)).filter((one) => !taskStems.has(one)));
  if (asked.size < FEWEST_WORDS) return null;
  const { sentences } = input.sound;
  let best: (typeof sentences)[number] | null = null;
  let most = SAID;
  for (const sentence of sentences) {
    const said = asked.intersection(new Set(sentence.stems)).size / asked.size;
    if (said < most || (best !== null && said === most)) continue;
    most = said;
    best = sentence;
  }
  if (best === null) return null;
  return {
    ratio: writing,
    reason: 'The paper takes this up; the level is that of its writing.',
    ...placeOf(input, best.span),
  };
}
