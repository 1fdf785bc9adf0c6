import { describe, expect, it } from 'vitest';
import { severityAt, strictnesses } from './finding.ts';

describe('the severity of a finding', () => {
  it.each([
    ['stays what it is without a bound', { severity: 'error' }, ['error', 'error', 'error']],
    ['stays advice without a bound', { severity: 'advice' }, ['advice', 'advice', 'advice']],
    [
      'is advice for lenient criteria where writers learn the rule late',
      { severity: 'error', countsFrom: 'standard' },
      ['advice', 'error', 'error'],
    ],
    [
      'is an error for strict criteria alone where it is doubtful',
      { severity: 'advice', countsFrom: 'strict' },
      ['advice', 'advice', 'error'],
    ],
  ] as const)('%s', (_, finding, severities) => {
    expect(strictnesses.map((strictness) => severityAt(finding, strictness))).toEqual(severities);
  });
});
