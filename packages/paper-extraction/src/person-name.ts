import { inReadingOrder, nameParticles } from '@greenpen/paper';

/** Who wrote a paper, as far as its title page tells. */
export type TitlePageAuthor = { readonly name: string | null; readonly email: string | null };

/** Who wrote a paper, as far as it could be told. */
export type StudentIdentity = TitlePageAuthor & {
  /** A second person whom the title page names where the file's name names the first, or the other way round. */
  readonly otherName: string | null;
};

/** Words that stand on title pages and are in no name. */
const otherWords =
  /^(?:the|an|and|or|of|in|on|for|to|with|from|by|at|is|are|university|college|school|institute|department|faculty|academy|course|class|assignment|essay|paper|week|module|unit|discussion|professor|instructor|dr\.?|prof\.?|final|draft|abstract|introduction|references|title|page|spring|summer|fall|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|psychology|nursing|education|business|english|history|science|health|studies|management|program|section|reflection|report|review|analysis|how|why|what|when|where|who|which|does|do|did|can|should|as|its|their|our|your|his|her|my|not|no|into|over|under|after|before|during|without|between|among|against|about|through|toward|towards|versus|vs\.?|using|this|that|these|those|more|less|than|be|was|were|effects?|impacts?|role|influence|causes?|importance|benefits?|introduction|overview|case|study|theory|research|literature|social|mental|media|sleep|memory|climate|change|technology|learning|teaching|leadership|nutrition|anxiety|stress)$/i;

/** Whether a word of a file's name is about the paper and not about its author: "essay", "v2", "2025-10-03". */
export function isOtherWord(word: string): boolean {
  return (
    otherWords.test(word) ||
    /\d/u.test(word) ||
    /^(?:copy|hw|homework|submission|revised|version|apa|mla)$/iu.test(word)
  );
}

/** Endings of terms that no name has; "Felicity" and "Clement" are shorter or other words. */
const termEnding = /(?:tion|sion|ness|ism|ology|ics|graphy)$|^.{5,}ity$/i;

const nameWord = /^(?:[\p{Lu}][\p{L}\p{M}'’‘ʼ`´.-]*|\p{Lu}\.)$/u;

/** Whether these words look like a person's name: two to five capitalised words, particles and initials. */
export function isLikelyName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 5 || text.length > 60) return false;
  if (words.some((word) => otherWords.test(word) || (word.length > 5 && termEnding.test(word)))) return false;
  const capitalised = words.filter((word) => !nameParticles.has(word.toLowerCase()));
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
