import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['teach teaches teaching'],
    ['plan plans planned planning'],
    ['policy policies'],
    ['organize organizes organization organizations organizing'],
    ['require requires required requirement requirements'],
    ['class classes'],
    ['nurse nurses nursing'],
  ])('joins %s', (family) => {
    expect(new Set(family.split(' ').map(stem)).size).toBe(1);
  });

  it.each([
    ['stress', 'stressor'],
    ['nation', 'nature'],
    ['bus', 'business'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});
