import { describe, expect, it } from 'vitest';
import { estimateWords, sayCost } from './model-cost.ts';

describe('the cost of the language model in words', () => {
  it('names tokens in full while they are few, and in millions after that', () => {
    expect(sayCost({ tokens: 12_400, dollars: 0.02 })).toBe('12,400 tokens, $0.02');
    expect(sayCost({ tokens: 1_240_000, dollars: 3.456 })).toBe('1.2 M tokens, $3.46');
  });

  it('never calls a small cost nothing', () => {
    expect(sayCost({ tokens: 900, dollars: 0.0004 })).toBe('900 tokens, less than $0.01');
    expect(sayCost({ tokens: 0, dollars: 0 })).toBe('0 tokens, $0.00');
  });

  it('says what a class will take before it is started', () => {
    expect(estimateWords(60, { tokens: 15_000, dollars: 0.0183 })).toBe(
      '60 papers: about 0.9 M tokens, $1.10 at the prices that your administrator entered.',
    );
  });

  it('names no dollars without prices', () => {
    expect(estimateWords(1, { tokens: 15_000, dollars: null })).toBe('1 paper: about 15,000 tokens.');
  });
});
