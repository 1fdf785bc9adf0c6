import { describe, expect, it } from 'vitest';
import { runChecks, dropRepeats, limitFindings } from './run-checks.ts';
import { manuscriptOf, paperOf } from './testing/paper-of.ts';
import { withReferences } from './testing/with-references.ts';
import type { Finding } from '@greenpen/paper';

const ENTRY = 'Diaz, A. & Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10-19.';
const faulty = paperOf(
  withReferences('Sleep helps us (Diaz and Lee, 2019). Rest helps (Ray et al, 2015).', ENTRY),
);

describe('runChecks', () => {
  it('orders findings by place, each with the words and the page at it', async () => {
    const { findings } = await runChecks(faulty);
    const starts = findings.map(({ span }) => span?.start ?? -1);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const { span, quote, page } of findings) {
      expect(quote).toBe(span === null ? null : faulty.text.slice(span.start, span.end));
      expect(page).toBe(span === null ? null : 1);
    }
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining([
        'apa-citation-ampersand',
        'apa-citation-et-al-form',
        'apa-reference-page-range',
      ]),
    );
  });

  it('gives every finding an id of its own, the same for the same paper', async () => {
    const ids = (await runChecks(faulty)).findings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await runChecks(structuredClone(faulty))).findings.map(({ id }) => id)).toEqual(ids);
  });

  it('says nothing about an empty paper', async () => {
    expect((await runChecks(paperOf(''))).findings).toEqual([]);
    expect((await runChecks(manuscriptOf([]))).findings).toEqual([]);
  });

  it('drops only the findings of a failing check, and names it', async () => {
    const failed: string[] = [];
    const broken = new Proxy(structuredClone(faulty), {
      get: (paper, key) => {
        if (key === 'format') throw new Error('cannot say');
        return Reflect.get(paper, key);
      },
    });
    const checks = (await runChecks(broken, (check) => failed.push(check))).findings.map(
      ({ check }) => check,
    );
    expect(failed).toContain('apa-reference-list-new-page');
    expect(checks).toContain('apa-citation-ampersand');
  });
});

function findingAt(start: number | null, end: number, about: Partial<Finding> = {}): Finding {
  const check = about.check ?? 'apa-citation-order';
  return {
    id: `${check}:${start ?? 'paper'}`,
    area: 'apa',
    check,
    severity: 'error',
    message: 'Something is wrong.',
    span: start === null ? null : { start, end },
    quote: null,
    page: 1,
    suggestions: [],
    source: 'APA 7, 8.12',
    ...about,
  };
}

const idsOf = (findings: readonly Finding[]) => dropRepeats(findings).map(({ id }) => id);

describe('dropRepeats', () => {
  it('puts what concerns the whole paper first and the rest in the order of the text', () => {
    expect(idsOf([findingAt(9, 12), findingAt(2, 4), findingAt(null, 0)])).toEqual([
      'apa-citation-order:paper',
      'apa-citation-order:2',
      'apa-citation-order:9',
    ]);
  });

  it('drops a finding inside a wider one of the same check', () => {
    expect(idsOf([findingAt(2, 20), findingAt(5, 9)])).toEqual(['apa-citation-order:2']);
  });

  it('drops grammar inside words that an APA finding rewrites, and keeps it elsewhere', () => {
    const grammar = { area: 'grammar', check: 'grammar-comma' } as const;
    expect(idsOf([findingAt(2, 20, { suggestions: ['x'] }), findingAt(5, 9, grammar)])).toEqual([
      'apa-citation-order:2',
    ]);
    expect(idsOf([findingAt(2, 20), findingAt(5, 9, grammar)])).toHaveLength(2);
    expect(idsOf([findingAt(2, 20, { suggestions: ['x'] }), findingAt(15, 29, grammar)])).toHaveLength(2);
  });

  it('keeps another APA check inside a wider finding', () => {
    expect(idsOf([findingAt(2, 20), findingAt(5, 9, { check: 'apa-citation-ampersand' })])).toHaveLength(2);
  });
});

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
