import type { Span } from '@greenpen/paper';
import { type OwnText, type PlacedWord, SHINGLE_WORDS, shinglesOf, wordsToCompare } from './shingles.ts';

/** Share of the shorter paper from which on two papers are pointed out as copies. */
export const LEAST_SHARE = 0.4;

/** Hashes that two papers must have in common, some 20 words: two very short answers may agree by chance. */
export const FEWEST_SHARED = 8;

/**
 * Hashes in common, some 50 words, below which the share is that of the longer paper: a quotation without marks is as
 * long, and in a long paper it is no sign of copying.
 */
const FEWEST_IN_PART = 20;

/** A class of fewer papers is too small to show what was handed out to all. */
const FEWEST_IN_CLASS = 6;

/** Papers that are otherwise unlike and share some wording took it from one source. */
const FEWEST_UNLIKE = 2;

/** Wording in more papers than this is common wording without further question. */
const MOST_PAPERS = 100;

export type Fingerprinted = {
  readonly hashes: readonly number[];
  /** Papers of one assignment may share wording that was handed out with it. */
  readonly assignment: string | null;
};

/** Two papers by their places in the list, `one` before `other`, and how much of the shorter is in the other. */
export type LikePapers = { readonly one: number; readonly other: number; readonly share: number };

/**
 * The pairs of papers that are copies, by their fingerprints. Wording is no sign of copying where more than half of
 * an assignment's papers have it, such as a form to fill in, or where unlike papers have it too, such as a sentence
 * of the text that they all read.
 */
export function findLikePapers(papers: readonly Fingerprinted[]): readonly LikePapers[] {
  const index = new WordingIndex(papers);
  const candidates = index.pairs();
  const like = papers.map((_, paper) => new Set([paper]));
  for (const { one, other, isMutual } of candidates) {
    if (!isMutual) continue;
    like[one]?.add(other);
    like[other]?.add(one);
  }
  return candidates
    .map(({ one, other }) => {
      const ring = new Set([...(like[one] ?? []), ...(like[other] ?? [])]);
      return { one, other, share: index.ownShare(one, other, ring) };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => a.one - b.one || a.other - b.other);
}

type Candidate = Omit<LikePapers, 'share'> & { readonly isMutual: boolean };

class WordingIndex {
  readonly #own: readonly (readonly number[])[];
  readonly #papersWith = new Map<number, number[]>();

  constructor(papers: readonly Fingerprinted[]) {
    for (const [paper, { hashes }] of papers.entries()) {
      for (const hash of hashes) {
        const holders = this.#papersWith.get(hash);
        if (holders === undefined) this.#papersWith.set(hash, [paper]);
        else holders.push(paper);
      }
    }
    const sizes = countBy(papers.map(({ assignment }) => assignment));
    for (const [hash, holders] of this.#papersWith) {
      if (holders.length > MOST_PAPERS || isHandedOut(holders, papers, sizes)) this.#papersWith.delete(hash);
    }
    this.#own = papers.map(({ hashes }) => hashes.filter((hash) => this.#papersWith.has(hash)));
  }

  /** Pairs that have enough in common to be looked at; mutual where each is largely the other. */
  pairs(): readonly Candidate[] {
    const papers = this.#own.length;
    const shared = new Map<number, number>();
    for (const holders of this.#papersWith.values()) {
      for (const [at, other] of holders.entries()) {
        for (const one of holders.slice(0, at)) {
          const pair = one * papers + other;
          shared.set(pair, (shared.get(pair) ?? 0) + 1);
        }
      }
    }
    return [...shared].flatMap(([pair, count]) => {
      const [one, other] = [Math.floor(pair / papers), pair % papers];
      const sizes = [this.#own[one]?.length ?? 0, this.#own[other]?.length ?? 0];
      if (count < FEWEST_SHARED || count < LEAST_SHARE * Math.min(...sizes)) return [];
      return [{ one, other, isMutual: count >= LEAST_SHARE * Math.max(...sizes) }];
    });
  }

  /** How much of the shorter paper's own wording is in the other, 0 to 1; `ring` holds the papers like them. */
  ownShare(one: number, other: number, ring: ReadonlySet<number>): number {
    const isOwn = (hash: number): boolean => {
      const holders = this.#papersWith.get(hash) ?? [];
      return holders.filter((paper) => !ring.has(paper)).length < FEWEST_UNLIKE;
    };
    const ours = (this.#own[one] ?? []).filter(isOwn);
    const theirs = new Set((this.#own[other] ?? []).filter(isOwn));
    const shared = ours.filter((hash) => theirs.has(hash)).length;
    const isEnough = shared >= FEWEST_IN_PART || shared >= LEAST_SHARE * Math.max(ours.length, theirs.size);
    return shared >= FEWEST_SHARED && isEnough ? shared / Math.min(ours.length, theirs.size) : 0;
  }
}

function isHandedOut(
  holders: readonly number[],
  papers: readonly Fingerprinted[],
  sizes: ReadonlyMap<string | null, number>,
): boolean {
  if (holders.length < FEWEST_IN_CLASS / 2) return false;
  return [...countBy(holders.map((paper) => papers[paper]?.assignment ?? null))].some(
    ([assignment, count]) => {
      const size = sizes.get(assignment) ?? 0;
      return size >= FEWEST_IN_CLASS && count * 2 > size;
    },
  );
}

function countBy<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

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
