import { describe, expect, it } from 'vitest';
import { readScore } from './read-score.ts';

describe('readScore', () => {
  it.each([
    ['87', 87],
    ['87,25', 87.3],
    [' 0 ', 0],
    ['100', 100],
  ])('reads %j', (text, score) => {
    expect(readScore(text)).toBe(score);
  });

  it.each(['', 'B+', '101', '-1'])('does not take %j', (text) => {
    expect(readScore(text)).toBeUndefined();
  });
});
