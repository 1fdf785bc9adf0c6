import type { Requirement } from '@greenpen/grading';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Place } from './part-likeness.ts';

/** Share of the words of the shorter passage that a like passage has too. */
const ALIKE = 0.6;
const FEWEST_WORDS = 3;

/** The first sentence that says what the instructor ruled on, with the ruling; `null` where none does. */
export function findRuled(
  { rulings = [] }: Requirement,
  places: readonly Place[],
): { readonly place: Place; readonly counts: boolean } | null {
  // A passage that counts settles the matter, wherever another one does not.
  for (const { text, counts } of rulings.toSorted((a, b) => Number(b.counts) - Number(a.counts))) {
    const ruled = new Set(contentStems(wordsOf(text)));
    const place = places.find(({ sentence }) => isAlike(ruled, new Set(sentence.stems)));
    if (place !== undefined) return { place, counts };
  }
  return null;
}

/** Whether the instructor said of a passage like this one that it does not count. */
export function isRuledOut({ rulings = [] }: Requirement, text: string): boolean {
  const said = new Set(contentStems(wordsOf(text)));
  return rulings.some(
    (ruling) => !ruling.counts && isAlike(new Set(contentStems(wordsOf(ruling.text))), said),
  );
}

function isAlike(ruled: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const fewest = Math.min(ruled.size, said.size);
  if (fewest < FEWEST_WORDS) return false;
  return [...said].filter((one) => ruled.has(one)).length / fewest >= ALIKE;
}

/** The sentence that says most of the words that the instructor gave for an answer; `null` where none says any. */
export function findGivenTerms({ terms }: Requirement, places: readonly Place[]): Place | null {
  const phrases = terms.map((term) => contentStems(wordsOf(term))).filter((stems) => stems.length > 0);
  let best: { readonly place: Place; readonly said: number } | null = null;
  for (const place of places) {
    const stems = new Set(place.sentence.stems);
    const said = phrases.filter((phrase) => phrase.every((one) => stems.has(one))).length;
    if (said > (best?.said ?? 0)) best = { place, said };
  }
  return best?.place ?? null;
}
