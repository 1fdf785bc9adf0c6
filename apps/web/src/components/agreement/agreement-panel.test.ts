import { expect, it } from 'vitest';
import { apartFrom, summaryOf } from './agreement-panel.tsx';

const figures = {
  meanError: 4.26,
  meanErrorRange: [3, 5] as [number, number],
  bias: 2.5,
  kappa: 0.8,
  withinHalfLetter: 0.7,
  unchanged: 0.4,
  course: [],
  drift: null,
};

it('says how far drafts were off, and nothing of a drift that is not clear', () => {
  expect(summaryOf(42, figures)).toBe(
    'Over 42 approved papers, drafts were 4.3 points off and 2.5 points more generous than you on average.',
  );
});

it('says by how much marks rose or fell from the first papers to the last', () => {
  const rose = { points: 6.2, range: [2.7, 9.6] as [number, number], papers: 10 };
  expect(summaryOf(42, { ...figures, drift: rose })).toContain(
    'Your marks rose by about 6 points (3 to 10) from the first ten to the last ten papers',
  );
  const fell = { points: -4.4, range: [-7.4, -1.5] as [number, number], papers: 6 };
  expect(summaryOf(12, { ...figures, drift: fell })).toContain(
    'Your marks fell by about 4 points (2 to 7) from the first six to the last six papers',
  );
});

it('compares marks with what was expected', () => {
  expect([apartFrom(24, 2.2), apartFrom(12.5, -3.1), apartFrom(12, 0.2)]).toEqual([
    '(24 points apart, 2 expected)',
    '(12.5 points apart, −3 expected)',
    '(12 points apart, 0 expected)',
  ]);
});
