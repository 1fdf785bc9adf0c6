import { describe, expect, it } from 'vitest';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import { MANNER_MARKS, readManner, weighManner, type Manner } from './manner.ts';

const read = (text: string): Manner => {
  const words = wordsOf(text);
  const sentence = { span: { start: 0, end: text.length }, words, stems: contentStems(words) };
  return readManner({ sentence, text, paragraph: 0, headings: [], saysMore: true });
};
const marksOf = (text: string) => new Set(read(text).map(([mark]) => mark));

describe('the manner of a sentence', () => {
  it('has each mark once and within the table', () => {
    const marks = read('It was not, and still isn’t, clear why 40% of the ferries (Hale, 2019) stopped?').map(
      ([mark]) => mark,
    );
    expect(new Set(marks).size).toBe(marks.length);
    expect(Math.max(...marks)).toBeLessThan(MANNER_MARKS);
  });

  it('is the same where only the subject differs', () => {
    expect(read('The bakeries should not open at night.')).toEqual(read('The galleries should not open at night.'));
  });

  it('tells a contraction with not', () => {
    const [plain, negated] = [marksOf('The ferry does stop here.'), marksOf('The ferry doesn’t stop here.')];
    expect([...negated].filter((mark) => !plain.has(mark)).length).toBeGreaterThan(0);
  });
});

describe('the table of manner', () => {
  const manner: Manner = [
    [0, 1],
    [2, 2],
  ];
  const table = { any: [1, 5, 0.5], limitation: [0, 0, 3], cause: [4, 0, 0] };

  it('counts the row of any part and those of the kinds that are asked for', () => {
    expect(weighManner(manner, [], table)).toBe(2);
    expect(weighManner(manner, [{ name: 'limitation' }], table)).toBe(8);
  });

  it('shares its weight among several kinds', () => {
    const both = weighManner(manner, [{ name: 'limitation' }, { name: 'cause' }], table);
    expect(both).toBeCloseTo(2 + 10 / Math.SQRT2);
  });

  it('says nothing of a kind that no labelled paper was asked for', () => {
    expect(weighManner(manner, [{ name: 'new' }], table)).toBe(2);
  });
});
