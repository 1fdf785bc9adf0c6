import type { Glyph } from './glyph.ts';

/** Of so many letters drawn one after another at most so many are ligatures. */
const IN_A_ROW = 8;
const MOST_LIGATURES = 4;

/** Marks letters that are said to be several, one after another, where a text has a ligature now and then. */
export function markOverstated(glyphs: readonly Glyph[]): void {
  if (!glyphs.some(({ text }) => text.length > 1)) return;
  const letters = glyphs.filter(({ text }) => LETTER.test(text));
  const isLigature = letters.map(({ text }) => countCharacters(text) > 1);
  let count = 0;
  for (const [at, isOne] of isLigature.entries()) {
    if (isOne) count += 1;
    if (isLigature[at - IN_A_ROW] === true) count -= 1;
    if (count <= MOST_LIGATURES) continue;
    for (let back = Math.max(0, at - IN_A_ROW + 1); back <= at; back += 1) {
      const glyph = letters[back];
      if (glyph !== undefined && isLigature[back] === true) glyph.hidden ??= 'hidden-run';
    }
  }
}

const LETTER = /[\p{L}\p{N}]/u;
const LETTERS = /[\p{L}\p{N}]/gu;
const PARTS = /[^\p{M}]/gu;

/** Letters and digits of a text, composed ones counted once. */
export function countLetters(text: string): number {
  return text.normalize('NFC').match(LETTERS)?.length ?? 0;
}

function countCharacters(text: string): number {
  return text.length === 1 ? 1 : (text.normalize('NFC').match(PARTS)?.length ?? 0);
}

/** More characters than these are drawn as one in no script. */
const MOST_IN_ONE = 4;
/** Each character of a ligature takes up this many ems along the line. */
const LEAST_WIDTH = 0.1;

/** Whether one drawn letter, `width` ems wide, can show what it is said to be. */
export function canShow(text: string, width: number): boolean {
  if (text.length < 2 || countLetters(text) === 0) return true;
  const count = countCharacters(text);
  return count < 2 || (count <= MOST_IN_ONE && width >= count * LEAST_WIDTH && !/\s/u.test(text));
}
