import { describe, expect, it } from 'vitest';
import { draftPaper } from './testing/draft-paper.ts';
import { wordCount, wordSpansIn } from './words.ts';

describe('wordSpansIn', () => {
  it('counts hyphenated and possessive words once, and punctuation never', () => {
    const text = 'Diaz’s well-being — “so-so” in 2019.';
    expect(wordSpansIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Diaz’s',
      'well-being',
      'so-so',
      'in',
      '2019',
    ]);
  });

  it('gives places from the start given', () => {
    expect(wordSpansIn('a b', 10)).toEqual([
      { start: 10, end: 11 },
      { start: 12, end: 13 },
    ]);
  });
});

describe('wordCount', () => {
  it('counts all blocks', () => {
    expect(wordCount(draftPaper(['One two', 'three.']))).toBe(3);
  });
});
