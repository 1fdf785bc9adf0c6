import { describe, expect, it } from 'vitest';
import { weigh } from '../../packages/engine/paper-scoring/src/requirements/part-weights.ts';
import { fitCases, fitChoices } from './fit-newton.ts';

describe('fitting by Newton steps', () => {
  it('separates cases by what tells them apart, whatever its scale', () => {
    const cases = [-200, -100, 100, 200].flatMap((sign) =>
      [-1, 1].map((noise) => ({ signs: [sign, noise], isTrue: sign > 0 })),
    );
    const fitted = fitCases(cases, 0.03);
    for (const { signs, isTrue } of cases) expect(weigh(fitted, signs) > 0).toBe(isTrue);
    expect(fitted.signs[1]).toBeCloseTo(0, 3);
  });

  it('prefers the chosen option of each choice', () => {
    const choices = [0, 1, 2].map((best) => ({
      options: [0, 1, 2].map((at) => [at === best ? 1 : 0, 5]),
      chosen: new Set([best]),
    }));
    const fitted = fitChoices(choices, 0.003);
    for (const { options, chosen } of choices) {
      const scores = options.map((signs) => weigh(fitted, signs));
      expect(chosen.has(scores.indexOf(Math.max(...scores)))).toBe(true);
    }
  });
});
