import { describe, expect, it } from 'vitest';
import type { Verdict } from './requirements/requirement.ts';
import type { AreaBasis, ScoreBasis } from './review.ts';
import { ceilingOfTotal, scoreByHand, scoreFromBasis, shareWeights } from './score-from-basis.ts';

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
    const byFindings = { grammar: null, apa: null, content: null };
    expect(scoreByHand(scores, byFindings, { weights, parts: onScale.total }).total).toBe(0);
  });

  it('keeps what the instructor set by hand as she set it', () => {
    const scores = { grammar: 80, apa: 80, content: 80 };
    const of = (grammar: number | null, apa: number | null, content: number | null) =>
      scoreByHand(scores, { grammar, apa, content }, { weights, parts: onScale.total }).total;
    expect([of(null, null, null), of(null, null, 80), of(80, 80, 80)]).toEqual([71.6, 75.4, 80]);
  });
});

describe('a ceiling of the content', () => {
  const finding = 'off-topic:paper-1';
  const limited: ScoreBasis = {
    ...basis,
    areas: { ...basis.areas, content: { ...full, ceilings: [{ most: 10, reason: '', finding }] } },
  };
  const kept = [{ id: finding, check: 'off-topic' }];
  const byFindings = { grammar: null, apa: null, content: null };

  it('is one of the total too, since form is no merit of a paper that does not answer', () => {
    expect(scoreFromBasis(limited, kept, weights)).toMatchObject({ grammar: 100, content: 10, total: 10 });
    expect(scoreFromBasis(limited, [], weights).total).toBe(100);
  });

  it('ends where the instructor scores the content, and not where she scores the grammar', () => {
    const measured = scoreFromBasis(limited, kept, weights);
    const totalling = { weights, ceiling: ceilingOfTotal(limited, kept) };
    expect(scoreByHand(measured, { ...byFindings, grammar: 90 }, totalling).total).toBe(10);
    expect(scoreByHand(measured, { ...byFindings, content: 60 }, totalling).total).toBe(82);
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

  it('lose what a missing part would have earned of the text too, until it is found', () => {
    const given = asked({ a: 'met', b: 'met', c: 'met', d: 'not-found', length: 'met' });
    const basisOf = (parts?: readonly string[]): ScoreBasis => {
      const { requirements } = given;
      return requirements === undefined ? given : { ...given, requirements: { ...requirements, parts } };
    };
    const withParts = basisOf(['a', 'b', 'c', 'd']);
    // 16 points for what was asked, less a quarter of the 56 for the text.
    expect(contentOf(withParts)).toBe(58);
    expect(contentOf(withParts, { d: 'met' })).toBe(76);
    expect(contentOf(withParts, { d: 'cannot-tell' })).toBe(74.8);
    expect(contentOf(basisOf())).toBe(72);
  });

  it('stay as they are in a review made before verdicts were kept', () => {
    const { requirements: _, ...older } = asked({ a: 'not-found' });
    expect(contentOf(older, { a: 'met' })).toBe(56);
  });
});

describe('an area that was not judged', () => {
  const open: ScoreBasis = { ...basis, notJudged: ['apa'] };
  const byFindings = { grammar: null, apa: null, content: null };

  it('leaves its weight to the others and carries the total as its number', () => {
    const kept = [{ id: 'typo:1', check: 'typo' }];
    const scores = scoreFromBasis(open, kept, weights);
    // 96 × 40% + 100 × 60%
    expect(scores).toEqual({ grammar: 96, apa: 98.4, content: 100, total: 98.4 });
    const mean = (scores.grammar * 30 + scores.apa * 25 + scores.content * 45) / 100;
    expect(mean).toBeCloseTo(scores.total, 6);
  });

  it('counts again when the instructor scores it by hand', () => {
    const measured = { grammar: 90, apa: 0, content: 80 };
    const given = { weights, notJudged: open.notJudged };
    expect(scoreByHand(measured, { ...byFindings, apa: 60 }, given)).toEqual({
      grammar: 90,
      apa: 60,
      content: 80,
      total: 78,
    });
    expect(scoreByHand(measured, { ...byFindings, content: 100 }, given)).toEqual({
      grammar: 90,
      apa: 96,
      content: 100,
      total: 96,
    });
  });

  it('leaves the others to count alike where they weigh nothing', () => {
    expect(shareWeights({ grammar: 0, apa: 100, content: 0 }, ['apa'])).toEqual({
      grammar: 50,
      apa: 0,
      content: 50,
    });
    expect(shareWeights(weights, [])).toEqual(weights);
  });
});
