import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { goodPost, plainEssay, soundBody } from '../testing/essays.ts';
import { findWordSalad } from './find-word-salad.ts';
import { readWork } from './read-work.ts';

const saladIn = (text: string) => findWordSalad(readWork(paperFromText(text)).paragraphs).size;

const words = [soundBody, plainEssay, goodPost].join(' ').match(/[\p{L}'’-]+/gu) ?? [];

/** Five hundred words at random with a stop after every fourteenth, always the same for a seed. */
function randomText(seed: number): string {
  let state = seed * 7919;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return Array.from(
    { length: 500 },
    (_, at) => `${words[next() % words.length]}${at % 14 === 13 ? '.' : ''}`,
  ).join(' ');
}

describe('word salad', () => {
  it('is found in words at random, whatever words come up', () => {
    for (let seed = 1; seed <= 60; seed += 1) expect(saladIn(randomText(seed))).toBeGreaterThan(0);
  });

  it.each([soundBody, plainEssay, goodPost])('is not found in prose', (text) => {
    expect(saladIn(text)).toBe(0);
  });
});
