import { describe, expect, it } from 'vitest';
import { nameLineSpacing } from './paragraph-format.ts';

describe('nameLineSpacing', () => {
  it.each([
    ['single Times', 13.8, 12, 'Times New Roman', 1],
    ['double Times', 27.6, 12, 'Times New Roman', 2],
    ['double Calibri', 26.85, 11, 'Calibri', 2],
    ['1.5 lines of Arial', 18.98, 11, 'Arial', 1.5],
    ['1.15 lines of Calibri', 15.43, 11, 'Calibri', 1.15],
    ['exactly 24 on 12 points', 24, 12, 'Times New Roman', 2],
    ['exactly 18 on 12 points', 18, 12, 'Times New Roman', 1.5],
    ['TeX, single', 14.45, 12, 'Computer Modern', 1],
    ['something in between', 21.4, 12, 'Times New Roman', 1.55],
  ])('names %s', (_, pitch, size, font, named) => {
    expect(nameLineSpacing(pitch, size, font)).toBe(named);
  });

  it('says nothing where lines overlap or nothing was measured', () => {
    expect(nameLineSpacing(2, 12, null)).toBeNull();
    expect(nameLineSpacing(0, 12, null)).toBeNull();
    expect(nameLineSpacing(14, 0, null)).toBeNull();
  });
});
