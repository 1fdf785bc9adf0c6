import { describe, expect, it } from 'vitest';
import { greatestOf, leastOf } from './extremes.ts';

describe('the extremes of a list', () => {
  it('are found in lists longer than the stack', () => {
    const values = Array.from({ length: 500_000 }, (_, at) => at - 7);
    expect([leastOf(values), greatestOf(values)]).toEqual([-7, 499_992]);
  });

  it('are infinite for an empty list', () => {
    expect([leastOf([]), greatestOf([])]).toEqual([Infinity, -Infinity]);
  });
});
