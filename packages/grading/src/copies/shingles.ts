import type { Span } from '@greenpen/paper';

/** A paper's text and the parts of it that are the writer's own running words, in order. */
export type OwnText = { readonly text: string; readonly spans: readonly Span[] };

export type PlacedWord = { readonly word: string; readonly start: number; readonly end: number };

/** Words in a row that are compared as one. Two essays on one question hardly ever share so many. */
export const SHINGLE_WORDS = 5;

/** Of this many neighbouring shingles one is kept, so that any 8 words that two papers share have a shingle in common. */
const WINDOW = 4;

/** Longer papers are compared by their first words. */
const MOST_WORDS = 40_000;

const WORD = /[\p{L}\p{N}]+(?:['’‐‑-][\p{L}\p{N}]+)*/gu;

/** The words that are compared: without case, marks and the ways to write an apostrophe or a hyphen. */
export function wordsToCompare({ text, spans }: OwnText): readonly PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const { start, end } of spans) {
    for (const { index, 0: written } of text.slice(start, end).matchAll(WORD)) {
      if (words.length === MOST_WORDS) return words;
      const word = written
        .normalize('NFKD')
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase();
      words.push({ word, start: start + index, end: start + index + written.length });
    }
  }
  return words;
}

/** The words that begin at each place, `SHINGLE_WORDS` at a time. */
export function shinglesOf(words: readonly PlacedWord[]): readonly string[] {
  return Array.from({ length: Math.max(0, words.length - SHINGLE_WORDS + 1) }, (_, index) =>
    words
      .slice(index, index + SHINGLE_WORDS)
      .map(({ word }) => word)
      .join(' '),
  );
}

/**
 * A paper's fingerprint: hashes of shingles chosen by winnowing, each once and in ascending order. `hash` gives a
 * 32-bit integer; with a secret key in it, the fingerprint tells nothing about the text.
 */
export function fingerprintOf(
  own: OwnText,
  hash: (shingle: string) => number = plainHash,
): readonly number[] {
  const shingles = shinglesOf(wordsToCompare(own));
  const order = shingles.map(plainHash);
  const chosen = new Set<string>();
  for (let from = 0; from <= Math.max(0, shingles.length - WINDOW); from += 1) {
    let least = from;
    for (let at = from + 1; at < Math.min(from + WINDOW, shingles.length); at += 1) {
      if ((order[at] ?? 0) < (order[least] ?? 0)) least = at;
    }
    const shingle = shingles[least];
    if (shingle !== undefined) chosen.add(shingle);
  }
  return [...new Set([...chosen].map((shingle) => hash(shingle)))].toSorted((a, b) => a - b);
}

/** FNV-1a over UTF-16 units, as a signed 32-bit integer, with its bits mixed at the end. */
function plainHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
