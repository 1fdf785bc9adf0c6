import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureAgreement } from './agreement.ts';

const pairs = (...given: readonly (readonly [drafted: number, approved: number])[]) =>
  given.map(([drafted, approved]) => ({ drafted, approved }));

/** Two dozen papers, the later half approved with so many points more. */
const graded = (later: number) =>
  Array.from({ length: 24 }, (_, index) => ({
    drafted: 60 + (index % 5) * 7,
    approved: 60 + (index % 5) * 7 + (index % 3) + (index < 12 ? 0 : later),
  }));

describe('measureAgreement', () => {
  it('cannot tell from fewer than five papers', () => {
    expect(measureAgreement(pairs([80, 82], [70, 71], [90, 90], [60, 65]))).toBeNull();
  });

  it('finds drafts that agree', () => {
    expect(measureAgreement(pairs([80, 80], [70, 70], [90, 90], [60, 60], [85, 85]))).toMatchObject({
      meanError: 0,
      meanErrorRange: [0, 0],
      bias: 0,
      kappa: 1,
      withinHalfLetter: 1,
      unchanged: 1,
      drift: null,
    });
  });

  it('finds generous drafts and how far they are off', () => {
    const found = measureAgreement(pairs([80, 70], [70, 60], [90, 90], [60, 58], [85, 77]));
    expect(found).toMatchObject({ meanError: 6, bias: 6, withinHalfLetter: 0.4, unchanged: 0.2 });
    expect(found?.course).toEqual([{ papers: 5, meanError: 6 }]);
  });

  it('has no kappa where all marks are alike', () => {
    expect(measureAgreement(pairs([80, 80], [80, 80], [80, 80], [80, 80], [80, 80]))?.kappa).toBeNull();
  });

  it('finds an instructor who grew more generous, and no drift in a steady one', () => {
    expect(measureAgreement(graded(6))?.drift).toMatchObject({ papers: 10 });
    expect(measureAgreement(graded(6))?.drift?.points).toBeCloseTo(6, 0);
    expect(measureAgreement(graded(0))?.drift).toBeNull();
  });

  it('gives numbers for any marks, and a kappa that does not depend on their order', () => {
    const mark = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(mark, mark), { minLength: 5, maxLength: 40 }), (given) => {
        const found = measureAgreement(pairs(...given));
        const other = measureAgreement(pairs(...given.toReversed()));
        expect(Object.values(found ?? {}).some((value) => Number.isNaN(value))).toBe(false);
        expect(found?.kappa ?? 0).toBeCloseTo(other?.kappa ?? 0, 9);
      }),
    );
  });
});
