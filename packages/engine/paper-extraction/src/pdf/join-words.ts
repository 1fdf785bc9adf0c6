import type { Line } from './line.ts';

/** Words within lines, which show whether a hyphen at a line's end belongs to the word. */
export type Vocabulary = ReadonlySet<string>;

/** First parts that English joins to the next word with a lasting hyphen. */
const HYPHENATING = new Set(
  'self well non cross co ex anti quasi high low long short first second third one two three four five six full part half all evidence data decision problem student teacher child family community person large small real open near post pre mid'.split(
    ' ',
  ),
);
const URL_TAIL = /(?:https?:\/\/|www\.|doi\.org|doi:)\S*$/i;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Collects the words of all lines but those that a line's end may have cut. */
export function collectVocabulary(lines: readonly Line[]): Vocabulary {
  const words = new Set<string>();
  for (const { text } of lines) {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (index > 0 && index + word.length < text.length) words.add(word.toLowerCase());
    }
  }
  return words;
}

export type Seam = 'blank' | 'nothing' | 'drop-hyphen';

/** Returns the separator between the end of one line and the start of the next within a paragraph. */
export function joinLineEnds(upper: string, lower: string, vocabulary: Vocabulary): Seam {
  const tail = URL_TAIL.exec(upper)?.[0];
  if (tail !== undefined) return continuesUrl(tail, lower) ? 'nothing' : 'blank';
  if (/[–—/]$/.test(upper) && /\S[–—/]$/.test(upper) && /^[\p{L}\p{N}]/u.test(lower)) return 'nothing';
  if (!upper.endsWith('-')) return 'blank';
  const first = /([\p{L}\p{N}'’-]+)-$/u.exec(upper)?.[1]?.toLowerCase();
  const second = /^[\p{L}\p{N}'’]+/u.exec(lower)?.[0];
  if (first === undefined || second === undefined) return 'blank';
  // A capital or a digit after the hyphen is no broken word: "Anglo-Saxon", "COVID-19".
  if (!/^\p{Ll}/u.test(second) || !/\p{L}$/u.test(first)) return 'nothing';
  if (vocabulary.has(first + second)) return 'drop-hyphen';
  if (vocabulary.has(`${first}-${second}`)) return 'nothing';
  const isCompound = HYPHENATING.has(first) || first.includes('-');
  const areWords = first.length > 2 && vocabulary.has(first) && vocabulary.has(second);
  return isCompound || areWords ? 'nothing' : 'drop-hyphen';
}

/** An address broken over two lines: what follows is glued on unless it reads as the next word. */
function continuesUrl(tail: string, lower: string): boolean {
  const word = lower.split(' ', 1)[0] ?? '';
  if (/^(https?:|www\.|[([“"])/i.test(word)) return false;
  if (/[/\-_=&?%#~:@+]$/.test(tail)) return true;
  if (/^[/\-_=&?%#~.]/.test(word)) return true;
  if (tail.endsWith('.')) return /^[a-z0-9]/.test(word) && /[/\d.]/.test(word.slice(0, -1));
  return /\d.*[/.-]|[/_%=].|^\d+\.?$/.test(word) && !word.startsWith('(');
}
