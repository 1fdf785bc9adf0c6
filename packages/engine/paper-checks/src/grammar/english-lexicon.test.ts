import { beforeAll, expect, it } from 'vitest';
import { englishLexicon, loadEnglishLexicon } from './english-lexicon.ts';

beforeAll(loadEnglishLexicon);

it.each(['homomorphism', 'saliency', 'sociality', 'aalii', 'colour', 'color', 'zymurgy', 'the'])(
  'has “%s”',
  (word) => {
    expect(englishLexicon().has(word)).toBe(true);
  },
);

it.each(['recieve', 'studnets', '', 'a', 'aaaa', 'zzzz', 'the\nof'])('lacks “%s”', (word) => {
  expect(englishLexicon().has(word)).toBe(false);
});

it('tells common words from rare ones', () => {
  const { isCommon } = englishLexicon();
  expect(['students', 'separate', 'homomorphism', 'aardwolf'].map(isCommon)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
