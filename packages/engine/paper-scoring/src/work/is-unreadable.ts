import { functionWords } from '../words/function-words.ts';

/** Words after which English allows neither another word of this list nor a preposition or conjunction. */
const articles = new Set(['a', 'an', 'the', 'my', 'your', 'our', 'their', 'its', 'every']);
const cannotFollowArticle = new Set(
  `a an the my your our their its every of in on at by for with from to into and or but because if is are was were
  be been am do does did has have had can could will would shall should may might must they them we us he him she
  it i who which what that than`.split(/\s+/u),
);

/**
 * Whether a run of lower-case words is no English prose: key-mashing, a bare list of words, or real words in an
 * order that English does not allow.
 */
export function isUnreadable(words: readonly string[]): boolean {
  const lexical = words.filter((word) => /\p{L}/u.test(word));
  if (lexical.length < 6) return lexical.length > 2 && lexical.every(isMash);
  const mashed = lexical.filter(isMash).length / lexical.length;
  if (mashed > 0.25) return true;
  const grammatical = lexical.filter((word) => functionWords.has(word)).length / lexical.length;
  if (lexical.length >= 15 && grammatical < 0.05) return true;
  // With its numbers: in "the 61,000 that it cost", a number stands between the article and "that".
  const broken = countBrokenPairs(words);
  return broken / lexical.length > 0.06 && broken >= 2;
}

/** Letters that no English word has: no vowel, five consonants in a row, one letter three times. */
function isMash(word: string): boolean {
  if (word.length < 4 || /[^a-z]/u.test(word)) return false;
  return !/[aeiouy]/u.test(word) || /[bcdfghjklmnpqrstvwxz]{6}/u.test(word) || /([a-z])\1\1/u.test(word);
}

function countBrokenPairs(words: readonly string[]): number {
  let broken = 0;
  for (let index = 1; index < words.length; index += 1) {
    const before = words[index - 1] ?? '';
    if (articles.has(before) && cannotFollowArticle.has(words[index] ?? '')) broken += 1;
  }
  return broken;
}
