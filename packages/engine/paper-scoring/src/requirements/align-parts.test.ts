import { describe, expect, it } from 'vitest';
import { alignParts } from './align-parts.ts';

/** Two sentences in each of four paragraphs. */
const paragraphs = [0, 0, 1, 1, 2, 2, 3, 3];
const fitAt = (...at: readonly number[]) => paragraphs.map((_, index) => (at.includes(index) ? 2 : -1));

const placesOf = (fits: readonly (readonly number[])[]) =>
  alignParts({ fits, paragraphs }).map(({ shares }) => shares.indexOf(Math.max(...shares)));

describe('alignParts', () => {
  it('finds each part where it fits best', () => {
    expect(
      placesOf([fitAt(0, 1), fitAt(2, 3), fitAt(4, 5), fitAt(6, 7)]).map((at) => paragraphs[at]),
    ).toEqual([0, 1, 2, 3]);
  });

  it('settles between two like places by the order of the parts', () => {
    const [, , third] = placesOf([fitAt(0, 1), fitAt(2, 3), fitAt(1, 4), fitAt(6, 7)]);
    expect(third).toBe(4);
  });

  it('needs a part that is answered more than one that is not', () => {
    const [answered, missing] = alignParts({ fits: [fitAt(2, 3), fitAt(2)], paragraphs });
    expect(answered?.need).toBeGreaterThan(missing?.need ?? 0);
  });

  it('gives probabilities', () => {
    for (const { shares, need } of alignParts({ fits: [fitAt(0), fitAt(7)], paragraphs })) {
      expect(shares.every((share) => share >= 0 && share <= 1.000001)).toBe(true);
      expect(need).toBeGreaterThanOrEqual(0);
    }
  });

  it('has nothing to align in an empty paper', () => {
    expect(alignParts({ fits: [[], []], paragraphs: [] }).map(({ shares }) => shares)).toEqual([[], []]);
  });
});
