import { describe, expect, it } from 'vitest';
import { costOf, paperCost } from './model-cost.ts';

const priced = { prices: { input: 0.5, output: 4 } };
const judging = { mayJudge: true };

describe('what the language model costs', () => {
  it('counts both directions at their own price', () => {
    expect(costOf({ inputTokens: 2_000_000, outputTokens: 100_000 }, priced)).toEqual({
      tokens: 2_100_000,
      dollars: 1.4,
    });
  });

  it('takes half of it for what was batched', () => {
    const batched = { inputTokens: 1_000_000, outputTokens: 100_000 };
    expect(costOf({ inputTokens: 2_000_000, outputTokens: 100_000, batched }, priced)).toEqual({
      tokens: 2_100_000,
      dollars: 0.95,
    });
  });

  it('names no dollars where no prices were entered', () => {
    expect(costOf({ inputTokens: 10, outputTokens: 5 }, { prices: null })).toEqual({
      tokens: 15,
      dollars: null,
    });
  });

  it('takes three requests of the usual size for a paper, and one where the model only rewords', () => {
    const usual = { inputTokens: 4000, outputTokens: 1000 };
    expect(paperCost(usual, judging, priced).tokens).toBe(15_000);
    expect(paperCost(usual, { mayJudge: false }, priced).tokens).toBe(5000);
  });

  it('guesses before there are papers to tell it by', () => {
    expect(paperCost(null, judging, priced)).toEqual({ tokens: 15_000, dollars: 0.01625 });
  });
});
