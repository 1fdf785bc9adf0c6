import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './conflict-dialog.tsx';

describe('differenceOf', () => {
  it('finds the words that differ', () => {
    expect(differenceOf('A good paper.', 'A very good paper.')).toEqual({
      before: 'A ',
      mine: '',
      theirs: 'very ',
      after: 'good paper.',
    });
  });

  it('gives both texts back whole', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const { before, mine, theirs, after } = differenceOf(a, b);
        expect([before + mine + after, before + theirs + after]).toEqual([a, b]);
      }),
    );
  });
});
