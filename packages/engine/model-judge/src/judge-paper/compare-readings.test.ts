import { describe, expect, it } from 'vitest';
import type { ModelJudgement, ModelLevel, ModelVerdict } from '../judgement.ts';
import { compareReadings } from './compare-readings.ts';
import type { VerifiedJudgement } from './verify.ts';

const at = { quote: 'a clock that is wrong', span: { start: 0, end: 21 } };
const nothing: VerifiedJudgement = {
  relevance: null,
  requirements: [],
  criteria: [],
  thesis: null,
  claims: [],
  faults: [],
  strengths: [],
  disputes: [],
  doubts: [],
  failures: [],
  tally: { items: 0, kept: 0 },
};

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
      ...nothing,
      requirements: [verdict('a', 'met')],
      criteria: [level('c', 1)],
      relevance: relevance('on'),
    };
    expect(compareReadings(reading, reading)).toEqual({ ...reading, agreement: { points: 3, same: 3 } });
  });

  it('leaves a verdict open that flips', () => {
    const { requirements, agreement } = compareReadings(
      { ...nothing, requirements: [verdict('a', 'met'), verdict('b', 'partly')] },
      { ...nothing, requirements: [verdict('b', 'partly'), verdict('a', 'not-found')] },
    );
    expect(requirements.map((one) => one.verdict)).toEqual(['cannot-tell', 'partly']);
    expect(agreement).toEqual({ points: 2, same: 1 });
  });

  it('leaves levels and relevance that flip to the measurement', () => {
    const compared = compareReadings(
      { ...nothing, criteria: [level('c', 0), level('d', 2)], relevance: relevance('on') },
      { ...nothing, criteria: [level('c', 1), level('d', 2)], relevance: relevance('off') },
    );
    expect(compared.criteria).toEqual([level('d', 2)]);
    expect(compared.relevance).toBeNull();
  });

  it('says nothing of points that only one reading has', () => {
    const once = { ...nothing, requirements: [verdict('a', 'met')], relevance: relevance('on') };
    expect(compareReadings(once, nothing)).toEqual({ ...once, agreement: { points: 0, same: 0 } });
  });
});
