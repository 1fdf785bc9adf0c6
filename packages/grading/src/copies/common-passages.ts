import type { Span } from '@greenpen/paper';
import { type OwnText, type PlacedWord, SHINGLE_WORDS, shinglesOf, wordsToCompare } from './shingles.ts';

/** The same words in two texts. */
export type CommonPassage = { readonly here: Span; readonly there: Span; readonly words: number };

/** Shorter runs of the same words are found in any two texts on one subject. */
const FEWEST_WORDS = 8;

/** Words that may differ inside a passage: a copy with a word changed here and there reads as one passage. */
const MOST_CHANGED = 4;

/** Places of one shingle that are tried; a phrase that returns more often is a refrain. */
const MOST_PLACES = 16;

type Run = { readonly here: number; readonly there: number; readonly length: number };

/** The passages that two texts have in common, longest first; each word belongs to at most one. */
export function findCommonPassages(here: OwnText, there: OwnText): readonly CommonPassage[] {
  const [ours, theirs] = [wordsToCompare(here), wordsToCompare(there)];
  return joinRuns(findRuns(ours, theirs))
    .flatMap((run) => passageOf(run, ours, theirs))
    .toSorted((a, b) => b.words - a.words || a.here.start - b.here.start);
}

/** From left to right, the longest run of equal words that begins at each place that is not yet covered. */
function findRuns(ours: readonly PlacedWord[], theirs: readonly PlacedWord[]): readonly Run[] {
  const placesOf = new Map<string, number[]>();
  for (const [place, shingle] of shinglesOf(theirs).entries()) {
    const places = placesOf.get(shingle);
    if (places === undefined) placesOf.set(shingle, [place]);
    else if (places.length < MOST_PLACES) places.push(place);
  }
  const shingles = shinglesOf(ours);
  const runs: Run[] = [];
  for (let at = 0; at < shingles.length;) {
    let best: Run = { here: at, there: 0, length: 0 };
    for (const place of placesOf.get(shingles[at] ?? '') ?? []) {
      const length = lengthOfRun(ours, at, theirs, place);
      if (length > best.length) best = { here: at, there: place, length };
    }
    if (best.length > 0) runs.push(best);
    at += Math.max(1, best.length);
  }
  return runs;
}

function lengthOfRun(
  ours: readonly PlacedWord[],
  at: number,
  theirs: readonly PlacedWord[],
  place: number,
): number {
  let length = SHINGLE_WORDS;
  while (ours[at + length] !== undefined && ours[at + length]?.word === theirs[place + length]?.word)
    length += 1;
  return length;
}

/** Runs that follow each other in both texts with a few other words between them become one. */
function joinRuns(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const gapHere = last === undefined ? Number.NaN : run.here - last.here - last.length;
    const gapThere = last === undefined ? Number.NaN : run.there - last.there - last.length;
    if (last !== undefined && gapThere >= 0 && gapHere <= MOST_CHANGED && gapHere === gapThere) {
      joined[joined.length - 1] = { ...last, length: run.here + run.length - last.here };
    } else {
      joined.push(run);
    }
  }
  return joined;
}

function passageOf(
  { here, there, length }: Run,
  ours: readonly PlacedWord[],
  theirs: readonly PlacedWord[],
): readonly CommonPassage[] {
  const [first, last] = [ours[here], ours[here + length - 1]];
  const [theirFirst, theirLast] = [theirs[there], theirs[there + length - 1]];
  if (length < FEWEST_WORDS || !first || !last || !theirFirst || !theirLast) return [];
  return [
    {
      here: { start: first.start, end: last.end },
      there: { start: theirFirst.start, end: theirLast.end },
      words: length,
    },
  ];
}
