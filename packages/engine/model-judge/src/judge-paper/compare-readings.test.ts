import { describe, expect, it } from 'vitest';
import type { ModelJudgement, ModelLevel, ModelVerdict } from '../judgement.ts';
import { compareReadings } from './compare-readings.ts';
import { nothingVerified } from './verify.ts';

const at = { quote: 'a clock that is wrong', span: { start: 0, end: 21 } };
const verdict = (id: string, given: ModelVerdict['verdict']): ModelVerdict => ({
  id,
  verdict: given,
  at,
  reason: '',
});
const level = (id: string, given: number): ModelLevel => ({ id, level: given, at, reason: '', next: '' });
const relevance = (given: 'on' | 'off'): ModelJudgement['relevance'] => ({ verdict: given, at, reason: '' });

describe('compareReadings', () => {
  it('keeps what both readings say', () => {
    const reading = {
      ...nothingVerified,
      requirements: [verdict('a', 'met')],
      criteria: [level('c', 1)],
      relevance: relevance('on'),
    };
    expect(compareReadings(reading, reading)).toEqual({ ...reading, agreement: { points: 3, same: 3 } });
  });

  it('leaves a verdict open that flips', () => {
    const { requirements, agreement } = compareReadings(
      { ...nothingVerified, requirements: [verdict('a', 'met'), verdict('b', 'partly')] },
      { ...nothingVerified, requirements: [verdict('b', 'partly'), verdict('a', 'not-found')] },
    );
    expect(requirements.map((one) => one.verdict)).toEqual(['cannot-tell', 'partly']);
    expect(agreement).toEqual({ points: 2, same: 1 });
  });

  it('leaves levels and relevance that flip to the measurement', () => {
    const compared = compareReadings(
      { ...nothingVerified, criteria: [level('c', 0), level('d', 2)], relevance: relevance('on') },
      { ...nothingVerified, criteria: [level('c', 1), level('d', 2)], relevance: relevance('off') },
    );
    expect(compared.criteria).toEqual([level('d', 2)]);
    expect(compared.relevance).toBeNull();
  });

  it('says nothing of points that only one reading has', () => {
    const once = { ...nothingVerified, requirements: [verdict('a', 'met')], relevance: relevance('on') };
    expect(compareReadings(once, nothingVerified)).toEqual({ ...once, agreement: { points: 0, same: 0 } });
  });
});
