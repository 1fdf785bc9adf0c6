import { describe, expect, it } from 'vitest';
import { tagFindings } from '../paper/marks.ts';
import { filterFindings, neighbourOf } from './filter-findings.ts';

const rest = { check: 'c', message: '', quote: null, page: null, suggestions: [], source: '' };
const findings = tagFindings([
  { ...rest, id: '1', area: 'grammar', severity: 'error', span: { start: 1, end: 2 } },
  { ...rest, id: '2', area: 'grammar', severity: 'advice', span: { start: 3, end: 4 } },
  { ...rest, id: '3', area: 'apa', severity: 'error', span: { start: 5, end: 6 } },
]);

describe('filterFindings', () => {
  it('counts advice separately from errors', () => {
    expect(filterFindings(findings, 'grammar').map(({ tag }) => tag)).toEqual(['G1']);
    expect(filterFindings(findings, 'advice').map(({ tag }) => tag)).toEqual(['G2']);
    expect(filterFindings(findings, 'all')).toHaveLength(3);
  });
});

describe('neighbourOf', () => {
  it('wraps around the ends', () => {
    expect(neighbourOf(findings, 'A1', 1)?.tag).toBe('G1');
    expect(neighbourOf(findings, 'G1', -1)?.tag).toBe('A1');
  });

  it('starts at the first, or at the last when going back', () => {
    expect(neighbourOf(findings, null, 1)?.tag).toBe('G1');
    expect(neighbourOf(findings, null, -1)?.tag).toBe('A1');
  });

  it('has no neighbour without findings', () => {
    expect(neighbourOf([], null, 1)).toBeUndefined();
  });
});
