import { describe, expect, it } from 'vitest';
import { bulletLabel, formatCounter } from './numbering.ts';

describe('list labels', () => {
  it.each([
    [4, 'decimal', '4'],
    [4, 'decimalZero', '04'],
    [1, 'lowerLetter', 'a'],
    [27, 'upperLetter', 'AA'],
    [53, 'lowerLetter', 'aaa'],
    [4, 'lowerRoman', 'iv'],
    [1994, 'upperRoman', 'MCMXCIV'],
    [2, 'ordinal', '2nd'],
    [11, 'ordinal', '11th'],
    [5, 'none', ''],
    [5, 'chineseCounting', '5'],
    [0, 'upperRoman', '0'],
    [999_999, 'upperLetter', '999999'],
  ])('counts %i as %s', (value, format, label) => {
    expect(formatCounter(value, format)).toBe(label);
  });

  it('draws bullets of symbol fonts as a bullet', () => {
    expect(['\uF0B7', '·', 'o', '–', ''].map(bulletLabel)).toEqual(['•', '•', 'o', '–', '']);
  });
});
