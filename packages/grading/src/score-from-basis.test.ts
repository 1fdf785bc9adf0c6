import { describe, expect, it } from 'vitest';
import type { Verdict } from './requirements/requirement.ts';
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
});

const part = (id: string, points: number, maxPoints: number) => ({
  id,
  label: id,
  points,
  maxPoints,
  reason: '',
});
const content: AreaBasis = {
  parts: [part('development', 56, 80), part('coverage', 0, 20)],
  costs: {},
  caps: {},
};
const asked = (
  verdicts: Readonly<Record<string, Verdict>>,
  required = Object.keys(verdicts),
): ScoreBasis => ({
  ...basis,
  areas: { ...basis.areas, content },
  requirements: { maxPoints: 20, verdicts, required },
});
const contentOf = (...given: [ScoreBasis, Readonly<Record<string, Verdict>>?]) =>
  scoreFromBasis(given[0], [], weights, given[1]).content;

describe('the points for what was asked', () => {
  it('are the mean of the verdicts, and what could not be judged moves them neither way', () => {
    expect(contentOf(asked({ a: 'met', b: 'partly', c: 'not-found', d: 'cannot-tell' }))).toBe(67);
  });

  it('leave out what is not required', () => {
    expect(contentOf(asked({ a: 'met', b: 'not-found' }, ['a']))).toBe(76);
  });

  it('are the share that the other parts earn where nothing could be judged', () => {
    expect(contentOf(asked({ a: 'cannot-tell' }))).toBe(70);
    expect(contentOf(asked({}))).toBe(70);
  });

  it('follow a corrected verdict, and the engine’s own once it is taken back', () => {
    const given = asked({ a: 'met', b: 'not-found' });
    expect([
      contentOf(given),
      contentOf(given, { b: 'met' }),
      contentOf(given, { b: 'cannot-tell' }),
      contentOf(given, {}),
    ]).toEqual([66, 76, 73, 66]);
  });

  it('stay as they are in a review made before verdicts were kept', () => {
    const { requirements: _, ...older } = asked({ a: 'not-found' });
    expect(contentOf(older, { a: 'met' })).toBe(56);
  });
});
