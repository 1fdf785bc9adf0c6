import { inReadingOrder } from '@greenpen/grading';
import { isEverydayWord, isNameParticle } from '@greenpen/paper-structure';

/** Who wrote a paper, as far as its title page tells. */
export type TitlePageAuthor = { readonly name: string | null; readonly email: string | null };

/** Who wrote a paper, as far as it could be told. */
export type StudentIdentity = TitlePageAuthor & {
  /** A second person whom the title page names where the file's name names the first, or the other way round. */
  readonly otherName: string | null;
};

/** Whether a word of a file's name is about the paper and not about its author: "essay", "v2", "2025-10-03". */
export function isOtherWord(word: string): boolean {
  return (
    isEverydayWord(word) ||
    /\d/u.test(word) ||
    /^(?:copy|hw|homework|submission|revised|version|apa|mla|introduction)$/iu.test(word)
  );
}

const nameWord = /^(?:[\p{Lu}][\p{L}\p{M}'’‘ʼ`´.-]*|\p{Lu}\.)$/u;

/** Whether these words look like a person's name: two to five capitalised words, particles and initials. */
export function isLikelyName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 5 || text.length > 60) return false;
  if (words.some(isEverydayWord)) return false;
  const capitalised = words.filter((word) => !isNameParticle(word));
  return capitalised.length >= 2 && capitalised.every((word) => nameWord.test(word.replace(/,$/, '')));
}

const credentials = /,\s*(?:rn|bsn|msn|lpn|mba|ph\.?\s?d|ed\.?d|[bm]\.?[as])\b.*$/i;

/** "Diaz, Maria" is "Maria Diaz"; capitals throughout are set down, and a letter with its accent is one, as in class lists. */
export function tidyName(text: string): string {
  const trimmed = text.normalize().replaceAll(/\s+/g, ' ').replace(credentials, '').trim();
  const ordered = inReadingOrder(trimmed);
  return ordered === ordered.toUpperCase() ? ordered.replaceAll(/\p{L}+/gu, capitalise) : ordered;
}

function capitalise(word: string): string {
  return word.length === 1 ? word : word.charAt(0) + word.slice(1).toLowerCase();
}
