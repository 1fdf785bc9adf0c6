import { describe, expect, it } from 'vitest';
import { measureAnswerOrder, orderAnswers } from './answer-order.ts';

describe('the order of answers', () => {
  const isEarlier = orderAnswers(
    [
      [0.9, 0.1, 0],
      [0.1, 0.8, 0.1],
      [0, 0.1, 0.9],
    ],
    3,
  );

  it('speaks for the order of the parts, and against its reverse as much', () => {
    const asAsked = measureAnswerOrder([0, 1, 2], isEarlier);
    expect(asAsked).toBeGreaterThan(2);
    expect(measureAnswerOrder([2, 1, 0], isEarlier)).toBeCloseTo(-asAsked);
    expect(measureAnswerOrder([1, 0, 2], isEarlier)).toBeLessThan(asAsked);
  });

  it('says nothing where nothing was asked', () => {
    expect(measureAnswerOrder([2, 0, 1], orderAnswers([], 3))).toBe(0);
  });
});
