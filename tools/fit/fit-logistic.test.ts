import { describe, expect, it } from 'vitest';
import { fitLogistic, logitOf } from './fit-logistic.ts';

describe('fitting a logistic regression', () => {
  it('separates what one sign tells apart, and gives a sign without meaning no weight', () => {
    const examples = [-2, -1, 1, 2].flatMap((sign) =>
      [-1, 1].map((noise) => ({ signs: [sign, noise], isTrue: sign > 0 })),
    );
    const weights = fitLogistic(examples);
    for (const { signs, isTrue } of examples) expect(logitOf(weights, signs) > 0).toBe(isTrue);
    expect(weights[2]).toBeCloseTo(0, 3);
  });

  it('weighs both classes the same, however many examples each has', () => {
    const weights = fitLogistic([
      { signs: [1], isTrue: true },
      ...Array.from({ length: 20 }, () => ({ signs: [-1], isTrue: false })),
    ]);
    expect(logitOf(weights, [0])).toBeCloseTo(0, 3);
  });
});
