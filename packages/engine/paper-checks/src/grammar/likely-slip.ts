import { editDistance } from './edit-distance.ts';

const VOWELS = /[aeiouy]/;
const INFLECTION = /(?:'s|s|es|ed|d|ing|ly|er|ers)$/;
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/**
 * True when a hand or ear could have made `word` of `meant`: one letter too many, too few or swapped, a vowel for
 * a vowel, a neighbouring key; two such slips only where the consonants stay. Terms that a dictionary lacks
 * ("sintering" beside "wintering") differ in other ways.
 */
export function isLikelySlip(word: string, meant: string): boolean {
  const a = word.toLowerCase();
  const b = meant.toLowerCase();
  if (a[0] !== b[0] && !isSwapped(a, b)) return false;
  if (isInflectionOf(a, b)) return false;
  const distance = editDistance(a, b);
  if (distance > 2) return false;
  // A syllable gets lost ("rember"), but none is made up: "glulam" is not "gleam."
  if (consonantsOf(a) === consonantsOf(b)) return a.length <= b.length || lettersOf(a) === lettersOf(b);
  if (distance === 2) return false;
  return a.length !== b.length || isSwapped(a, b) || isNearLetter(a, b);
}

/** "hydrations" beside "hydration", "complexed" beside "complexes": a form that the dictionary does not list. */
function isInflectionOf(a: string, b: string): boolean {
  const stem = a.replace(INFLECTION, '');
  const other = b.replace(INFLECTION, '');
  return stem.length >= 5 && (stem === other || stem === b || a === other);
}

/** True for words that differ in vowels and doubled letters alone. */
export function hasSameConsonants(one: string, other: string): boolean {
  return consonantsOf(one.toLowerCase()) === consonantsOf(other.toLowerCase());
}

/** Consonants in order, with doubled ones as one: "neccesary" and "necessary" agree. */
function consonantsOf(word: string): string {
  return word.replace(/[aeiouy']/g, '').replace(/(.)\1+/g, '$1');
}

/** The same without vowels between: doubled letters count as one only where they are side by side. */
function lettersOf(word: string): string {
  return word.replace(/(.)\1+/g, '$1').replace(/[aeiouy']/g, '');
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = firstDifference(a, b);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** The one letter that differs is a vowel for a vowel, or a neighbour on the keyboard. */
function isNearLetter(a: string, b: string): boolean {
  const at = firstDifference(a, b);
  const one = a[at] ?? '';
  const other = b[at] ?? '';
  if (VOWELS.test(one) && VOWELS.test(other)) return true;
  if (/^(?:[cks][cks]|[sz][sz]|[dt][dt]|[gj][gj]|[ct][ct]|[mn][mn])$/.test(one + other)) return true;
  return (
    at < a.length - 1 &&
    KEYBOARD.some(
      (row) =>
        Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 && row.includes(one) && row.includes(other),
    )
  );
}

/** -1 where there is none. */
function firstDifference(a: string, b: string): number {
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return index;
  return -1;
}
