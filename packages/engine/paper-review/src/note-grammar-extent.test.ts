import type { GrammarExtent } from '@greenpen/paper';
import { expect, it } from 'vitest';
import { noteGrammarExtent } from './note-extent.ts';

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
  const usual = { words: 300, englishShare: 1, isWhole: true };
  const noted = (more: Partial<GrammarExtent>) => noteGrammarExtent({ ...usual, ...more });
  expect(noted({ copiedWords: 80, capitalWords: 90 })).toEqual([]);
  expect(noted({ capitalWords: 400 })[0]?.message).toContain('400 words');
  const [repeated] = noted({ words: 15, copiedWords: 5985 });
  expect(repeated?.code).toBe('grammar-repeated-text');
  expect(repeated?.message).toContain('15 words');
});
