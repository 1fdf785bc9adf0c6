import { array, assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { addScores, toShares } from './hashed-weights.ts';

it('turns any scores into shares in their order that sum up to 1', () => {
  const scores = array(double({ min: -500, max: 500, noNaN: true }), { minLength: 1, maxLength: 8 });
  assert(
    property(scores, (given) => {
      const shares = Float64Array.from(given);
      toShares(shares);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      expect(shares.indexOf(Math.max(...shares))).toBe(
        shares.findIndex((share) => share === Math.max(...shares)),
      );
      expect(shares[given.indexOf(Math.max(...given))]).toBe(Math.max(...shares));
    }),
  );
});

it('adds the weights of the rows that the features fall on', () => {
  const weights = Int8Array.from([1, 2, 3, 10, 20, 30]);
  const scores = new Float64Array(3);
  addScores({ width: 3, mask: 1, weights, scale: 0.5 }, Int32Array.from([0, 3, -1, 9]), 3, scores);
  expect([...scores]).toEqual([10.5, 21, 31.5]);
});
