import { describe, expect, it } from 'vitest';
import { estimateWords, monthWords, overnightDefaultWords, overnightWords, sayCost } from './model-cost.ts';

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

  it('says what it will take overnight, at half the price', () => {
    expect(overnightWords(60, { tokens: 15_000, dollars: 0.0183 })).toBe(
      '60 papers: about 0.9 M tokens, $0.55 at the prices that your administrator entered.',
    );
  });

  it('says what the default of a course means for a class', () => {
    expect(overnightDefaultWords({ tokens: 15_000, dollars: 0.02 })).toContain(
      'for 30 papers about $0.30, instead of $0.60 at once',
    );
    expect(overnightDefaultWords({ tokens: 15_000, dollars: null })).toContain('0.5 M tokens either way');
  });

  it('says what the month’s budget is, and once it is used up, until when', () => {
    const use = { month: { tokens: 900_000, dollars: 1.1 }, paper: { tokens: 15_000, dollars: 0.02 } };
    expect(monthWords({ use, budget: null })).toBe('This month: 0.9 M tokens, $1.10.');
    const budget = { of: 'user' as const, dollars: 5, isSpent: false, renewsOn: '2026-12-01' };
    expect(monthWords({ use, budget })).toBe(
      'This month: 0.9 M tokens, $1.10. Your monthly budget is $5.00.',
    );
    expect(monthWords({ use, budget: { ...budget, of: 'installation', isSpent: true } })).toBe(
      'This month: 0.9 M tokens, $1.10. The monthly budget of your institution is $5.00 for all instructors. The monthly budget of your institution for the language model is used up, so until Dec 1 (UTC) papers are graded by this server alone.',
    );
  });

  it('names no dollars without prices', () => {
    expect(estimateWords(1, { tokens: 15_000, dollars: null })).toBe('1 paper: about 15,000 tokens.');
  });
});
