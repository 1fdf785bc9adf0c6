import type { AreaBasis } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { costLines } from './area-reason.tsx';

const finding = (id: string, check: string): Finding => ({
  id,
  check,
  area: 'grammar',
  severity: 'error',
  message: `About ${check}.`,
  span: { start: 0, end: 1 },
  quote: null,
  page: null,
  suggestions: [],
  source: '',
});

const basis: AreaBasis = {
  parts: [],
  costs: { 'a:1': 2, 'a:2': 2, 'b:1': 5, 'c:1': 0 },
  caps: { a: 3 },
};

describe('costLines', () => {
  const kept = [
    finding('a:1', 'a'),
    finding('a:2', 'a'),
    finding('b:1', 'b'),
    finding('c:1', 'c'),
    finding('d:1', 'd'),
  ];

  it('lists costs in descending order and marks capped ones', () => {
    expect(costLines(basis, kept, 500)).toEqual([
      { check: 'b', message: 'About b.', count: 1, perThousandWords: 2, cost: 5, cap: null },
      { check: 'a', message: 'About a.', count: 2, perThousandWords: 4, cost: 3, cap: 3 },
    ]);
  });

  it('shows faults with one cause as one line', () => {
    const together = [{ cause: 'not formatted', checks: ['b', 'e'], cap: 5 }];
    const shared = { ...basis, costs: { ...basis.costs, 'e:1': 5 }, together };
    expect(costLines(shared, [...kept, finding('e:1', 'e')], 500)[0]).toEqual({
      check: 'b',
      message: 'About b. About e.',
      count: 2,
      perThousandWords: 4,
      cost: 5,
      cap: 5,
    });
    expect(costLines(shared, kept, 500)).toEqual(costLines(basis, kept, 500));
  });

  it('shows no rate per words for findings about the whole paper', () => {
    const whole = { ...finding('b:1', 'b'), span: null };
    expect(costLines(basis, [whole], 500)[0]?.perThousandWords).toBeNull();
  });

  it('does not divide by no words', () => {
    expect(costLines(basis, kept, 0)[0]?.perThousandWords).toBe(0);
  });
});
