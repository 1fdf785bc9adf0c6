import type { ReviewOnWire } from '@greenpen/api-contract';
import { expect, it } from 'vitest';
import { compareFindings, wordsOfCheck } from './attempt-changes.tsx';

const finding = (id: string, check: string, severity: 'error' | 'advice' = 'error') => ({
  id,
  check,
  severity,
  area: 'apa' as const,
  message: '',
  span: null,
  quote: null,
  page: null,
  suggestions: [],
  source: '',
});

const review = (
  findings: ReviewOnWire['findings'],
  dismissed: string[] = [],
): Pick<ReviewOnWire, 'findings' | 'dismissed'> => ({ findings, dismissed });

it('lists checks with fewer, more or no findings', () => {
  const before = review([finding('1', 'apa-a'), finding('2', 'apa-a'), finding('3', 'apa-b')]);
  const after = review([finding('4', 'apa-c'), finding('5', 'apa-b'), finding('6', 'apa-d', 'advice')]);
  expect(compareFindings(before, after)).toEqual([
    { check: 'apa-a', area: 'apa', before: 2, after: 0 },
    { check: 'apa-c', area: 'apa', before: 0, after: 1 },
  ]);
  expect(compareFindings(before, { ...before, dismissed: ['3'] })).toEqual([
    { check: 'apa-b', area: 'apa', before: 1, after: 0 },
  ]);
});

it('writes a check ID in words', () => {
  expect(wordsOfCheck('apa-citation-ampersand')).toBe('Citation ampersand');
});
