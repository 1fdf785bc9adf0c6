import { describe, expect, it } from 'vitest';
import {
  formatAgo,
  formatCount,
  formatKilobytes,
  formatMegabytes,
  formatScore,
  formatShort,
  formatSize,
  formatSpace,
} from './format.ts';

describe('sizes', () => {
  it('gives megabytes two decimals and kilobytes one', () => {
    expect(formatMegabytes(1_048_576 * 2.5)).toBe('2.50 MB');
    expect(formatKilobytes(1536)).toBe('1.5 KB');
  });

  it.each([
    [0, '0 Bytes'],
    [1, '1 Byte'],
    [1023, '1023 Bytes'],
    [1024, '1.0 KB'],
    [1_048_576, '1.00 MB'],
  ])('picks the unit that a person would for %i', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });

  it.each([
    [500, '500 Bytes'],
    [5_000_000, '4.77 MB'],
    [5000 * 1024 ** 2, '4.9 GB'],
    [2e12, '1,863 GB'],
  ])('gives gigabytes no more digits than are of use: %i', (bytes, text) => {
    expect(formatSpace(bytes)).toBe(text);
  });
});

describe('formatAgo', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');

  it.each([
    ['2026-03-01T12:00:30Z', 'less than a minute ago'],
    ['2026-03-01T11:59:00Z', '1 minute ago'],
    ['2026-03-01T09:00:00Z', '3 hours ago'],
    ['2026-02-27T12:00:00Z', '2 days ago'],
    ['2024-02-27T12:00:00Z', '2 years ago'],
  ])('says how long ago %s was', (moment, text) => {
    expect(formatAgo(moment, now)).toBe(text);
  });
});

describe('counts and scores', () => {
  it('writes a number in four signs at most', () => {
    expect([0, 980, 1380, 12_400].map(formatShort)).toEqual(['0', '980', '1.4K', '12K']);
  });

  it('puts one thing in the singular', () => {
    expect([formatCount(1, 'finding'), formatCount(1200, 'finding')]).toEqual([
      '1 finding',
      '1,200 findings',
    ]);
  });

  it('keeps one decimal at most', () => {
    expect([formatScore(90), formatScore(86.44)]).toEqual(['90', '86.4']);
  });
});
