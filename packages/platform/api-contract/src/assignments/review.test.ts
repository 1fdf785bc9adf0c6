import { expect, it } from 'vitest';
import { scoreBasis } from './review.ts';

const area = { parts: [], costs: { 'a:1': 4 }, caps: { a: 4 } };
const stored = { words: 900, areas: { grammar: area, apa: area, content: area } };

it('reads a basis that was stored before checks could share a cap', () => {
  expect(scoreBasis.parse(stored)).toEqual(stored);
});

it('keeps the caps that checks share', () => {
  const together = [{ cause: 'not formatted', checks: ['a', 'b'], cap: 4 }];
  const shared = { ...stored, areas: { ...stored.areas, apa: { ...area, together } } };
  expect(scoreBasis.parse(shared)).toEqual(shared);
});

it('keeps the verdicts on what was asked, and takes an unknown one as undecided', () => {
  const requirements = { maxPoints: 15, verdicts: { 'part-a': 'met' }, required: ['part-a'] };
  expect(scoreBasis.parse({ ...stored, requirements })).toEqual({ ...stored, requirements });
  const newer = { ...requirements, verdicts: { 'part-a': 'exceeded' } };
  expect(scoreBasis.parse({ ...stored, requirements: newer }).requirements?.verdicts).toEqual({
    'part-a': 'cannot-tell',
  });
});
