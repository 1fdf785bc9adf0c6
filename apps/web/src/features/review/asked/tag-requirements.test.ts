import type { JudgedRequirement } from '@greenpen/api-contract';
import { describe, expect, it } from 'vitest';
import { withPassage } from '../paper/marks.ts';
import { countMet, passageOf, tagRequirements } from './tag-requirements.ts';

const one: JudgedRequirement = {
  id: 'part-a',
  text: 'Explain sleep',
  kind: 'part',
  required: true,
  verdict: 'met',
  quote: 'Sleep is rest.',
  span: { start: 4, end: 18 },
  corrected: null,
};

const asked: readonly JudgedRequirement[] = [
  one,
  { ...one, id: 'part-b', verdict: 'not-found', quote: null, span: null },
  { ...one, id: 'part-c', required: false },
];

describe('the checklist of requirements', () => {
  it('numbers them and takes the instructor’s verdict before the engine’s', () => {
    const tagged = tagRequirements(asked, { 'part-a': null, 'part-b': 'partly' });
    expect(tagged.map(({ tag, current }) => [tag, current])).toEqual([
      ['R1', 'met'],
      ['R2', 'partly'],
      ['R3', 'met'],
    ]);
  });

  it('counts what is required and met', () => {
    expect(countMet(tagRequirements(asked, {}))).toEqual({ met: 1, required: 2 });
    expect(countMet(tagRequirements(asked, { 'part-b': 'met' }))).toEqual({ met: 2, required: 2 });
  });

  it('marks the quotation of the chosen one between the findings’ marks', () => {
    const [first, second] = tagRequirements(asked, {});
    const passage = passageOf(first);
    expect(passage).toEqual({ tag: 'R1', id: 'part-a', kind: 'asked', span: one.span });
    expect(passageOf(second)).toBeNull();
    expect(passageOf(undefined)).toBeNull();
    const marks = [1, 9].map((start) => ({
      tag: `G${start}`,
      id: '',
      kind: 'grammar' as const,
      span: { start, end: start + 1 },
    }));
    expect(withPassage(marks, passage).map(({ tag }) => tag)).toEqual(['G1', 'R1', 'G9']);
    expect(withPassage(marks, null)).toBe(marks);
  });
});
