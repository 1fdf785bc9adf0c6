import type { OtherName } from './hide-names.ts';

export type Leak = 'a name' | 'an e-mail address' | 'a student number' | 'an institution';

type Known = {
  readonly studentName: string | null;
  readonly others: readonly OtherName[];
  /** As the title block or the file gives it. */
  readonly studentNumbers?: readonly string[];
};

/** Letters of a word of a name below which it may be any word. */
const SHORTEST = 3;

/**
 * What a prompt still tells about who wrote the paper; `null` where nothing is found. It is looked for in another way
 * than it is hidden, without regard to accents and joints, so that a spelling that hiding missed is noticed.
 */
export function findLeak(prompt: string, { studentName, others, studentNumbers = [] }: Known): Leak | null {
  if (/[^\s@<>()[\]]+@[^\s@<>()[\]]+\.\p{L}{2,}/u.test(prompt)) return 'an e-mail address';
  if (studentNumbers.some((number) => new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u').test(prompt))) {
    return 'a student number';
  }
  const words = foldedWords(prompt);
  const isThere = (name: string, isCapital: boolean): boolean => {
    const wanted = foldedWords(name).map(({ folded }) => folded);
    return words.some(
      ({ word: first }, at) =>
        (!isCapital || /^\p{Lu}/u.test(first)) &&
        wanted.every((word, index) => words[at + index]?.folded === word),
    );
  };
  // "A department of planning" in small letters is any such department.
  const shown = others.find(({ text }) => isThere(text, true));
  if (shown !== undefined) return shown.kind === 'INSTITUTION' ? 'an institution' : 'a name';
  const parts = foldedWords(studentName ?? '').filter(({ folded }) => folded.length >= SHORTEST);
  // One word of a name in small letters is a word: "they will come and may stay".
  const hasOne = parts.length > 1 && isThere(parts.map(({ word }) => word).join(' '), false);
  const hasRare = words.some(
    ({ word, folded }) => /^\p{Lu}/u.test(word) && parts.some((part) => part.folded === folded),
  );
  return hasOne || hasRare ? 'a name' : null;
}

function foldedWords(text: string): readonly { readonly word: string; readonly folded: string }[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => ({
    word,
    folded: word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  }));
}
