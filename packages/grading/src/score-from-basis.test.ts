import { describe, expect, it } from 'vitest';
import type { AreaBasis, ScoreBasis } from './review.ts';
import { scoreFromBasis } from './score-from-basis.ts';

const full: AreaBasis = {
  parts: [{ id: 'base', label: 'Start', points: 100, maxPoints: 100, reason: 'Everyone starts here.' }],
  costs: {},
  caps: {},
};

const basis: ScoreBasis = {
  words: 1000,
  areas: {
    grammar: { ...full, costs: { 'typo:1': 4, 'typo:2': 4 }, caps: { typo: 6 } },
    apa: full,
    content: full,
  },
};

const weights = { grammar: 30, apa: 25, content: 45 };

describe('scoreFromBasis', () => {
  it('takes no more than the cap off for one check', () => {
    const kept = [
      { id: 'typo:1', check: 'typo' },
      { id: 'typo:2', check: 'typo' },
    ];
    expect(scoreFromBasis(basis, kept, weights)).toEqual({
      grammar: 94,
      apa: 100,
      content: 100,
      total: 98.2,
    });
  });

  it('restores the points of a dismissed finding', () => {
    expect(scoreFromBasis(basis, [{ id: 'typo:1', check: 'typo' }], weights).grammar).toBe(96);
  });

  it('counts checks with one cause once, and restores nothing while one of them remains', () => {
    const together = [{ cause: 'not formatted', checks: ['spacing', 'indent'], cap: 4 }];
    const costs = { 'spacing:1': 4, 'indent:1': 4, 'margins:1': 4 };
    const shared: ScoreBasis = { ...basis, areas: { ...basis.areas, apa: { ...full, costs, together } } };
    const [spacing, indent, margins] = ['spacing', 'indent', 'margins'].map((check) => ({
      id: `${check}:1`,
      check,
    }));
    const apaOf = (...kept: readonly (typeof spacing)[]) =>
      scoreFromBasis(
        shared,
        kept.filter((finding) => finding !== undefined),
        weights,
      ).apa;
    expect([apaOf(spacing, indent, margins), apaOf(spacing, indent), apaOf(indent), apaOf()]).toEqual([
      92, 96, 96, 100,
    ]);
  });

  it('limits a score by a ceiling while the finding that it rests on is kept', () => {
    const off = { id: 'content-off-topic:paper-1', check: 'content-off-topic' };
    const ceilings = [{ most: 30, reason: 'The paper does not answer this assignment.', finding: off.id }];
    const limited: ScoreBasis = { ...basis, areas: { ...basis.areas, content: { ...full, ceilings } } };
    expect(scoreFromBasis(limited, [off], weights).content).toBe(30);
    expect(scoreFromBasis(limited, [], weights).content).toBe(100);
    const always = { ...full, ceilings: [{ most: 15, reason: 'Not prose.', finding: null }] };
    const bound: ScoreBasis = { ...basis, areas: { ...basis.areas, content: always } };
    expect(scoreFromBasis(bound, [], weights).content).toBe(15);
  });
});
