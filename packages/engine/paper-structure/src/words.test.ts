import { describe, expect, it } from 'vitest';
import { draftPaper } from './testing/draft-paper.ts';
import { asWrittenIn, wordCount, wordSpansIn } from './words.ts';

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

it.each([
  ['armand', 'In the end, Armand burns what Armand had given her.', 'Armand'],
  ['sleep', 'Sleep helps. We know that sleep helps, and Sleep is a journal.', 'sleep'],
  ['falls', 'Falls are common.', 'falls'],
  ['hartwell', 'The study of Hartwell’s group', 'Hartwell'],
])('writes %j as the text does', (word, text, written) => {
  expect(asWrittenIn(word, text)).toBe(written);
});
