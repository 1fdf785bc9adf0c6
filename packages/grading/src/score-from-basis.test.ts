import type { Area } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import type { AreaBasis, ScoreBasis } from './review.ts';
import { scoreFromBasis, totalOf } from './score-from-basis.ts';

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

describe('the total', () => {
  const onScale: ScoreBasis = {
    ...basis,
    total: [{ id: 'calibration', label: 'Your scale', points: -8.4, maxPoints: 0, reason: '' }],
  };

  it('is moved to the instructor’s scale after the weighted mean, and stays from 0 to 100', () => {
    expect(scoreFromBasis(onScale, [], weights)).toMatchObject({ content: 100, total: 91.6 });
    const scores = { grammar: 5, apa: 5, content: 5 };
    expect(totalOf(scores, weights, { parts: onScale.total })).toBe(0);
  });

  it('keeps what the instructor set by hand as she set it', () => {
    const scores = { grammar: 80, apa: 80, content: 80 };
    const of = (setByHand: readonly Area[]) => totalOf(scores, weights, { parts: onScale.total, setByHand });
    expect([of([]), of(['content']), of(['grammar', 'apa', 'content'])]).toEqual([71.6, 75.4, 80]);
  });
});

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
});
