import type { Finding } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { limitFindings } from './limit-findings.ts';

function findingsOf(check: string, count: number, severity: Finding['severity'] = 'error'): Finding[] {
  return Array.from({ length: count }, (_, start) => ({
    id: `${check}:${start}`,
    area: 'grammar',
    check,
    severity,
    message: 'Something is wrong.',
    span: { start, end: start + 1 },
    quote: 'x',
    page: 1,
    suggestions: [],
    source: 'APA 7, chapter 4',
  }));
}

const messageOf = (check: string, severity: Finding['severity']) =>
  limitFindings(findingsOf(check, 60, severity))[0]?.message;

describe('limitFindings', () => {
  it('leaves an ordinary paper as it is', () => {
    const findings = [...findingsOf('grammar-comma', 51), ...findingsOf('grammar-article', 3)];
    expect(limitFindings(findings)).toBe(findings);
  });

  it('keeps the first fifty places of a check and says how many more there are', () => {
    const findings = limitFindings([
      ...findingsOf('grammar-comma', 15_000),
      ...findingsOf('grammar-article', 3),
    ]);
    expect(findings).toHaveLength(54);
    expect(findings[0]).toMatchObject({
      id: 'grammar-comma:more',
      span: null,
      severity: 'error',
      times: 14_950,
    });
    expect(findings[0]?.message).toContain('14,950 more');
    expect(findings.filter(({ check }) => check === 'grammar-article')).toHaveLength(3);
  });

  it('says what the other places are about', () => {
    expect(messageOf('apa-reference-order', 'error')).toBe(
      '10 more places break this rule: Entries are in alphabetical order by first author. The first 50 are marked.',
    );
    expect(messageOf('grammar-spelling', 'advice')).toMatch(
      /^10 more places concern this rule: Words are spelled/u,
    );
    expect(messageOf('apa-quite-new', 'error')).toContain('quite new.');
  });

  it('charges for the errors among them alone', () => {
    const mixed = [...findingsOf('grammar-comma', 55), ...findingsOf('grammar-comma', 20, 'advice')];
    expect(limitFindings(mixed)[0]).toMatchObject({ severity: 'error', times: 5 });
    expect(limitFindings(findingsOf('grammar-wordy', 60, 'advice'))[0]).toMatchObject({ severity: 'advice' });
  });
});
