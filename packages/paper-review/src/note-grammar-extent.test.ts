import { expect, it } from 'vitest';
import { noteGrammarExtent } from './note-grammar-extent.ts';

const codesOf = (words: number, englishShare = 1, isWhole = true) =>
  noteGrammarExtent({ words, englishShare, isWhole }).map(({ code }) => code);

it('says nothing about an ordinary paper, nor where grammar failed', () => {
  expect(codesOf(900)).toEqual([]);
  expect(noteGrammarExtent(null)).toEqual([]);
});

it('names what keeps grammar from being judged', () => {
  expect(codesOf(0, 0)).toEqual(['grammar-not-english']);
  expect(codesOf(12)).toEqual(['grammar-too-little-text']);
  expect(codesOf(40_000, 1, false)).toEqual(['grammar-first-part']);
});
